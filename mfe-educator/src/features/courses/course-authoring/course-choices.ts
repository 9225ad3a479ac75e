import { t } from '@kere/brand/messages'
import { courseCategoryNames } from '@kere/contracts/courses/course-category-names'
import {
  courseCategories,
  courseLevelNames,
  courseLevels,
  lessonKindNames,
  writtenLessonKinds,
} from '@kere/contracts/courses/course-options'

export const categoryOptions = [
  { value: '', label: t('Choose a category', 'Label, educator') },
  ...courseCategories.map((value) => ({ value, label: courseCategoryNames[value] })),
]

export const levelOptions = [
  { value: '', label: t('Choose a level', 'Label, educator') },
  ...courseLevels.map((value) => ({ value, label: courseLevelNames[value] })),
]

export const kindOptions = writtenLessonKinds.map((value) => ({ value, label: lessonKindNames[value] }))

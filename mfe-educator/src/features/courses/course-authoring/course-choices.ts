import {
  courseCategories,
  courseLevelNames,
  courseLevels,
  lessonKindNames,
  writtenLessonKinds,
} from '@kere/contracts/courses/course-options'

export const categoryOptions = [
  { value: '', label: 'Choose a category' },
  ...courseCategories.map((value) => ({ value, label: value })),
]

export const levelOptions = [
  { value: '', label: 'Choose a level' },
  ...courseLevels.map((value) => ({ value, label: courseLevelNames[value] })),
]

export const kindOptions = writtenLessonKinds.map((value) => ({ value, label: lessonKindNames[value] }))

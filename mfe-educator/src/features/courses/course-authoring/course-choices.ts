import {
  courseCategories,
  courseLevelNames,
  courseLevels,
  lessonKindNames,
  lessonKinds,
} from '@kere/contracts/courses/course-options'

export const categoryOptions = [
  { value: '', label: 'Choose a category' },
  ...courseCategories.map((value) => ({ value, label: value })),
]

export const levelOptions = [
  { value: '', label: 'Choose a level' },
  ...courseLevels.map((value) => ({ value, label: courseLevelNames[value] })),
]

export const kindOptions = lessonKinds.map((value) => ({ value, label: lessonKindNames[value] }))

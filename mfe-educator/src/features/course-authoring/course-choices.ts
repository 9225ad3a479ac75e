import { courseCategories, courseLevelNames, courseLevels } from '@kere/contracts/course-options'

export const categoryOptions = [
  { value: '', label: 'Choose a category' },
  ...courseCategories.map((value) => ({ value, label: value })),
]

export const levelOptions = [
  { value: '', label: 'Choose a level' },
  ...courseLevels.map((value) => ({ value, label: courseLevelNames[value] })),
]

/** `current`: neither archived nor deleted. */
export const ownCourseShelves = ['current', 'archived'] as const

export type OwnCourseShelf = (typeof ownCourseShelves)[number]

/** The default first: touched last. `newest` by creation, which nothing changes. */
export const ownCourseSorts = ['touched', 'untouched', 'newest'] as const

export type OwnCourseSort = (typeof ownCourseSorts)[number]

export const courseLearnerSorts = ['newest', 'oldest'] as const

export type CourseLearnerSort = (typeof courseLearnerSorts)[number]

/** The server has the last word: `text` is what to show. */
export const missingKinds = [
  'title',
  'description',
  'category',
  'level',
  'price',
  'duration',
  'course_url',
  'modules',
  'module_title',
  'module_duration',
  'module_lessons',
  'lesson_title',
  'lesson_content',
  'lesson_video',
  'checks',
] as const

export type MissingKind = (typeof missingKinds)[number]

/** A lesson’s text may hold these, which readers do not see. */
export const leftOutKinds = ['comment', 'definition', 'link', 'note', 'picture'] as const

export type LeftOutKind = (typeof leftOutKinds)[number]

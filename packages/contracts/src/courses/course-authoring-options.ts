/** `current`: neither archived nor deleted. */
export const ownCourseShelves = ['current', 'archived'] as const

export type OwnCourseShelf = (typeof ownCourseShelves)[number]

/** The first is the default: the latest change comes first. `newest` sorts by creation, which never changes. */
export const ownCourseSorts = ['touched', 'untouched', 'newest'] as const

export type OwnCourseSort = (typeof ownCourseSorts)[number]

export const courseLearnerSorts = ['newest', 'oldest'] as const

export type CourseLearnerSort = (typeof courseLearnerSorts)[number]

/** Pages show the `text` that the API sends for each kind, so that the API can add kinds. */
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

/** The parts of a lesson's text that readers do not see. */
export const leftOutKinds = ['comment', 'definition', 'link', 'note', 'picture'] as const

export type LeftOutKind = (typeof leftOutKinds)[number]

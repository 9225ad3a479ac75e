import { t } from '@kere/brand/messages'
/** `current`: neither archived nor deleted. */
export const ownCourseShelves = ['current', 'archived'] as const

export type OwnCourseShelf = (typeof ownCourseShelves)[number]

/** The first is the default: the latest change comes first. `newest` sorts by creation, which never changes. */
export const ownCourseSorts = ['touched', 'untouched', 'newest'] as const

export type OwnCourseSort = (typeof ownCourseSorts)[number]

export const courseLearnerSorts = ['newest', 'oldest'] as const

export type CourseLearnerSort = (typeof courseLearnerSorts)[number]

/** Pages show the `text` that the API sends for a kind that they do not know, so that the API can add kinds. */
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

/** These texts say what each kind lacks; what a lesson's checks lack is said of the check. */
export const missingTexts: Readonly<Record<Exclude<MissingKind, 'checks'>, string>> = {
  title: t('Course title is required', 'Error: publishing a course'),
  description: t('Course description is required', 'Error: publishing a course'),
  category: t('Category is required', 'Error: publishing a course'),
  level: t('Level is required', 'Error: publishing a course'),
  price: t('Price is required', 'Error: publishing a course'),
  duration: t('Invalid duration format', 'Error: publishing a course'),
  course_url: t('Course link must begin with https://', 'Error: publishing a course'),
  modules: t('At least one module is required', 'Error: publishing a course'),
  module_title: t('Module title is required', 'Error: publishing a course'),
  module_duration: t('Invalid duration format', 'Error: publishing a course'),
  module_lessons: t('This module needs a lesson', 'Error: publishing a course'),
  lesson_title: t('Lesson title is required', 'Error: publishing a course'),
  lesson_content: t('This lesson is empty', 'Error: publishing a course'),
  lesson_video: t('This lesson needs a link to its video', 'Error: publishing a course'),
}

/** The parts of a lesson's text that readers do not see. */
export const leftOutKinds = ['comment', 'definition', 'link', 'note', 'picture'] as const

export type LeftOutKind = (typeof leftOutKinds)[number]

import { t } from '@kere/brand/messages'

export const courseCategories = [
  'Climate Science',
  'Renewable Energy',
  'Sustainable Agriculture',
  'Waste Management',
  'Conservation',
  'Green Building',
  'Sustainable Business',
  'Environmental Policy',
  'Biodiversity',
  'Water Resources',
  'Sustainable Development',
  'Urban Sustainability',
  'Economics & Labour',
  'Social Justice & Law',
] as const

export type CourseCategory = (typeof courseCategories)[number]

export const courseLevels = ['beginner', 'intermediate', 'advanced'] as const

export type CourseLevel = (typeof courseLevels)[number]

export const courseLevelNames = {
  beginner: t('Beginner', 'Level of a course'),
  intermediate: t('Intermediate', 'Level of a course'),
  advanced: t('Advanced', 'Level of a course'),
} satisfies Record<CourseLevel, string>

/** The default comes first (S-085). */
export const courseSorts = ['newest', 'oldest', 'price-low', 'price-high'] as const

/** Relevance needs search words. It is the first order if there are some (W-53). */
export const searchSorts = ['relevance', ...courseSorts] as const

export type CourseSort = (typeof searchSorts)[number]

export const sortsFor = (search: string | undefined): readonly [CourseSort, ...CourseSort[]] =>
  search?.trim() ? searchSorts : courseSorts

/** The kinds that an educator can choose. */
export const writtenLessonKinds = ['video', 'reading', 'task'] as const

export type WrittenLessonKind = (typeof writtenLessonKinds)[number]

/** A short reading is shown as a note. */
export const lessonKinds = [...writtenLessonKinds, 'note'] as const

export type LessonKind = (typeof lessonKinds)[number]

export const lessonKindNames = {
  video: t('Video', 'Kind of lesson'),
  reading: t('Reading', 'Kind of lesson: a text'),
  task: t('Field task', 'Kind of lesson: work outdoors'),
  note: t('Note', 'Kind of lesson: a short text'),
} satisfies Record<LessonKind, string>

/** `archived`: not in the catalogue, but still open to its learners. `deleted`: can be restored until it is erased. */
export const ownCourseStatuses = ['draft', 'published', 'changed', 'archived', 'deleted'] as const

export type OwnCourseStatus = (typeof ownCourseStatuses)[number]

export const ownCourseStatusNames = {
  draft: 'Draft',
  published: 'Published',
  changed: 'Draft changes',
  archived: 'Archived',
  deleted: 'Deleted',
} as const satisfies Record<OwnCourseStatus, string>

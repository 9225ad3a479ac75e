import { t } from '@kere/brand/messages'
/** Opening a course begins it (C-61). */
export const enrollmentStatuses = ['not_started', 'in_progress', 'completed'] as const

export type EnrollmentStatus = (typeof enrollmentStatuses)[number]

export const enrollmentStatusNames = {
  not_started: t('Not Started', 'State of a course for a learner'),
  in_progress: t('In Progress', 'State of a course for a learner'),
  completed: t('Completed', 'State of a course for a learner'),
} satisfies Record<EnrollmentStatus, string>

/** Only a person whose standing is `none` may enroll. */
export const courseStandings = ['none', 'own', 'enrolled', 'completed'] as const

export type CourseStanding = (typeof courseStandings)[number]

/** The default comes first (S-362). */
export const enrollmentSorts = ['newest', 'oldest'] as const

export type EnrollmentSort = (typeof enrollmentSorts)[number]

export const learningLimits = {
  /** The limit for the notes on one lesson, in characters. */
  noteLength: 10_000,
  /** The limit for the notes of one account on all its courses. */
  notes: 1000,
  /** The characters of a description in the list of courses (S-361). */
  summaryLength: 100,
} as const

/** The texts come from the error catalogue (C-62); their endings follow U-09. */
export const enrollmentMessages = {
  notAvailable: t('This course is not available for enrollment', 'Error'),
  alreadyEnrolled: t('You are already enrolled in this course', 'Error'),
  ownCourse: t('You teach this course, so you cannot enroll in it', 'Error'),
  notFree: t('This course has a price, so you order it first', 'Error'),
  listFailed: 'Failed to fetch enrollments. Please check your internet connection and try again.',
  oneFailed: 'Failed to fetch enrollment. Please check your internet connection and try again.',
  enrollFailed: t('Failed to enroll in course. Please check your internet connection and try again.', 'Error'),
  leaveFailed: 'Failed to leave course',
  completedStays: 'You have completed this course, so it stays in your courses',
  progressFailed: 'Failed to update progress',
  completionFailed: 'Failed to mark course as completed',
  noteFailed: 'Failed to save your note',
  notesFailed: 'Failed to fetch your notes',
  lessonFailed: 'Failed to fetch lesson',
  lessonNotFound: t('Lesson not found', 'Error'),
} as const

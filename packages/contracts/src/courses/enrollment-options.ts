/** Opening a course begins it (C-61). */
export const enrollmentStatuses = ['not_started', 'in_progress', 'completed'] as const

export type EnrollmentStatus = (typeof enrollmentStatuses)[number]

export const enrollmentStatusNames = {
  not_started: 'Not Started',
  in_progress: 'In Progress',
  completed: 'Completed',
} as const satisfies Record<EnrollmentStatus, string>

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
  notAvailable: 'This course is not available for enrollment',
  alreadyEnrolled: 'You are already enrolled in this course',
  ownCourse: 'You teach this course, so you cannot enroll in it',
  notFree: 'This course has a price, so you order it first',
  listFailed: 'Failed to fetch enrollments. Please check your internet connection and try again.',
  oneFailed: 'Failed to fetch enrollment. Please check your internet connection and try again.',
  enrollFailed: 'Failed to enroll in course. Please check your internet connection and try again.',
  leaveFailed: 'Failed to leave course',
  completedStays: 'You have completed this course, so it stays in your courses',
  progressFailed: 'Failed to update progress',
  completionFailed: 'Failed to mark course as completed',
  noteFailed: 'Failed to save your note',
  notesFailed: 'Failed to fetch your notes',
  lessonFailed: 'Failed to fetch lesson',
  lessonNotFound: 'Lesson not found',
} as const

/** A course that was opened has begun (C-61). */
export const enrollmentStatuses = ['not_started', 'in_progress', 'completed'] as const

export type EnrollmentStatus = (typeof enrollmentStatuses)[number]

export const enrollmentStatusNames = {
  not_started: 'Not Started',
  in_progress: 'In Progress',
  completed: 'Completed',
} as const satisfies Record<EnrollmentStatus, string>

/** `none` may enroll. */
export const courseStandings = ['none', 'own', 'enrolled', 'completed'] as const

export type CourseStanding = (typeof courseStandings)[number]

/** The default first (S-362). */
export const enrollmentSorts = ['newest', 'oldest'] as const

export type EnrollmentSort = (typeof enrollmentSorts)[number]

export const learningLimits = {
  /** Characters of the notes on one lesson. */
  noteLength: 10_000,
  /** Notes of one account, on all its courses. */
  notes: 1000,
  /** Characters of a description in the list of courses (S-361). */
  summaryLength: 100,
} as const

/** The texts come from the error catalogue (C-62); their last parts follow U-09. */
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

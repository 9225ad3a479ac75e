/** Texts of the brief's error catalogue that screens show (C-62), once for everybody. */
export const messages = {
  /** No connection, or no answer in time (S-532). */
  connection: 'Unable to connect to the database. Please check your internet connection and try again.',
  coursesFailed: 'Error loading courses. Please try again.',
  noCourses: 'No courses found',
  courseNotFound: 'Course not found',
  pageNotFound: 'Page not found',
} as const

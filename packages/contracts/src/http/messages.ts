/** The texts come from the error catalogue (C-62). */
export const messages = {
  connection: 'Unable to connect to the database. Please check your internet connection and try again.',
  emailRequired: 'Email is required',
  passwordRequired: 'Password is required',
  /** The same text for an unknown address and a wrong password (S-310). */
  invalidCredentials: 'Invalid email or password',
  registrationFailed: 'Failed to create account',
  googleFailed: 'Failed to sign in with Google',
  authenticationFailed: 'Failed to complete authentication. Please try again.',
  coursesFailed: 'Error loading courses. Please try again.',
  noCourses: 'No courses found',
  courseNotFound: 'Course not found',
  pageNotFound: 'Page not found',
} as const

import { t } from '@kere/brand/messages'

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
  coursesFailed: t('Error loading courses. Please try again.', 'Error'),
  noCourses: t('No courses found', 'Error'),
  courseNotFound: t('Course not found', 'Error'),
  pageNotFound: t('Page not found', 'Error'),
} as const

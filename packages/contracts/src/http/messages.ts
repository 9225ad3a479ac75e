import { t } from '@kere/brand/messages'

/** The texts come from the error catalogue (C-62). */
export const messages = {
  connection: t('Unable to connect to the database. Please check your internet connection and try again.', 'Error'),
  emailRequired: t('Email is required', 'Error'),
  passwordRequired: t('Password is required', 'Error'),
  /** The same text for an unknown address and a wrong password (S-310). */
  invalidCredentials: t('Invalid email or password', 'Error'),
  registrationFailed: t('Failed to create account', 'Error'),
  googleFailed: t('Failed to sign in with Google', 'Error'),
  authenticationFailed: t('Failed to complete authentication. Please try again.', 'Error'),
  coursesFailed: t('Error loading courses. Please try again.', 'Error'),
  noCourses: t('No courses found', 'Error'),
  courseNotFound: t('Course not found', 'Error'),
  pageNotFound: t('Page not found', 'Error'),
} as const

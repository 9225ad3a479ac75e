export const onboardingMessages = {
  /** S-319 */
  roleRequired: 'Please select a role to continue',
  roleFailed: 'Failed to set role. Please try again.',
  /** S-325, S-327 */
  dateOfBirthRequired: 'Date of birth is required',
  dateOfBirthInvalid: 'Please enter a date of birth in the past',
  dateOfBirthUnreal: 'Please enter a real date, with four digits for the year',
  /** S-329 */
  profileFailed: 'Failed to save profile information. Please try again.',
} as const

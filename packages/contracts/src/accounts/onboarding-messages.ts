export const onboardingMessages = {
  roleRequired: 'Please select a role to continue',
  roleFailed: 'Failed to set role. Please try again.',
  dateOfBirthRequired: 'Date of birth is required',
  dateOfBirthInvalid: 'Please enter a date of birth in the past',
  dateOfBirthUnreal: 'Please enter a real date, with four digits for the year',
  profileFailed: 'Failed to save profile information. Please try again.',
} as const

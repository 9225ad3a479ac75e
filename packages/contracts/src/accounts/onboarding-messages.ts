import { t } from '@kere/brand/messages'
export const onboardingMessages = {
  roleRequired: t('Please select a role to continue', 'Error: onboarding'),
  roleFailed: t('Failed to set role. Please try again.', 'Error: onboarding'),
  dateOfBirthRequired: t('Date of birth is required', 'Error: onboarding'),
  dateOfBirthInvalid: t('Please enter a date of birth in the past', 'Error: onboarding'),
  dateOfBirthUnreal: t('Please enter a real date, with four digits for the year', 'Error: onboarding'),
  profileFailed: t('Failed to save profile information. Please try again.', 'Error: onboarding'),
} as const

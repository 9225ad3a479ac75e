import { t } from '@kere/brand/messages'
export const genders = ['male', 'female', 'other', 'prefer_not_to_say'] as const

export const profileMessages = {
  saved: t('Profile updated successfully!', 'Notice, profile'),
  failed: t('Failed to update profile. Please try again.', 'Error, profile'),
  removalFailed: t('Failed to remove image. Please try again.', 'Error, profile'),
} as const

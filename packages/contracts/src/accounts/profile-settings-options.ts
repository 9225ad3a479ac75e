export const genders = ['male', 'female', 'other', 'prefer_not_to_say'] as const

export const profileMessages = {
  saved: 'Profile updated successfully!',
  failed: 'Failed to update profile. Please try again.',
  removalFailed: 'Failed to remove image. Please try again.',
} as const

import { defineFileKind } from './file-kind.ts'

/** S-356 to S-358, C-47 */
export const avatar = defineFileKind({
  name: 'avatar',
  folder: 'avatars',
  maxBytes: 500 * 1024,
  types: ['image/webp', 'image/jpeg', 'image/png'],
  uploaders: ['student', 'educator', 'admin'],
  readers: 'everybody',
  perAccount: 20,
  aspect: [1, 1],
  keptWidth: 512,
  messages: {
    tooLarge: 'Image size must be less than 500KB. Please compress your image and try again.',
    wrongType: 'Please select a JPG, PNG, or WEBP image file.',
    failed: 'Failed to upload image. Please try again.',
  },
})

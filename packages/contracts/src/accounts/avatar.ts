import { defineFileKind } from '../files/file-kind.ts'
import { smallPictures } from '../files/small-picture.ts'

const photo = {
  maxBytes: 500 * 1024,
  types: ['image/webp', 'image/jpeg', 'image/png'],
  uploaders: ['student', 'educator', 'admin'],
  readers: 'everybody',
  perAccount: 20,
  aspect: [1, 1],
  messages: {
    tooLarge: 'Image size must be less than 500KB. Please compress your image and try again.',
    tooManyPixels: 'The picture has too many pixels. Use one of at most 1 megapixel.',
    wrongType: 'Please select a JPG, PNG, or WEBP image file.',
    failed: 'Failed to upload image. Please try again.',
  },
} as const

export const smallAvatar = defineFileKind({
  ...photo,
  name: 'avatar_small',
  folder: smallPictures,
  maxBytes: 20 * 1024,
  keptWidth: 160,
  maxPixels: 160 * 160,
})

export const avatar = defineFileKind({
  ...photo,
  name: 'avatar',
  folder: 'avatars',
  keptWidth: 512,
  maxPixels: 1_000_000,
  small: smallAvatar,
})

import { defineFileKind } from '../files/file-kind.ts'
import { smallPictures } from '../files/small-picture.ts'

const cover = {
  maxBytes: 1024 * 1024,
  types: ['image/webp', 'image/jpeg', 'image/png'],
  uploaders: ['educator', 'admin'],
  readers: 'everybody',
  perAccount: 500,
  aspect: [16, 9],
  messages: {
    tooLarge: 'Image size must be less than 1MB',
    tooManyPixels: 'The picture has too many pixels. Use one of at most 2 megapixels',
    wrongType: 'File must be an image',
    failed: 'Failed to upload image. Please try again.',
  },
} as const

export const smallCover = defineFileKind({
  ...cover,
  name: 'cover_small',
  folder: smallPictures,
  maxBytes: 80 * 1024,
  // Covers of courses and of events use it.
  perAccount: 2 * cover.perAccount,
  keptWidth: 640,
  maxPixels: 640 * 361,
})

export const courseCover = defineFileKind({
  ...cover,
  name: 'course_cover',
  folder: 'covers',
  maxPixels: 2_000_000,
  small: smallCover,
})

import { t } from '@kere/brand/messages'
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
    tooLarge: t('Image size must be less than 1MB', 'Error: a file'),
    tooManyPixels: t('The picture has too many pixels. Use one of at most 2 megapixels', 'Error: a file'),
    wrongType: t('File must be an image', 'Error: a file'),
    failed: t('Failed to upload image. Please try again.', 'Error: a file'),
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

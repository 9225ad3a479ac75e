import { defineFileKind } from './file-kind.ts'

/** The poster of an event; as a course's cover (S-383, C-47). */
export const eventCover = defineFileKind({
  name: 'event_cover',
  folder: 'posters',
  maxBytes: 1024 * 1024,
  types: ['image/webp', 'image/jpeg', 'image/png'],
  uploaders: ['educator', 'admin'],
  readers: 'everybody',
  perAccount: 500,
  aspect: [16, 9],
  messages: {
    tooLarge: 'Image size must be less than 1MB',
    wrongType: 'File must be an image',
    failed: 'Failed to upload image. Please try again.',
  },
})

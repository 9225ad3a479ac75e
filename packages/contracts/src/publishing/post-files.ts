import { courseCover } from '../courses/course-cover.ts'
import { defineFileKind } from '../files/file-kind.ts'

/** The rules equal those of a course's cover (S-383, C-47). */
export const postCover = defineFileKind({ ...courseCover, name: 'post_cover', folder: 'posts' })

export const postPicture = defineFileKind({
  name: 'post_picture',
  folder: 'post-pictures',
  maxBytes: 1024 * 1024,
  maxPixels: 2_000_000,
  types: ['image/webp', 'image/jpeg', 'image/png'],
  uploaders: ['educator', 'admin'],
  readers: 'everybody',
  perAccount: 2000,
  keptWidth: 1320,
  messages: courseCover.messages,
})

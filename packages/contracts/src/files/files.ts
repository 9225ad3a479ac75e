import * as z from 'zod/mini'
import { defineEndpoint } from '../http/endpoint.ts'
import { fileTypes } from './file-kind.ts'
import { fileKindNames, largestFileBytes } from './file-kinds.ts'
import { openEnum } from '../http/open-enum.ts'
import { roles } from '../accounts/roles.ts'

// Both requests of an upload may be repeated. A file that nothing uses is deleted after a day. A capability uses a file
// by storing its `path` or `id` in a column that the triggers count (`d1/schema/base/files.ts`).

export const problems = {
  file_too_large: { status: 413, title: 'The file is too large' },
  file_empty: { status: 422, title: 'The file is empty' },
  file_refused: { status: 415, title: 'Files of this type are not accepted' },
  image_too_large: { status: 422, title: 'The picture has too many pixels' },
  too_many_files: { status: 429, title: 'You have uploaded too many files. Try again tomorrow' },
  upload_mismatch: { status: 422, title: 'The file did not arrive whole. Nothing was saved' },
  upload_superseded: { status: 409, title: 'A newer upload of this file has replaced this one' },
  upload_failed: { status: 503, title: 'The file could not be saved' },
} as const

const id = z.string().check(z.maxLength(64))

export const storedFile = z.object({
  id: z.string(),
  /**
   * The file's permanent same-origin address, if everybody may see files of this kind; otherwise null. It contains the
   * address of the small rendition.
   */
  path: z.nullable(z.string()),
  type: openEnum(fileTypes),
  size: z.int(),
  width: z.nullable(z.int()),
  height: z.nullable(z.int()),
})

export type StoredFile = z.infer<typeof storedFile>

export const beginUpload = defineEndpoint('beginUpload', 'POST /api/files', {
  summary: 'Begins an upload: refused at once where its kind is not the caller’s to upload or takes less.',
  access: { roles },
  body: z.strictObject({
    kind: z.enum(fileKindNames),
    size: z.int().check(z.minimum(0)),
    /** The id of the small rendition, which is uploaded first. Lists cannot show a picture without one. */
    small: z.optional(id),
  }),
  response: z.object({ id: z.string() }),
  problems: ['file_too_large', 'file_empty', 'too_many_files'],
  failure: 'Failed to upload the file',
})

export const uploadFile = defineEndpoint('uploadFile', 'PUT /api/files/:id/content', {
  summary: 'Sends the bytes of an upload that was begun. Sent again they are stored once.',
  access: { roles },
  bytes: { maxBytes: largestFileBytes },
  response: storedFile,
  problems: ['file_refused', 'image_too_large', 'upload_mismatch', 'upload_superseded', 'upload_failed'],
  failure: 'Failed to upload the file',
  isNeverStored: true,
})

export const downloadFile = defineEndpoint('downloadFile', 'GET /api/files/:id/content', {
  summary: 'A stored file, as an attachment, for who uploaded it and the readers of its kind.',
  access: { roles },
  response: z.string(),
  mediaType: 'application/octet-stream',
  failure: 'Failed to fetch the file',
})

export const createFileLink = defineEndpoint('createFileLink', 'POST /api/files/:id/links', {
  summary: 'A link to a stored file that anybody may follow for five minutes.',
  access: { roles },
  response: z.object({ href: z.string(), expiresAt: z.iso.datetime() }),
  failure: 'Failed to make a link to the file',
})

export const followFileLink = defineEndpoint('followFileLink', 'GET /api/file-links/:token', {
  summary: 'The file that a link was made for, as an attachment.',
  access: 'public',
  params: z.object({ token: z.string().check(z.maxLength(1000)) }),
  response: z.string(),
  mediaType: 'application/octet-stream',
  failure: 'Failed to fetch the file',
})

export const getMedia = defineEndpoint('getMedia', 'GET /api/media/:folder/:name', {
  summary: 'A file of a kind that everybody may see; the site shows it at /media/….',
  access: 'public',
  params: z.object({ folder: z.string().check(z.maxLength(40)), name: z.string().check(z.maxLength(80)) }),
  response: z.string(),
  mediaType: 'application/octet-stream',
  failure: 'Failed to fetch the file',
  // A picture of an erased person cannot be removed from every cache, so caches must drop it themselves.
  maxAgeSeconds: 30,
})

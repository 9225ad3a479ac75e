import * as z from 'zod/mini'
import { roles } from '../accounts/roles.ts'
import { defineEndpoint } from '../http/endpoint.ts'

/** The answer of endpoints that let somebody read a private document. */
export const documentLink = z.object({ href: z.string(), expiresAt: z.iso.datetime() })

export const followDocumentLink = defineEndpoint('followDocumentLink', 'GET /api/document-links/:token', {
  summary: 'The private document that a link was made for, for five minutes and for whom it was made alone.',
  access: { roles },
  params: z.object({ token: z.string().check(z.maxLength(1000)) }),
  response: z.string(),
  mediaType: 'application/octet-stream',
  failure: 'Failed to fetch the document',
})

import * as z from 'zod/mini'
import { defineEndpoint } from '../http/endpoint.ts'
import { roles } from './roles.ts'

export const sessionSummary = z.object({
  id: z.string(),
  createdAt: z.iso.datetime(),
  /** Accurate to ten minutes, the life of an access token. */
  lastSeenAt: z.iso.datetime(),
  device: z.string(),
  isCurrent: z.boolean(),
})

export type SessionSummary = z.infer<typeof sessionSummary>

export const listSessions = defineEndpoint('listSessions', 'GET /api/me/sessions', {
  summary: 'Where the caller is signed in, the most recently seen first.',
  access: { roles, minors: 'open' },
  isOpenUnsecured: true,
  response: z.object({ items: z.array(sessionSummary) }),
  failure: 'Failed to fetch your sessions',
})

export const revokeOtherSessions = defineEndpoint('revokeOtherSessions', 'DELETE /api/me/sessions', {
  summary: 'Signs the caller out everywhere but here.',
  access: { roles, minors: 'open' },
  isOpenUnsecured: true,
  failure: 'Failed to sign out the other sessions',
})

export const revokeSession = defineEndpoint('revokeSession', 'DELETE /api/me/sessions/:id', {
  summary: 'Signs one of the caller’s sessions out, be it this one.',
  access: { roles, minors: 'open' },
  isOpenUnsecured: true,
  failure: 'Failed to sign out the session',
})

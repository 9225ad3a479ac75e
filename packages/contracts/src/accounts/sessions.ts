import * as z from 'zod/mini'
import { defineEndpoint } from '../http/endpoint.ts'
import { roles } from './roles.ts'

export const sessionSummary = z.object({
  id: z.string(),
  createdAt: z.iso.datetime(),
  /** Exact to ten minutes, the life of an access token. */
  lastSeenAt: z.iso.datetime(),
  device: z.string(),
  isCurrent: z.boolean(),
})

export type SessionSummary = z.infer<typeof sessionSummary>

export const listSessions = defineEndpoint({
  name: 'listSessions',
  summary: 'Where the caller is signed in, the most recently seen first.',
  method: 'GET',
  path: '/api/me/sessions',
  access: { roles },
  status: 200,
  response: z.object({ items: z.array(sessionSummary) }),
  problems: [],
  failure: 'Failed to fetch your sessions',
})

export const revokeOtherSessions = defineEndpoint({
  name: 'revokeOtherSessions',
  summary: 'Signs the caller out everywhere but here.',
  method: 'DELETE',
  path: '/api/me/sessions',
  access: { roles },
  status: 204,
  response: z.void(),
  problems: [],
  failure: 'Failed to sign out the other sessions',
})

export const revokeSession = defineEndpoint({
  name: 'revokeSession',
  summary: 'Signs one of the caller’s sessions out, be it this one.',
  method: 'DELETE',
  path: '/api/me/sessions/:id',
  access: { roles },
  params: z.object({ id: z.string().check(z.maxLength(64)) }),
  status: 204,
  response: z.void(),
  problems: ['not_found'],
  failure: 'Failed to sign out the session',
})

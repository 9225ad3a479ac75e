import * as z from 'zod/mini'
import { defineEndpoint } from './endpoint.ts'
import { openEnum } from './open-enum.ts'
import { educatorStatuses, roles } from './roles.ts'

export const sessionUser = z.object({
  id: z.string(),
  role: openEnum(roles),
  firstName: z.string(),
  lastName: z.string(),
  isEnrolled: z.boolean(),
  /** S-339, C-42 */
  isSuperAdmin: z.boolean(),
  /** True of everybody: nobody signs in before (U-02). Releases that are older ask for it. */
  isEmailVerified: z.boolean(),
  /** S-322 */
  isOnboarded: z.boolean(),
  /** Null for everybody who is no educator. */
  educatorStatus: z.nullable(openEnum(educatorStatuses)),
})

export type SessionUser = z.infer<typeof sessionUser>

/** With known values only: in the API, and in an access token. */
export type KnownUser = z.input<typeof sessionUser>

export const sessionSummary = z.object({
  id: z.string(),
  createdAt: z.iso.datetime(),
  /** Exact to ten minutes, the life of an access token. */
  lastSeenAt: z.iso.datetime(),
  /** Browser and system in words, for example "Firefox on Android". */
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

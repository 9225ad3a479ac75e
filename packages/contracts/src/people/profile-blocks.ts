import { countOf } from '@kere/brand/count'
import * as z from 'zod/mini'
import { defineEndpoint } from '../http/endpoint.ts'
import { openEnum } from '../http/open-enum.ts'
import { peopleKinds } from './listed-people-options.ts'

export const blockLimits = { people: 200 } as const

export const problems = {
  too_many_blocks: {
    status: 409,
    title: `You can block ${countOf(blockLimits.people, ['person', 'people'])}. Unblock somebody first`,
  },
} as const

const access = { roles: ['student', 'educator', 'admin'] } as const

export const blockPerson = defineEndpoint('blockPerson', 'PUT /api/blocked-people/:id', {
  summary: 'The caller and somebody who is listed no longer find each other while signed in (W-51). Nobody is told.',
  access,
  response: z.object({ isBlocked: z.literal(true) }),
  problems: ['too_many_blocks'],
  failure: 'Failed to block this person',
})

/** Idempotent: repeating it changes nothing. */
export const unblockPerson = defineEndpoint('unblockPerson', 'DELETE /api/blocked-people/:id', {
  summary: 'Ends a block of the caller.',
  access,
  response: z.object({ isBlocked: z.literal(false) }),
  isAlwaysFound: true,
  failure: 'Failed to unblock this person',
})

const blockedPerson = z.object({
  id: z.string(),
  /** Null for a person who is no longer listed. */
  name: z.nullable(z.string()),
  kind: z.nullable(openEnum(peopleKinds)),
  at: z.iso.datetime(),
})

export type BlockedPerson = z.infer<typeof blockedPerson>

export const listBlockedPeople = defineEndpoint('listBlockedPeople', 'GET /api/blocked-people', {
  summary: 'Whom the caller has blocked, the latest first.',
  access,
  response: z.object({ items: z.array(blockedPerson) }),
  failure: 'Failed to fetch whom you have blocked',
})

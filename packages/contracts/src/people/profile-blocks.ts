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

const params = z.object({ id: z.string().check(z.maxLength(64)) })

const access = { roles: ['student', 'educator', 'admin'] } as const

export const blockPerson = defineEndpoint({
  name: 'blockPerson',
  summary: 'The caller and somebody who is listed no longer find each other while signed in (W-51). Nobody is told.',
  method: 'PUT',
  path: '/api/blocked-people/:id',
  access,
  params,
  status: 200,
  response: z.object({ isBlocked: z.literal(true) }),
  problems: ['not_found', 'too_many_blocks'],
  failure: 'Failed to block this person',
})

/** Idempotent. */
export const unblockPerson = defineEndpoint({
  name: 'unblockPerson',
  summary: 'Ends a block of the caller.',
  method: 'DELETE',
  path: '/api/blocked-people/:id',
  access,
  params,
  status: 200,
  response: z.object({ isBlocked: z.literal(false) }),
  problems: [],
  failure: 'Failed to unblock this person',
})

const blockedPerson = z.object({
  id: z.string(),
  /** Null of who is not listed any more. */
  name: z.nullable(z.string()),
  kind: z.nullable(openEnum(peopleKinds)),
  at: z.iso.datetime(),
})

export type BlockedPerson = z.infer<typeof blockedPerson>

export const listBlockedPeople = defineEndpoint({
  name: 'listBlockedPeople',
  summary: 'Whom the caller has blocked, the latest first.',
  method: 'GET',
  path: '/api/blocked-people',
  access,
  status: 200,
  response: z.object({ items: z.array(blockedPerson) }),
  problems: [],
  failure: 'Failed to fetch whom you have blocked',
})

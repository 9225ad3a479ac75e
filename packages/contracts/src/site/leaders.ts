import { countOf } from '@kere/brand/count'
import * as z from 'zod/mini'
import { defineEndpoint } from '../http/endpoint.ts'
import { requiredLine, requiredText } from '../text/text.ts'
import { leaderLimits } from './leaders-options.ts'

export const problems = {
  leaders_changed: { status: 409, title: 'Somebody else has changed this list. Load it again, then make your change' },
} as const

export const leader = z.strictObject({
  name: requiredLine('Name is required', leaderLimits.nameLength),
  position: requiredLine('Position is required', leaderLimits.positionLength),
  about: requiredText('Say in a sentence what they do', leaderLimits.aboutLength),
  photo: z._default(z.nullable(z.string()), null),
})

export type Leader = z.infer<typeof leader>

const leaders = z.object({
  /** 0 until somebody writes the list. */
  version: z.int(),
  items: z.array(
    z.object({ name: z.string(), position: z.string(), about: z.string(), photo: z.nullable(z.string()) }),
  ),
})

export type Leaders = z.infer<typeof leaders>

export const listLeaders = defineEndpoint('listLeaders', 'GET /api/leaders', {
  summary: 'Who leads, in the order of the page about us.',
  access: 'public',
  response: leaders,
  failure: 'Failed to fetch who leads',
  maxAgeSeconds: 10,
})

export const saveLeaders = defineEndpoint('saveLeaders', 'PUT /api/leaders', {
  summary: 'Writes the whole list, where nobody else has written it since `version`.',
  access: { roles: ['admin'] },
  body: z.strictObject({
    version: z.int().check(z.minimum(0)),
    items: z
      .array(leader)
      .check(
        z.maxLength(leaderLimits.people, `Please add at most ${countOf(leaderLimits.people, ['person', 'people'])}`),
      ),
  }),
  response: leaders,
  problems: ['leaders_changed'],
  failure: 'Failed to save who leads',
})

import * as z from 'zod/mini'
import { defineEndpoint } from '../http/endpoint.ts'
import { openEnum } from '../http/open-enum.ts'
import { onErasure, retentionGroupNames } from './data-retention-options.ts'

export const heldData = z.object({
  /** The table. */
  name: z.string(),
  group: openEnum(retentionGroupNames),
  what: z.string(),
  why: z.string(),
  /** Empty for what is kept until the account is deleted. */
  periods: z.array(z.object({ hours: z.int(), since: z.string(), if: z.string() })),
  onErasure: openEnum(onErasure),
})

export type HeldData = z.infer<typeof heldData>

export const listHeldData = defineEndpoint('listHeldData', 'GET /api/data-retention', {
  summary: 'What is held of people, why, and for how long, as the sweep deletes it.',
  access: 'public',
  response: z.object({ items: z.array(heldData) }),
  failure: 'Failed to fetch what we keep',
  maxAgeSeconds: 300,
})

import * as z from 'zod/mini'
import { defineEndpoint } from '../http/endpoint.ts'
import { openEnum } from '../http/open-enum.ts'
import { systemGroups } from './system-health-options.ts'

const systemFact = z.object({
  name: z.string(),
  group: openEnum(systemGroups),
  /** The API sends the wording, because the shown page may be older than the capability. */
  label: z.string(),
  text: z.string(),
  path: z.nullable(z.string()),
  count: z.nullable(z.int()),
  /** True if there may be more rows than `count`. */
  countIsLowerBound: z.boolean(),
  /** The moment of the oldest row; in a record, the last time. Null if there is none. */
  since: z.nullable(z.iso.datetime()),
  targetMinutes: z.nullable(z.int()),
  isLate: z.boolean(),
})

export const getSystem = defineEndpoint('getSystem', 'GET /api/system', {
  summary:
    'What waits for machines and since when, what they have given up, and how much of its room the database takes.',
  access: { roles: ['admin'] },
  response: z.object({
    at: z.iso.datetime(),
    facts: z.array(systemFact),
    database: z.object({ bytes: z.int(), limitBytes: z.int() }),
  }),
  failure: 'Failed to fetch the state of the system',
})

import * as z from 'zod/mini'
import { defineEndpoint, type Endpoint } from './endpoint.ts'
import { limits } from './limits.ts'
import { openEnum } from './open-enum.ts'
import { textField } from '../text/text.ts'

export const bulkPath = (list: string) => `/api/bulk/${list}` as const

/** `refused`: a rule forbids the act. `failed`: an unexpected error, so a retry may succeed. */
export const bulkOutcomes = ['done', 'unchanged', 'refused', 'failed'] as const

const rowId = z.string().check(z.maxLength(64))

const answer = z.optional(textField().check(z.maxLength(limits.reasonLength)))

/** `version` is the one that the caller saw. An act with versions refuses a row that has changed since. */
const bulkRow = z.strictObject({ id: rowId, version: z.optional(z.int()), answer })

export type BulkRow = z.infer<typeof bulkRow>

export const bulkResult = z.object({
  id: z.string(),
  name: z.nullable(z.string()),
  version: z.nullable(z.int()),
  outcome: openEnum(bulkOutcomes),
  reason: z.nullable(z.string()),
  /** The name of the act that undoes this one. */
  undo: z.nullable(z.string()),
})

export type BulkResult = z.infer<typeof bulkResult>

export const bulkAnswer = z.object({
  results: z.array(bulkResult),
  /** The cursor of the next rows; null after the last ones, or if the request named its rows. */
  nextCursor: z.nullable(z.string()),
})

export type BulkAnswer = z.infer<typeof bulkAnswer>

interface ActedList<Acts extends readonly [string, ...string[]]> {
  name: string
  summary: string
  list: { name: string; address: z.ZodMiniObject }
  endpoint: Pick<Endpoint, 'access'>
  failure?: string
  acts: Acts
}

/**
 * Declares one act on many rows. Each row is subject to the rules of the single act. Filters are strict, because
 * ignoring an unknown one would select rows that the caller has not seen.
 */
/* @__NO_SIDE_EFFECTS__ */
export function bulkOf<const Acts extends readonly [string, ...string[]]>({
  name,
  summary,
  list,
  endpoint: { access },
  failure = 'The rows could not be changed',
  acts,
}: ActedList<Acts>) {
  const { sort: _, ...filters } = list.address.shape
  const act = z.enum(acts)
  return defineEndpoint(name, `POST ${bulkPath(list.name)}`, {
    summary,
    access,
    body: z.union([
      z.strictObject({ act, answer, rows: z.array(bulkRow).check(z.minLength(1), z.maxLength(limits.bulkRows)) }),
      z.strictObject({
        act,
        answer,
        matching: z.strictObject(filters),
        cursor: z.optional(z.string().check(z.maxLength(limits.cursorLength))),
      }),
    ]),
    status: 200,
    response: bulkAnswer,
    problems: ['invalid_cursor'],
    failure,
  })
}

import * as z from 'zod/mini'
import { limits } from './limits.ts'

export const problems = {
  invalid_cursor: { status: 422, title: 'This page of the list is no longer available' },
} as const

type Shape = Record<string, z.core.$ZodType>

/** Filters that mean the same in every list. */
export const listFilters = {
  /** Words that have to be found, in any order. */
  search: z.optional(z.string().check(z.trim(), z.maxLength(limits.searchLength))),
  /** Days in India, both included. */
  from: z.optional(z.iso.date()),
  to: z.optional(z.iso.date()),
}

interface ListOptions<Filters extends Shape, Sorts extends readonly [string, ...string[]], Beside extends Shape> {
  /** Names the list in its cursors and in the name of its file: a path's words, for example `audit-log`. */
  name: string
  filters: Filters
  /** Its orders, the default first. */
  sorts: Sorts
  /** What the answer says beside its items, for example `counts`: how many there are of each kind, whatever the filter. */
  beside?: Beside
}

/** What the request and the answer of a list's endpoint hold: filtered, sorted, and paged by cursors (U-22). */
export function listOf<
  Item extends z.core.$ZodType,
  Filters extends Shape,
  const Sorts extends readonly [string, ...string[]],
  // Without it TypeScript would take every key for one of the answer's.
  // oxlint-disable-next-line typescript/no-generated-empty-object-type
  Beside extends Shape = Record<never, never>,
>(item: Item, { name, filters, sorts, beside }: ListOptions<Filters, Sorts, Beside>) {
  const address = z.object({ ...filters, sort: z.optional(z.enum(sorts)) })
  return {
    name,
    sorts,
    /** Filters and order, as they stand in the address of a page and of a CSV file. */
    address,
    query: z.extend(address, {
      limit: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(limits.maxPageSize))),
      cursor: z.optional(z.string().check(z.maxLength(limits.cursorLength))),
    }),
    response: z.object({
      items: z.array(item),
      /** Null on the last page. Bound to the list, its order and its filters. */
      nextCursor: z.nullable(z.string()),
      total: z.int(),
      /** True where `total` stops at what is counted at most, because no counter knows the number. */
      totalIsLowerBound: z._default(z.boolean(), false),
      // Absent, it adds nothing.
      ...((beside ?? {}) as Beside),
    }),
  }
}

import * as z from 'zod/mini'
import { limits } from './limits.ts'
import { lineField } from '../text/text.ts'

export const problems = {
  invalid_cursor: { status: 422, title: 'This page of the list is no longer available' },
} as const

type Shape = Record<string, z.core.$ZodType>

export const listFilters = {
  search: z.optional(lineField().check(z.maxLength(limits.searchLength))),
  /** Days in IST, both included. */
  from: z.optional(z.iso.date()),
  to: z.optional(z.iso.date()),
}

interface ListOptions<Filters extends Shape, Sorts extends readonly [string, ...string[]], Extra extends Shape> {
  name: string
  filters: Filters
  /** The default first. */
  sorts: Sorts
  extra?: Extra
  /** Filters of free text that name nobody, such as a course's id. Of any other what outlives an account says only that it was set. */
  nonPersonalFilters?: readonly (keyof Filters)[]
}

/** Everything but a choice, a number and a day. */
function holdsFreeText({ _zod: { def } }: z.core.$ZodType): boolean {
  if (def.type === 'optional') return holdsFreeText((def as z.core.$ZodOptionalDef).innerType)
  if (def.type === 'string') return (def as z.core.$ZodStringDef & { format?: string }).format !== 'date'
  return !['enum', 'literal', 'boolean', 'number'].includes(def.type)
}

/** Filtered, sorted, and paged by cursors (U-22). */
export function listOf<
  Item extends z.core.$ZodType,
  Filters extends Shape,
  const Sorts extends readonly [string, ...string[]],
  // Without it TypeScript would take every key for one of the answer's.
  // oxlint-disable-next-line typescript/no-generated-empty-object-type
  Extra extends Shape = Record<never, never>,
>(item: Item, { name, filters, sorts, extra, nonPersonalFilters = [] }: ListOptions<Filters, Sorts, Extra>) {
  const address = z.object({ ...filters, sort: z.optional(z.enum(sorts)) })
  return {
    name,
    sorts,
    /** Filters that may name a person. */
    personal: new Set<PropertyKey>(
      Object.keys(filters).filter((key) => holdsFreeText(filters[key]!) && !nonPersonalFilters.includes(key)),
    ),
    address,
    query: z.extend(address, {
      limit: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(limits.maxPageSize))),
      cursor: z.optional(z.string().check(z.maxLength(limits.cursorLength))),
    }),
    response: z.object({
      items: z.array(item),
      /** Null on the last page. Bound to the list, its order and filters. */
      nextCursor: z.nullable(z.string()),
      total: z.int(),
      /** `total` stops at what is counted at most, because no counter knows the number. */
      totalIsLowerBound: z._default(z.boolean(), false),
      // Undefined adds nothing.
      ...((extra ?? {}) as Extra),
    }),
  }
}

import * as z from 'zod/mini'
import { limits } from './limits.ts'
import { lineField } from '../text/text.ts'

export const problems = {
  invalid_cursor: { status: 422, title: 'This page of the list is no longer available' },
} as const

type Shape = Record<string, z.core.$ZodType>

export const listFilters = {
  search: z.optional(lineField().check(z.maxLength(limits.searchLength))),
  /** Days in Indian time, both inclusive. */
  from: z.optional(z.iso.date()),
  to: z.optional(z.iso.date()),
}

interface ListOptions<Filters extends Shape, Sorts extends readonly [string, ...string[]], Extra extends Shape> {
  name: string
  filters: Filters
  /** The default comes first. */
  sorts: Sorts
  extra?: Extra
  /**
   * Free-text filters that cannot name a person, such as a course's id. For all others, records that outlive an account
   * only say that the filter was set.
   */
  nonPersonalFilters?: readonly (keyof Filters)[]
  /** These refuse combinations of filters that the list does not serve. Its export refuses them too. */
  checks?: readonly z.core.$ZodCheck[]
}

/** True unless the schema is a choice, a number or a day. */
function holdsFreeText({ _zod: { def } }: z.core.$ZodType): boolean {
  if (def.type === 'optional') return holdsFreeText((def as z.core.$ZodOptionalDef).innerType)
  if (def.type === 'string') return (def as z.core.$ZodStringDef & { format?: string }).format !== 'date'
  return !['enum', 'literal', 'boolean', 'number'].includes(def.type)
}

/** Declares a list with filters, orders and pages by cursor (U-22). */
export function listOf<
  Item extends z.core.$ZodType,
  Filters extends Shape,
  const Sorts extends readonly [string, ...string[]],
  // Without this default, TypeScript would assume that the answer has every key.
  // oxlint-disable-next-line typescript/no-generated-empty-object-type
  Extra extends Shape = Record<never, never>,
>(
  item: Item,
  { name, filters, sorts, extra, nonPersonalFilters = [], checks = [] }: ListOptions<Filters, Sorts, Extra>,
) {
  const address = z
    .object({ ...filters, sort: z.optional(z.enum(sorts)) })
    // The cast is safe: the checks read nothing but filters of the list.
    .check(...(checks as readonly z.core.$ZodCheck<unknown>[]))
  return {
    name,
    sorts,
    /** The filters that may contain a person's name. */
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
      /** Null on the last page. A cursor is valid only for the same list, order and filters. */
      nextCursor: z.nullable(z.string()),
      total: z.int(),
      /** True if `total` is cut off at the limit of counting, because no counter stores the number. */
      totalIsLowerBound: z._default(z.boolean(), false),
      // Spreading an empty object adds nothing.
      ...((extra ?? {}) as Extra),
    }),
  }
}

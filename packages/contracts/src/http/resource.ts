import * as z from 'zod/mini'
import { type Access, defineEndpoint, type Endpoint } from './endpoint.ts'
import type { TokenScope } from '../console/api-token-options.ts'
import { exportOf } from './exports.ts'
import { listFilters, listOf } from './list.ts'
import { countsOf } from './open-enum.ts'

type Shape = Record<string, z.core.$ZodType>

type Values = readonly [string, ...string[]]

interface OwnRead {
  /** A unique verb and noun. */
  name: string
  summary: string
  failure: string
}

type OwnList = OwnRead & Pick<Endpoint, 'problems' | 'maxAgeSeconds' | 'isKeptOffline'>

interface OwnFacts<
  Filters extends Shape,
  Sorts extends Values,
  Counts extends Values,
  Get extends OwnRead | undefined,
  Csv extends string | undefined,
> {
  /** The list's name in cursors and in the export's file name: `audit-log`. */
  name: string
  access: Access
  /** The scope with which an API token may call `list` and `get`. */
  token?: TokenScope
  filters: Filters
  /** The default comes first. */
  sorts: Sorts
  /** Every answer contains the number of rows for each of these values. */
  counts?: Counts
  nonPersonalFilters?: readonly (keyof Filters)[]
  list: OwnList
  /** The endpoint that reads one row by its id. */
  get?: Get
  /** The name of the endpoint that exports all rows as a CSV file. */
  csv?: Csv
}

type CountsOf<Counts extends Values> = [Counts] extends [never]
  ? // Without it TypeScript would take every key for one of the answer's.
    // oxlint-disable-next-line typescript/no-generated-empty-object-type
    Record<never, never>
  : { counts: ReturnType<typeof countsOf<Counts>> }

/** A filter for one of the values. */
/* @__NO_SIDE_EFFECTS__ */
export const oneOf = <const Each extends Values>(values: Each) => z.optional(z.enum(values))

/** A filter for the first and last day. */
export const days = { from: listFilters.from, to: listFilters.to }

export const newestOrOldest = ['newest', 'oldest'] as const

/**
 * Declares rows that are listed, read one by one, and exported as CSV, all with the same access. The endpoints are
 * `list`, `get` and `csv`. The result is also the list itself, for cursors and bulk acts.
 */
/* @__NO_SIDE_EFFECTS__ */
export function resource<
  const Path extends `/api/${string}`,
  Item extends z.core.$ZodType,
  Filters extends Shape,
  const Sorts extends Values,
  const Counts extends Values = never,
  Get extends OwnRead | undefined = undefined,
  Csv extends string | undefined = undefined,
>(path: Path, item: Item, own: OwnFacts<Filters, Sorts, Counts, Get, Csv>) {
  const { access, token, counts, list: ownList, get, csv, ...facts } = own
  const admitted = { access, ...(token && { token }) }
  // Without counts the answer has no such field, which the type of the spread cannot express.
  const extra = (counts ? { counts: countsOf(counts) } : {}) as CountsOf<Counts>
  const rows = listOf(item, { ...facts, extra })
  const list = defineEndpoint(ownList.name, `GET ${path}`, {
    ...ownList,
    ...admitted,
    query: rows.query,
    response: rows.response,
  })
  return {
    ...rows,
    item,
    counts,
    list,
    // The endpoint is undefined if it is not declared, which the type of `&&` cannot express.
    get: (get &&
      defineEndpoint(get.name, `GET ${path}/:id`, { ...get, ...admitted, response: item })) as Get extends OwnRead
      ? Endpoint<z.ZodMiniObject<{ id: z.ZodMiniString }>, never, never, Item, never>
      : undefined,
    csv: (csv && exportOf({ name: csv, list: rows, endpoint: list })) as Csv extends string ? Endpoint : undefined,
  }
}

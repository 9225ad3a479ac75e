import { and, Column, eq, is, type SQL, sql } from 'drizzle-orm'
import type { RunnableQuery } from 'drizzle-orm/runnable-query'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'
import type * as z from 'zod/mini'
import type { Context, Database } from '../../base/context.ts'
import { type Days, inDateRange } from '../../base/days.ts'
import { type Counters, countList, totalOf } from './counts.ts'
import { endsOf, keyset, type KeyOf, type ListRequest, type Order, pageOf } from './keyset.ts'
import { matchesSearch, type Searched } from './search.ts'

export interface ListContract<Address extends z.ZodMiniObject, Sort extends string> {
  name: string
  sorts: readonly [Sort, ...Sort[]]
  address: Address
}

type FiltersOf<Address extends z.ZodMiniObject> = Omit<z.infer<Address>, 'sort'>

export type RequestOf<Address extends z.ZodMiniObject, Sort extends string> = z.infer<Address> & ListRequest<Sort>

type Condition<Value> = Column | ((value: Value, context: Context) => SQL | undefined)

type Conditions<Each> = {
  [Name in Exclude<keyof Each, keyof Days | 'search'>]-?: Condition<NonNullable<Each[Name]>>
}

type Statement<Row> = PromiseLike<Row[]> & RunnableQuery<Row[], 'sqlite'>

/** A drizzle select to which the condition is still to be added. */
interface Select<Row> {
  where(where: SQL | undefined): Statement<Row> & { orderBy(orderBy: SQL): { limit(limit: number): Statement<Row> } }
}

interface OwnFacts<Address extends z.ZodMiniObject, Orders, Row> {
  select: (db: Database, context: Context) => Select<Row>
  /** The filters `from` and `to` apply to the first column of the first order; its last column is the id. */
  orders: Orders
  /** A column that must equal the filter's value, or a function that makes the condition for a value. */
  filters: Conditions<FiltersOf<Address>>
  /** A condition for all rows that may be listed, read or exported, whoever asks. */
  among?: SQL
}

type Searching<Each> = 'search' extends keyof Each ? { search: Searched } : { search?: undefined }

interface OfEverybody {
  isOwn?: undefined
  /** Maps filters to columns of the counter table. The answer's `counts` are those of the first one. */
  counters?: Counters
  /** For filters that have counters of their own: those counters, by the filter's name. */
  narrowedCounters?: Readonly<Record<string, Counters>>
}

interface OfCaller {
  /** A condition for the caller's own rows. Nobody can list, read or export those of another person. */
  isOwn: (context: Context) => SQL
  counters?: undefined
  narrowedCounters?: undefined
}

type OwnRows<Address extends z.ZodMiniObject, Orders, Row> = OwnFacts<Address, Orders, Row> &
  Searching<FiltersOf<Address>> &
  (OfEverybody | OfCaller)

/** Reads the rows of a list: a page with its counters and total in one batch, or one row by its id. */
export function rowsOf<
  Address extends z.ZodMiniObject,
  Sort extends string,
  Orders extends Record<Sort, Order<string>>,
  Row extends Record<KeyOf<Orders[Sort]>, string | number>,
>(list: ListContract<Address, Sort>, own: OwnRows<Address, Orders, Row>) {
  const { select, orders, filters, search, isOwn, among, counters = {}, narrowedCounters: narrowed } = own
  const pageFor = keyset(list, orders)
  const { first: at, last: id } = endsOf(orders[list.sorts[0]])
  const [counter] = Object.values(counters)
  // The cast drops the type of each filter's value, which `Object.entries` cannot keep.
  const conditions = Object.entries(filters) as [string, Condition<unknown>][]

  const matches = (
    context: Context,
    given: Readonly<Record<string, unknown>> & Days & { search?: string | undefined },
  ) =>
    and(
      ...conditions.map(([name, condition]) => {
        const value = given[name]
        if (value === undefined) return undefined
        return is(condition, Column) ? eq(condition, value) : condition(value, context)
      }),
      search && matchesSearch(search, given.search),
      inDateRange(at, given),
    )

  const isListed = (context: Context) => and(isOwn?.(context), among)

  return {
    one: (context: Context, key: string) => select(context.db, context).where(and(eq(id, key), isListed(context))),

    async page(context: Context, request: RequestOf<Address, Sort>) {
      const { db } = context
      const page = pageFor(request)
      const where = and(isListed(context), matches(context, request))
      const [rows, [total], counts = []] = await db.batch([
        select(db, context).where(and(where, page.after)).orderBy(page.orderBy).limit(page.limit),
        countList(db, page, { from: id.table, key: id, where, known: counters, narrowed }),
        ...(counter ? [selectCounts(db, counter)] : []),
      ])
      return { ...pageOf(page, rows, (row) => row), counts, ...totalOf(total) }
    },
  }
}

const selectCounts = (db: Database, value: SQLiteColumn) =>
  db
    .select({ value: sql<string>`${value}`.as('value'), count: sql<number>`sum(count)`.as('count') })
    .from(value.table)
    .groupBy(value)

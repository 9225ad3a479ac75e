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

type Condition<Value> = Column | ((value: Value) => SQL | undefined)

type Conditions<Each> = {
  [Name in Exclude<keyof Each, keyof Days | 'search'>]-?: Condition<NonNullable<Each[Name]>>
}

type Statement<Row> = PromiseLike<Row[]> & RunnableQuery<Row[], 'sqlite'>

/** A select of drizzle that has no condition yet. */
interface Select<Row> {
  where(where: SQL | undefined): Statement<Row> & { orderBy(orderBy: SQL): { limit(limit: number): Statement<Row> } }
}

interface OwnFacts<Address extends z.ZodMiniObject, Orders, Row> {
  select: (db: Database, context: Context) => Select<Row>
  /**
   * The first column of the first order is the one that the filters `from` and `to` limit; its last column is the id.
   */
  orders: Orders
  /** A column of the filter's values, or the condition of one value. */
  filters: Conditions<FiltersOf<Address>>
  /** Only these rows are listed, read and exported, whoever asks. */
  among?: SQL
}

type Searching<Each> = 'search' extends keyof Each ? { search: Searched } : { search?: undefined }

interface OfEverybody {
  isOwn?: undefined
  /** Maps filters to columns of the counter table; the answer has `counts` for the first one. */
  counters?: Counters
  /** Counters of the rows that a filter with one value alone finds. */
  narrowedCounters?: Readonly<Record<string, Counters>>
}

interface OfCaller {
  /** Selects the caller's rows: nobody lists, reads or exports those of another. */
  isOwn: (context: Context) => SQL
  counters?: undefined
  narrowedCounters?: undefined
}

type OwnRows<Address extends z.ZodMiniObject, Orders, Row> = OwnFacts<Address, Orders, Row> &
  Searching<FiltersOf<Address>> &
  (OfEverybody | OfCaller)

/** How the rows of a list are read: a page with its counters and total in one batch, or one by its id. */
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
  // Each condition takes the values of its own filter, which `entries` forgets.
  const conditions = Object.entries(filters) as [string, Condition<unknown>][]

  const matches = (given: Readonly<Record<string, unknown>> & Days & { search?: string | undefined }) =>
    and(
      ...conditions.map(([name, condition]) => {
        const value = given[name]
        if (value === undefined) return undefined
        return is(condition, Column) ? eq(condition, value) : condition(value)
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
      const where = and(isListed(context), matches(request))
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

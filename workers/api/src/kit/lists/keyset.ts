import { limits } from '@kere/contracts/http/limits'
import { type Column, type SQL, sql } from 'drizzle-orm'
import { bindingOf, decodeCursor, encodeCursor, type Position } from './cursor.ts'

/** The columns of an order, with the id last. Each key is the name of the column's field in the rows. */
type Keys<Key extends string> = Record<Key, Column>

export interface Order<Key extends string> {
  direction: 'ASC' | 'DESC'
  keys: Keys<Key>
}

export const ascending = <Key extends string>(keys: Keys<Key>): Order<Key> => ({ direction: 'ASC', keys })

export const descending = <Key extends string>(keys: Keys<Key>): Order<Key> => ({ direction: 'DESC', keys })

/** The first and the last column of an order. */
export function endsOf({ keys }: Order<string>) {
  const columns = Object.values(keys)
  const [first, last] = [columns.at(0), columns.at(-1)]
  if (!first || !last) throw new Error('An order has columns')
  return { first, last }
}

/**
 * Makes the orders `newest` and `oldest`.
 * @param keys the instant, then the id
 */
export const byDate = <Key extends string>(keys: Keys<Key>) => ({ newest: descending(keys), oldest: ascending(keys) })

export type KeyOf<Each> = Each extends Order<infer Key> ? Key : never

export interface ListRequest<Sort extends string = string> {
  sort?: Sort | undefined
  limit?: number | undefined
  cursor?: string | undefined
  /** Limits the count if no counter covers it. A request from outside cannot set it. */
  countLimit?: number | undefined
}

export interface PageQuery<Key extends string = string> {
  after: SQL | undefined
  orderBy: SQL
  /** One more than the page shows, which tells whether another page follows. */
  limit: number
  countLimit: number
  filters: Readonly<Record<string, unknown>>
  shown: number
  cursorOf(row: Record<Key, string | number>): string
}

/**
 * Prepares the pages of a list. Each order has an index that begins with the filters and ends with the keys, so that a
 * page is one range of it.
 */
export function keyset<Sort extends string, Orders extends Record<Sort, Order<string>>>(
  list: { name: string; sorts: readonly [Sort, ...Sort[]] },
  orders: Orders,
) {
  type Key = KeyOf<Orders[Sort]>
  return (request: ListRequest<Sort>): PageQuery<Key> => {
    const { sort: given, limit: shown = limits.pageSize, cursor, countLimit = limits.countedRows, ...filters } = request
    const sort = given ?? list.sorts[0]
    const { direction, keys } = orders[sort]
    const columns = Object.values(keys)
    const binding = bindingOf(list.name, sort, filters)
    const position = cursor === undefined ? null : decodeCursor(binding, cursor, columns.map(kindOf))
    return {
      after: position ? isAfter(columns, direction, position) : undefined,
      orderBy: commaList(columns.map((column) => sql`${column} ${sql.raw(direction)}`)),
      limit: shown + 1,
      countLimit,
      filters,
      shown,
      // The cast is safe: the keys of an order are names of the rows' fields.
      cursorOf: (row) =>
        encodeCursor(
          binding,
          (Object.keys(keys) as Key[]).map((name) => row[name]),
        ),
    }
  }
}

export function pageOf<Key extends string, Row extends Record<Key, string | number>, Item>(
  page: PageQuery<Key>,
  rows: readonly Row[],
  toItem: (row: Row) => Item,
) {
  const shown = rows.slice(0, page.shown)
  const last = shown.at(-1)
  return {
    items: shown.map(toItem),
    nextCursor: rows.length > page.shown && last ? page.cursorOf(last) : null,
  }
}

const kindOf = ({ dataType }: Column) => dataType

/** SQLite reads a row value as one range of the index. With an OR of its parts it would read row by row. */
const isAfter = (columns: readonly Column[], direction: Order<string>['direction'], position: Position) =>
  sql`(${commaList(columns)}) ${sql.raw(direction === 'ASC' ? '>' : '<')} (${commaList(position)})`

const commaList = (parts: readonly unknown[]) =>
  sql.join(
    parts.map((part) => sql`${part}`),
    sql`, `,
  )

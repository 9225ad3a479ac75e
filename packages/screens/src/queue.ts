import type { QueryClient } from '@tanstack/react-query'
import type { ListAddress } from './list-address.ts'
import type { Filters } from './list-filter.ts'
import { listKey, pagesKey } from './list-query.ts'
import type { List, ListAnswer } from './list.ts'

interface DecidedRow<Row> {
  row: Row
  /** Takes the decision back; null once that is no longer possible. */
  undo: (() => void) | null
  /** True if the row waits again, in its old place. */
  isTakenBack?: true
}

/** The decisions on one page of a list. Decided rows stay in their places even if they no longer match the filters. */
export interface Sitting<Row> {
  /** The ids of all rows on the page at the last decision. */
  order: readonly string[]
  decided: readonly DecidedRow<Row>[]
}

type Queue<F extends Filters, Row extends object> = Pick<List<F, Row>, 'name' | 'filters' | 'fixedParams' | 'rowId'>
type Place<F extends Filters> = Pick<ListAddress<F>, 'values' | 'cursor'>

export const sittingsKey = (list: { name: string }) => ['sitting', ...listKey(list)] as const

export const sittingKey = <F extends Filters, Row extends object>(list: Queue<F, Row>, { values, cursor }: Place<F>) =>
  ['sitting', ...pagesKey(list, values), cursor] as const

export const noSitting: Sitting<never> = { order: [], decided: [] }

/** Combines a page's rows with those that were decided here, each in its place. */
export function withDecided<Row>(
  fresh: readonly Row[],
  { order, decided }: Sitting<Row>,
  rowId: (row: Row) => string,
): readonly Row[] {
  const rows = [...fresh]
  const isHere = (id: string) => rows.some((row) => rowId(row) === id)
  for (const id of order) {
    const kept = decided.find(({ row }) => rowId(row) === id)?.row
    if (!kept || isHere(id)) continue
    const before = order.slice(0, order.indexOf(id)).findLast(isHere)
    rows.splice(before === undefined ? 0 : rows.findIndex((row) => rowId(row) === before) + 1, 0, kept)
  }
  return rows
}

/** Returns the rows as the page shows them. */
export function rowsAtHand<F extends Filters, Row extends object>(
  cache: QueryClient,
  list: Queue<F, Row>,
  place: Place<F>,
): readonly Row[] {
  const page = cache.getQueryData<ListAnswer<Row> | null>([...pagesKey(list, place.values), place.cursor])
  const sitting = cache.getQueryData<Sitting<Row>>(sittingKey(list, place)) ?? noSitting
  return withDecided(page?.items ?? [], sitting, list.rowId)
}

/** Keeps a decided row in its place. A row of another page is not kept. */
export function keepDecided<F extends Filters, Row extends object>(
  cache: QueryClient,
  list: Queue<F, Row>,
  place: Place<F>,
  id: string,
  undo: (() => void) | null,
) {
  const rows = rowsAtHand(cache, list, place)
  const row = rows.find((one) => list.rowId(one) === id)
  if (!row) return
  cache.setQueryData<Sitting<Row>>(sittingKey(list, place), (before = noSitting) => ({
    order: rows.map(list.rowId),
    decided: [...before.decided.filter((other) => list.rowId(other.row) !== id), { row, undo }],
  }))
}

/** Called when the decision was taken back or can no longer be. */
export const endUndo = <F extends Filters, Row extends object>(
  cache: QueryClient,
  list: Queue<F, Row>,
  place: Place<F>,
  id: string,
  isTakenBack = false,
) =>
  cache.setQueryData<Sitting<Row>>(
    sittingKey(list, place),
    (sitting) =>
      sitting && {
        ...sitting,
        decided: sitting.decided.map((one) =>
          list.rowId(one.row) === id ? { ...one, undo: null, ...(isTakenBack && { isTakenBack }) } : one,
        ),
      },
  )

export const withChanged = <Row extends { id: string }>(
  sitting: Sitting<Row>,
  id: string,
  change: Partial<Row> | null,
): Sitting<Row> => ({
  ...sitting,
  decided: sitting.decided.flatMap((one) =>
    one.row.id !== id ? [one] : change ? [{ ...one, row: { ...one.row, ...change } }] : [],
  ),
})

/** Finds the next waiting row: below this one, otherwise from the top. */
export function nextWaiting<Row>(
  rows: readonly Row[],
  id: string | null,
  rowId: (row: Row) => string,
  waits: (row: Row) => boolean,
): Row | undefined {
  const index = rows.findIndex((row) => rowId(row) === id)
  return [...rows.slice(index + 1), ...rows.slice(0, Math.max(0, index))].find((row) => waits(row))
}

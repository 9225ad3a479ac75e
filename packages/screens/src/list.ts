import type { ApiClient } from '@kere/platform/api'
import type { DataCard, DataColumn } from '@kere/ui/data-table'
import type { BulkAct } from '@kere/platform/border'
import type { ComponentType, ReactNode } from 'react'
import type { Filters, QueryOf, ValuesOf } from './list-filter.ts'

export interface ListAnswer<Row> {
  items: readonly Row[]
  nextCursor: string | null
  total: number
  /** `total` stops at what is counted at most. */
  totalIsLowerBound?: boolean | undefined
  counts?: Readonly<Record<string, number>> | undefined
}

export interface ListPanel<Row> {
  param: string
  component: ComponentType<{ row: Row }>
  /** A row by its id, wherever in the list it is: a link may have led straight to it. Rejects as not found. */
  load?: (api: ApiClient, id: string, signal: AbortSignal) => Promise<Row>
  /** Where no row of this page is meant: why, and the words of a link to the list without filters. */
  missing: { text: string; link: string }
}

/** An act on many rows; `name` as in the list's contract (`bulkOf`). */
export interface ListAct<Row> extends BulkAct {
  label: string
  icon: ReactNode
  /** Whether it can mean anything for a row; of all that the filters find the API decides. */
  isFor?: (row: Row) => boolean
  /** Asked first, where it cannot be taken back without a trace. */
  question?: string
}

export interface ListBulk<Row> {
  /** The name of the list's contract. */
  list: string
  acts: readonly ListAct<Row>[]
  /** As it was seen, where the single act names it. */
  versionOf?: (row: Row) => number
}

interface EmptyWords<Row extends object, F extends Filters> {
  title: string
  text: string | ((answer: ListAnswer<Row>, values: ValuesOf<F>) => string)
  /** Where the first one is made. */
  link?: { href: string; label: string }
}

/** A list of records, declared: `ListPage` is what makes a page of it. */
export interface List<F extends Filters, Row extends object> {
  /** In the cache, and in what the browser keeps of it. */
  name: string
  path: string
  title: string
  description: string
  label?: string
  noun: readonly [one: string, many: string]
  filters: F
  load(
    api: ApiClient,
    query: QueryOf<F> & { limit: number; cursor?: string },
    signal: AbortSignal,
  ): Promise<ListAnswer<Row>>
  rowId: (row: Row) => string
  rowName: (row: Row) => string
  columns: readonly DataColumn<Row>[] | ((values: ValuesOf<F>) => readonly DataColumn<Row>[])
  hiddenColumns?: readonly string[]
  card: (row: Row) => DataCard
  /** Without one, a row leads to a page of its own below the list's path. */
  panel?: ListPanel<Row>
  /** Done by the API, row by row. */
  bulk?: ListBulk<Row>
  /** What needs no more than the rows that are shown. */
  bulkActions?: ComponentType<{ rows: readonly Row[] }>
  exportName?: string
  /** What the list's path says, and the API wants beside the filters: of whom the list is. */
  fixedParams?: Readonly<Record<string, string>>
  failed: { title: string; text: string }
  empty: EmptyWords<Row, F>
  noneFound?: { text?: (values: ValuesOf<F>) => string; link?: string }
}

export const defineList = <const F extends Filters, Row extends object>(list: List<F, Row>): List<F, Row> => list

import type { Endpoint, EndpointInput, EndpointOutput } from '@kere/contracts/http/endpoint'
import type { ApiClient } from '@kere/platform/api'
import type { DataCard, DataColumn } from '@kere/ui/data-table/data-table'
import type { BulkAct } from '@kere/platform/border'
import type { ComponentType, ReactNode } from 'react'
import type { Filters, QueryOf, ValuesOf } from './list-filter.ts'

/** A question before an action. The API checks its answer again. */
export interface Question {
  text: string
  label: string
  length: number
  hint?: string
  check: (answer: string) => Promise<string | undefined>
  templates?: readonly { name: string; text: string }[]
}

export interface ListAnswer<Row> {
  items: readonly Row[]
  nextCursor: string | null
  total: number
  totalIsLowerBound?: boolean | undefined
  counts?: Readonly<Record<string, number>> | undefined
}

export interface ListPanel<Row> {
  param: string
  component: ComponentType<{ row: Row }>
  missing?: { text?: string; link?: string }
}

export interface ListAct<Row> extends BulkAct {
  label: string
  icon: ReactNode
  /** If true, the action only undoes another one, while that is possible. */
  isUndo?: true
  /** Whether the action makes sense for a row. For all rows that the filters find, the API decides instead. */
  isFor?: (row: Row) => boolean
  question?: string
  /** A question with one answer for all rows. */
  asks?: Question & { submit: string }
}

export interface ListBulk<Row> {
  list: string
  acts: readonly ListAct<Row>[]
  versionOf?: (row: Row) => number
}

interface EmptyWords<Row extends object, F extends Filters> {
  title: string
  text: string | ((answer: ListAnswer<Row>, values: ValuesOf<F>) => string)
  link?: { href: string; label: string }
}

interface DeclaredList<F extends Filters, Row extends object> {
  name: string
  path: string
  title: string
  description: string
  label?: string
  /** The page above a list that no item of the menu names. The page then shows its title, with the way back. */
  above?: { label: string; path: string }
  noun: readonly [one: string, many: string]
  filters: F
  load: (
    api: ApiClient,
    query: QueryOf<F> & { limit: number; cursor?: string },
    signal: AbortSignal,
  ) => Promise<ListAnswer<Row>>
  /** Reads a row by its id, even if it is on another page. Rejects with `not_found`. */
  loadRow?: (api: ApiClient, id: string, signal: AbortSignal) => Promise<Row | null>
  /** The text that names a row in addresses, if that is not its id. */
  rowId?: (row: Row) => string
  rowName: (row: Row) => string
  columns: readonly DataColumn<Row>[] | ((values: ValuesOf<F>) => readonly DataColumn<Row>[])
  hiddenColumns?: readonly string[]
  card: (row: Row) => DataCard
  /** Without a panel, a row links to its own page below the list's path. */
  panel?: ListPanel<Row>
  /** Makes the list a queue, whose waiting rows need a decision. */
  waits?: (row: Row) => boolean
  bulk?: ListBulk<Row>
  bulkActions?: ComponentType<{ rows: readonly Row[] }>
  exportName?: string
  fixedParams?: Readonly<Record<string, string>>
  /** The title may contain the message, which is a sentence without its full stop. */
  failed: { title: string | ((message: string) => string); text: string }
  empty: EmptyWords<Row, F>
  noneFound?: { text?: (values: ValuesOf<F>) => string; link?: string }
}

export interface List<F extends Filters, Row extends object> extends DeclaredList<F, Row> {
  rowId: (row: Row) => string
}

export const defineList = <const F extends Filters, Row extends { id: string }>(
  list: DeclaredList<F, Row>,
): List<F, Row> => ({ rowId: ({ id }) => id, ...list })

interface Reads {
  list: Endpoint
  get?: Endpoint | undefined
}

/** Reads the rows of a resource, and one by its id if there is a `get`. */
export const readsOf = <Each extends Reads>(loadEndpoints: () => Promise<Each>) => {
  type Answer = EndpointOutput<Each['list']>
  type Query = EndpointInput<Each['list']> extends { query: infer Own } ? Own : never
  type Row = Answer extends { items: readonly (infer Item)[] } ? Item : never
  return {
    // The casts are needed because TypeScript cannot follow the input and output of a generic endpoint.
    load: async (api: ApiClient, query: Query, signal: AbortSignal) =>
      api.call((await loadEndpoints()).list, { query } as never, { signal }) as Promise<Answer>,
    async loadRow(api: ApiClient, id: string, signal: AbortSignal) {
      const { get } = await loadEndpoints()
      return get ? (api.call(get, { params: { id } } as never, { signal }) as Promise<Row>) : null
    },
  }
}

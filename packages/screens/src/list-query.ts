import { limits } from '@kere/contracts/http/limits'
import { ApiError, type ApiClient, orNull } from '@kere/platform/api'
import { queryOptions } from '@tanstack/react-query'
import type { ListAddress } from './list-address.ts'
import { isInForce, type Filters, type LoadedChoiceFilter, type QueryOf, type ValuesOf } from './list-filter.ts'
import type { List, ListAnswer } from './list.ts'

/** Short, because colleagues and scheduled jobs change the listed rows. */
const staleTime = 5_000

type Loaded<F extends Filters, Row extends object> = Pick<List<F, Row>, 'name' | 'filters' | 'load' | 'fixedParams'>

export function apiParamsOf<F extends Filters>(filters: F, values: ValuesOf<F>): (readonly [string, string])[] {
  const given: Readonly<Record<string, string>> = values
  return Object.entries(filters).flatMap(([name, { kind }]) => {
    const value = given[name] ?? ''
    return value === '' || (kind === 'tabs' && value === 'all') ? [] : [[name, value] as const]
  })
}

export const apiQueryOf = <F extends Filters>(filters: F, values: ValuesOf<F>): QueryOf<F> =>
  // `Object.fromEntries` loses the type of the names, which are those of the filters.
  Object.fromEntries(apiParamsOf(filters, values)) as QueryOf<F>

export const matchingOf = <F extends Filters>(
  { filters, fixedParams }: Pick<Paged<F>, 'filters' | 'fixedParams'>,
  values: ValuesOf<F>,
): Readonly<Record<string, string>> => ({
  ...fixedParams,
  ...Object.fromEntries(apiParamsOf(filters, values).filter(([name]) => filters[name]?.kind !== 'order')),
})

export const listKey = (list: { name: string }) => ['list', list.name] as const

interface Paged<F extends Filters> {
  name: string
  filters: F
  fixedParams?: Readonly<Record<string, string>>
}

export const pagesKey = <F extends Filters>(list: Paged<F>, values: ValuesOf<F>) =>
  [...listKey(list), { ...list.fixedParams, ...apiQueryOf(list.filters, values) }] as const

export const listQuery = <F extends Filters, Row extends object>(
  list: Loaded<F, Row>,
  api: ApiClient,
  { values, cursor }: Pick<ListAddress<F>, 'values' | 'cursor'>,
) =>
  queryOptions({
    queryKey: [...pagesKey(list, values), cursor],
    staleTime,
    queryFn: async ({ signal }): Promise<ListAnswer<Row> | null> => {
      const query = { ...apiQueryOf(list.filters, values), limit: limits.pageSize, ...(cursor && { cursor }) }
      try {
        return await list.load(api, query, signal)
      } catch (error) {
        const isRefused = error instanceof ApiError && ['invalid_cursor', 'validation_failed'].includes(error.code)
        if (isRefused && (cursor !== null || hasFilter(list.filters, values))) return null
        throw error
      }
    },
  })

export const rowKey = (name: string, id: string | null) => ['list-row', name, id] as const

export const rowQuery = <Row extends object>(
  { name, loadRow }: Pick<List<Filters, Row>, 'name' | 'loadRow'>,
  api: ApiClient,
  id: string | null,
) =>
  queryOptions({
    queryKey: rowKey(name, id),
    staleTime,
    queryFn: async ({ signal }): Promise<Row | null> => {
      if (id === null || !loadRow) return null
      return orNull(loadRow(api, id, signal))
    },
  })

export const optionsQuery = (api: ApiClient, listName: string, name: string, { load }: LoadedChoiceFilter) =>
  queryOptions({
    queryKey: ['list-options', listName, name],
    staleTime: Infinity,
    queryFn: ({ signal }) => load(api, signal),
  })

export const optionNameQuery = (
  api: ApiClient,
  listName: string,
  name: string,
  { nameOf }: LoadedChoiceFilter,
  value: string,
) =>
  queryOptions({
    queryKey: ['list-option-name', listName, name, value],
    staleTime: Infinity,
    queryFn: async ({ signal }) => (nameOf ? nameOf(api, value, signal) : value),
  })

export const countFilters = <F extends Filters>(filters: F, values: ValuesOf<F>) => {
  const given: Readonly<Record<string, string>> = values
  return Object.entries(filters).filter(([name, filter]) => isInForce(filter, given[name] ?? '')).length
}

/** Counts the filters that are set within a view. The view itself is chosen by a tab. */
export function countWithinView<F extends Filters>(filters: F, values: ValuesOf<F>) {
  const given: Readonly<Record<string, string>> = values
  const within = Object.entries(filters).filter(([, { kind }]) => kind !== 'tabs')
  return within.filter(([name, filter]) => isInForce(filter, given[name] ?? '')).length
}

export function viewOf<F extends Filters>(filters: F, values: ValuesOf<F>) {
  const given: Readonly<Record<string, string>> = values
  const views = Object.entries(filters).filter(([, { kind }]) => kind === 'tabs')
  // `Object.fromEntries` loses the type of the names; each view has its own value.
  return Object.fromEntries(views.map(([name]) => [name, given[name]])) as Partial<ValuesOf<F>>
}

/**
 * Keeps the rows before while others load, but only within one view: under the tab "Refunded", rows of "Paid" would be
 * wrong, however short.
 */
export const keepWithinView =
  <F extends Filters>(filters: F, values: ValuesOf<F>) =>
  <Answer>(before: Answer | undefined, query: { queryKey: readonly unknown[] } | undefined) => {
    const asked = query?.queryKey[listKey({ name: '' }).length] as Readonly<Record<string, string>> | undefined
    const now: Readonly<Record<string, string | undefined>> = apiQueryOf(filters, values)
    const isSame = Object.entries(filters).every(([name, { kind }]) => kind !== 'tabs' || asked?.[name] === now[name])
    return isSame ? before : undefined
  }

const hasFilter = <F extends Filters>(filters: F, values: ValuesOf<F>) => countFilters(filters, values) > 0

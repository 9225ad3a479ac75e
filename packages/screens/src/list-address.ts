import { defaultOf, readValue, type Filters, type ValuesOf } from './list-filter.ts'

export interface ListAddress<F extends Filters> {
  values: ValuesOf<F>
  cursor: string | null
  open: string | null
  /** True while an admin goes through all queues; the first waiting item then opens by itself. */
  isRound?: boolean
}

export interface ListPlace<F extends Filters> {
  path: string
  filters: F
  panel?: { param: string }
}

export function readAddress<F extends Filters>({ filters, panel }: ListPlace<F>, params: URLSearchParams) {
  const values = Object.entries(filters).map(([name, filter]) => [name, readValue(filter, params.get(name))])
  const address: ListAddress<F> = {
    // `Object.fromEntries` loses the type of the names; each filter has read its own value.
    values: Object.fromEntries(values) as ValuesOf<F>,
    cursor: params.get('cursor') || null,
    open: (panel && params.get(panel.param)) || null,
    ...(params.has('round') && { isRound: true }),
  }
  return address
}

export interface WrittenAddress<F extends Filters> {
  values?: Partial<ValuesOf<F>>
  cursor?: string | null
  open?: string | null
  isRound?: boolean
}

export function searchOf<F extends Filters>(
  { filters, panel }: ListPlace<F>,
  { values = {}, cursor, open, isRound }: WrittenAddress<F>,
): string {
  const given: Readonly<Record<string, string | undefined>> = values
  const params = new URLSearchParams()
  for (const [name, filter] of Object.entries(filters)) {
    const value = given[name]
    if (value && value !== defaultOf(filter)) params.set(name, value)
  }
  if (cursor) params.set('cursor', cursor)
  if (panel && open) params.set(panel.param, open)
  if (isRound) params.set('round', '1')
  return params.size > 0 ? `?${params.toString()}` : ''
}

export const hrefOf = <F extends Filters>(list: ListPlace<F>, address: WrittenAddress<F> = {}): string =>
  list.path + searchOf(list, address)

export const rowHref = <F extends Filters>(list: ListPlace<F>, id: string, address: WrittenAddress<F> = {}): string =>
  `${list.path}/${encodeURIComponent(id)}${searchOf(list, { ...address, open: null })}`

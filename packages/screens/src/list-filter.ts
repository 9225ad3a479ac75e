import { t } from '@kere/brand/messages'
import { limits } from '@kere/contracts/http/limits'
import type { ApiClient } from '@kere/platform/api'

export interface Option<Value extends string = string> {
  value: Value
  label: string
  /** The language of a label that somebody wrote. */
  lang?: string | undefined
}

export interface ChoiceFilter<Value extends string = string> {
  kind: 'choice'
  label: string
  anyLabel: string
  options: readonly Option<Value>[]
}

export interface LoadedChoiceFilter {
  kind: 'loaded choice'
  label: string
  anyLabel: string
  load: (api: ApiClient, signal: AbortSignal) => Promise<readonly Option[]>
  nameOf?: (api: ApiClient, value: string, signal: AbortSignal) => Promise<string>
}

/** A filter shown as tabs with counts. The first tab is the default; `all` asks the API for every row. */
export interface TabsFilter<Value extends string = string> {
  kind: 'tabs'
  label: string
  options: readonly Option<Value>[]
  /** If true, each tab is a list of its own, so an empty tab does not mean that a filter excludes rows. */
  areSections?: boolean
  /** Tabs for values of other filters, shown before those of this filter. */
  views?: readonly { label: string; values: Values }[]
}

export interface TextFilter {
  kind: 'text'
  label: string
  placeholder: string
  maxLength: number
}

/** A day in India, inclusive. All days of a list share one menu. */
export interface DayFilter {
  kind: 'day'
  label: string
}

export interface OrderOption<Value extends string = string> {
  value: Value
  label: string | ((values: Values) => string)
  column: string
  isDescending: boolean
}

export interface OrderFilter<Value extends string = string> {
  kind: 'order'
  options: readonly OrderOption<Value>[]
}

export type Filter = ChoiceFilter | LoadedChoiceFilter | TabsFilter | TextFilter | DayFilter | OrderFilter

export type Filters = Readonly<Record<string, Filter>>

export type Values = Readonly<Record<string, string>>

type ValueOf<F extends Filter> = F extends { options: readonly { value: infer Value extends string }[] }
  ? Value
  : string

export type ValuesOf<F extends Filters> = { readonly [Name in keyof F]: ValueOf<F[Name]> | '' }

export type QueryOf<F extends Filters> = { [Name in keyof F]?: Exclude<ValueOf<F[Name]>, 'all'> }

export const choice = <Value extends string>(filter: Omit<ChoiceFilter<Value>, 'kind'>): ChoiceFilter<Value> => ({
  kind: 'choice',
  ...filter,
})

/** Makes the options of a filter, in the order of `names`. */
export const named = <Value extends string>(names: Readonly<Record<Value, string>>): readonly Option<Value>[] =>
  // `Object.entries` loses the type of the keys.
  (Object.entries(names) as [Value, string][]).map(([value, label]) => ({ value, label }))

export const allAnd = <Value extends string>(
  names: Readonly<Record<Value, string>>,
): readonly Option<Value | 'all'>[] => [{ value: 'all', label: t('All', 'Label, part of a page') }, ...named(names)]

export const loadedChoice = (filter: Omit<LoadedChoiceFilter, 'kind'>): LoadedChoiceFilter => ({
  kind: 'loaded choice',
  ...filter,
})

export const tabs = <const Value extends string>(filter: Omit<TabsFilter<Value>, 'kind'>): TabsFilter<Value> => ({
  kind: 'tabs',
  ...filter,
})

export const text = (filter: Pick<TextFilter, 'label' | 'placeholder'>): TextFilter => ({
  kind: 'text',
  maxLength: limits.searchLength,
  ...filter,
})

export const day = (label: string): DayFilter => ({ kind: 'day', label })

export const days = { from: day(t('From', 'Text, part of a page')), to: day(t('To', 'Text, part of a page')) }

export const order = <Value extends string>(options: readonly OrderOption<Value>[]): OrderFilter<Value> => ({
  kind: 'order',
  options,
})

/** @param column the column that shows the date */
export const byDate = (column: string) =>
  order([
    { value: 'newest', label: t('Newest first', 'Label, part of a page'), column, isDescending: true },
    { value: 'oldest', label: t('Oldest first', 'Label, part of a page'), column, isDescending: false },
  ])

export const defaultOf = (filter: Filter): string =>
  filter.kind === 'tabs' || filter.kind === 'order' ? (filter.options[0]?.value ?? '') : ''

export function isInForce(filter: Filter, value: string) {
  if (filter.kind === 'order' || (filter.kind === 'tabs' && filter.areSections)) return false
  return value !== defaultOf(filter)
}

export function readValue(filter: Filter, given: string | null): string {
  const written = given ?? ''
  switch (filter.kind) {
    case 'text':
      return written.trim().slice(0, filter.maxLength)
    case 'loaded choice':
      return /^[\w.-]{1,64}$/.test(written) ? written : ''
    case 'day':
      return isDay(written) ? written : ''
    default:
      return filter.options.find(({ value }) => value === written)?.value ?? defaultOf(filter)
  }
}

/** Accepts only years of this century, because a year that is half typed would be in the first century. */
function isDay(written: string) {
  if (!/^20\d\d-\d\d-\d\d$/.test(written)) return false
  const at = new Date(`${written}T00:00:00Z`)
  return !Number.isNaN(at.valueOf()) && at.toISOString().slice(0, 10) === written
}

import { t } from '@kere/brand/messages'
import { useRemote } from '@kere/platform/react/remote-tree'
import { DataTableFilters } from '@kere/ui/data-table/data-table-filters'
import { DataTableMenu } from '@kere/ui/data-table/data-table-menu'
import { DataTableSelect } from '@kere/ui/data-table/data-table-select'
import { TextLink } from '@kere/ui/controls/link'
import { useQuery } from '@tanstack/react-query'
import { useState, type ChangeEvent, type ReactNode, type SubmitEvent } from 'react'
import { DayFields } from './day-fields.tsx'
import { dayPresets, firstDayOf } from './day-presets.ts'
import { ListSearch } from './list-search.tsx'
import type { Filter, Filters, LoadedChoiceFilter, Values } from './list-filter.ts'
import { optionNameQuery, optionsQuery } from './list-query.ts'
import { daysInWords } from './time-in-india.ts'

interface ListFiltersProps {
  name: string
  filters: Filters
  values: Values
  count: number
  clearHref: string
  applyLabel: string
  onChange: (params: URLSearchParams) => void
}

export function ListFilters({ name, filters, values, count, clearHref, applyLabel, onChange }: ListFiltersProps) {
  const fields = Object.entries(filters).filter(([, { kind }]) => kind !== 'tabs')
  const search = fields.find(([, { kind }]) => kind === 'text')
  const others = fields.filter((field) => field !== search)
  const hasSheet = search !== undefined || others.length > 1
  const apply = (form: HTMLFormElement, chosen: Values = {}) => {
    const written = [...new FormData(form)].filter((field): field is [string, string] => typeof field[1] === 'string')
    const views = Object.entries(filters).filter(([, { kind }]) => kind === 'tabs')
    const params = new URLSearchParams([...views.map(([view]) => [view, values[view] ?? '']), ...written])
    for (const [field, value] of Object.entries(chosen)) params.set(field, value)
    onChange(params)
  }
  const change = ({ currentTarget: { form } }: ChangeEvent<HTMLSelectElement | HTMLInputElement>) => {
    if (form) apply(form)
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    apply(event.currentTarget)
  }

  const days = others.flatMap(([day, filter]) =>
    filter.kind === 'day' ? [{ name: day, label: filter.label, value: values[day] ?? '' }] : [],
  )
  const controls = (
    <>
      {others.map(([field, filter]) => (
        <FilterSelect
          key={field}
          listName={name}
          name={field}
          filter={filter}
          values={values}
          isInSheetOnly={hasSheet && filter.kind === 'order'}
          onChange={change}
        />
      ))}
      {days.length > 0 && <DaysMenu days={days} onChange={change} onChoose={apply} />}
    </>
  )
  if (!hasSheet)
    return (
      <form
        role="search"
        aria-label={t('Filters', 'For screen readers, part of a page')}
        onSubmit={submit}
        className="flex grow flex-wrap gap-2 max-desk:*:grow"
      >
        {controls}
      </form>
    )
  return (
    <DataTableFilters
      id={`${name}-filters`}
      count={count}
      clearHref={clearHref}
      applyLabel={applyLabel}
      onChange={apply}
      search={
        search?.[1].kind === 'text' && (
          <ListSearch name={search[0]} filter={search[1]} value={values[search[0]] ?? ''} />
        )
      }
    >
      {controls}
      {count > 0 && (
        <TextLink href={clearHref} className="px-1.5 text-meta max-desk:hidden">
          {t('Clear filters', 'Link, part of a page')}
        </TextLink>
      )}
    </DataTableFilters>
  )
}

interface FilterSelectProps {
  listName: string
  name: string
  filter: Filter
  values: Values
  isInSheetOnly: boolean
  onChange: (event: ChangeEvent<HTMLSelectElement>) => void
}

function FilterSelect({ listName, name, filter, values, isInSheetOnly, onChange }: FilterSelectProps): ReactNode {
  const value = values[name] ?? ''
  if (filter.kind === 'choice')
    return (
      <DataTableSelect
        name={name}
        label={filter.label}
        anyLabel={filter.anyLabel}
        options={filter.options}
        value={value}
        onChange={onChange}
      />
    )
  if (filter.kind === 'loaded choice')
    return <LoadedSelect listName={listName} name={name} filter={filter} value={value} onChange={onChange} />
  if (filter.kind !== 'order') return null
  const [first, ...others] = filter.options.map((option) => ({
    value: option.value,
    label: typeof option.label === 'string' ? option.label : option.label(values),
  }))
  return (
    <div className={isInSheetOnly ? 'desk:hidden' : ''}>
      <DataTableSelect
        name={name}
        label={t('Sort by', 'Label, part of a page')}
        anyLabel={first?.label ?? ''}
        options={others}
        value={value === first?.value ? '' : value}
        onChange={onChange}
      />
    </div>
  )
}

interface LoadedSelectProps extends Pick<FilterSelectProps, 'listName' | 'name' | 'onChange'> {
  filter: LoadedChoiceFilter
  value: string
}

/** The menu shows the chosen value even before its options are loaded, or if the API does not offer it. */
function LoadedSelect({ listName, filter, name, value, onChange }: LoadedSelectProps) {
  const { api } = useRemote()
  const { data: options = [], isPending } = useQuery(optionsQuery(api, listName, name, filter))
  const isMissing = value !== '' && !options.some((option) => option.value === value)
  const named = useQuery({
    ...optionNameQuery(api, listName, name, filter, value),
    enabled: isMissing && !isPending && filter.nameOf !== undefined,
  })
  return (
    <DataTableSelect
      name={name}
      label={filter.label}
      anyLabel={filter.anyLabel}
      options={isMissing ? [...options, { value, label: named.data ?? value }] : options}
      value={value}
      onChange={onChange}
    />
  )
}

interface DaysMenuProps {
  days: readonly { name: string; label: string; value: string }[]
  onChange: (event: ChangeEvent<HTMLInputElement>) => void
  onChoose: (form: HTMLFormElement, chosen: Values) => void
}

/** A preset sets a first day and no last one, so that later rows are included. */
function DaysMenu({ days, onChange, onChoose }: DaysMenuProps) {
  const [now] = useState(() => Date.now())
  const [from = '', to = ''] = days.map(({ value }) => value)
  const hasDays = days.some(({ value }) => value !== '')
  const chosen = to === '' ? dayPresets.find((preset) => firstDayOf(preset, now) === from) : undefined
  return (
    <DataTableMenu
      title={t('Dates', 'Title, part of a page')}
      label={chosen?.label ?? (hasDays ? daysInWords(from, to) : t('Any date', 'Text, part of a page'))}
      look={hasDays ? 'filter in force' : 'filter'}
    >
      <DayFields
        days={days}
        presets={dayPresets}
        chosen={chosen}
        onChange={onChange}
        onChoose={(form, preset) => {
          const firstDay = preset ? firstDayOf(preset, Date.now()) : ''
          if (form)
            onChoose(form, Object.fromEntries(days.map(({ name }, place) => [name, place === 0 ? firstDay : ''])))
        }}
      />
    </DataTableMenu>
  )
}

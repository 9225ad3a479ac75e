import type { DataTableProps } from '@kere/ui/data-table/data-table'
import type { DataTableTab } from '@kere/ui/data-table/data-table-tabs'
import { hrefOf, type ListPlace } from './list-address.ts'
import { defaultOf, type Filters, type Values, type ValuesOf } from './list-filter.ts'

/** Leaves out deleted rows, which are only in their own view. */
const sumOf = ({ deleted: _deleted, ...counts }: Readonly<Record<string, number>>) =>
  Object.values(counts).reduce((sum, count) => sum + count, 0)

export function tabsOf<F extends Filters>(
  list: ListPlace<F>,
  values: ValuesOf<F>,
  counts: Readonly<Record<string, number>> | undefined,
  total: number | undefined,
): { label: string; tabs: DataTableTab[] } | undefined {
  for (const [name, filter] of Object.entries(list.filters)) {
    if (filter.kind !== 'tabs') continue
    const given: Values = values
    const { views = [] } = filter
    const current = views.find((view) =>
      Object.entries({ ...view.values, [name]: defaultOf(filter) }).every(([each, value]) => given[each] === value),
    )
    // A tab of a status leaves the view, so that it shows all rows that its count says.
    const left = Object.fromEntries(Object.keys(current?.values ?? {}).map((each) => [each, '']))
    return {
      label: filter.label,
      tabs: [
        ...views.map((view) => ({
          label: view.label,
          href: hrefOf(list, { values: { ...values, ...view.values, [name]: '' } }),
          count: view === current ? total : undefined,
          isCurrent: view === current,
        })),
        ...filter.options.map(({ value, label }) => ({
          label,
          href: hrefOf(list, { values: { ...values, ...left, [name]: value } }),
          count: counts && (value === 'all' ? sumOf(counts) : counts[value]),
          isCurrent: !current && given[name] === value,
        })),
      ],
    }
  }
  return undefined
}

type Sorting = Pick<DataTableProps<never>, 'sorting'>

export function sortingOf(filters: Filters, values: Values, onChange: (changed: Values) => void): Sorting {
  for (const [name, filter] of Object.entries(filters)) {
    if (filter.kind !== 'order') continue
    const current = filter.options.find(({ value }) => value === values[name]) ?? filter.options[0]
    if (!current) continue
    return {
      sorting: {
        column: current.column,
        isDescending: current.isDescending,
        onSort: (column, isDescending) => {
          const ofColumn = filter.options.filter((option) => option.column === column)
          const next = ofColumn.find((option) => option.isDescending === isDescending) ?? ofColumn[0]
          if (next) onChange({ [name]: next.value })
        },
      },
    }
  }
  return {}
}

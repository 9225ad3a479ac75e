import type { Header, RowData } from '@tanstack/react-table'
import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import { cellPadding, firstToLeave, type tableSetup } from './data-table-features.ts'
import type { DataTableProps } from './data-table-props.ts'

interface DataTableHeadProps<Row extends RowData> {
  header: Header<typeof tableSetup, Row>
  sorting: DataTableProps<Row>['sorting']
}

export function DataTableHead<Row extends RowData>({ header: { column }, sorting }: DataTableHeadProps<Row>) {
  const { header, meta } = column.columnDef
  const order = sorting?.column === column.id ? (sorting.isDescending ? 'descending' : 'ascending') : undefined
  const name = typeof header === 'string' ? header : column.id
  return (
    <th
      scope="col"
      aria-sort={order}
      className={`sticky top-(--table-top,0px) z-2 h-10 border-b-2 border-ink bg-surface py-0 text-snug leading-dense font-semibold whitespace-nowrap text-muted ${cellPadding} ${meta?.isNumber ? 'text-end' : 'text-start'} ${meta?.hideFirst ? firstToLeave : ''}`}
    >
      {meta?.isSortable && sorting ? (
        <button
          type="button"
          onClick={() => sorting.onSort(column.id, order !== 'descending')}
          className="-mx-1.5 inline-flex h-9 cursor-pointer items-center gap-1.5 rounded-control px-1.5 font-[inherit] hover:bg-hover"
        >
          {name}
          {order === 'descending' && <ArrowDown aria-hidden="true" className="size-4" />}
          {order === 'ascending' && <ArrowUp aria-hidden="true" className="size-4" />}
        </button>
      ) : (
        name
      )}
    </th>
  )
}

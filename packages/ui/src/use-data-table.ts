import { useTable, type ColumnDef, type RowData } from '@tanstack/react-table'
import { useMemo } from 'react'
import { tableSetup, type TableInstance } from './data-table-features.ts'
import type { DataColumn, DataTableProps } from './data-table.tsx'

const noRows: readonly never[] = []

/** TanStack's table over the props: what it would change is handed to the page. */
export function useDataTable<Row extends RowData>({
  columns,
  rows,
  rowId,
  sorting,
  columnChoice,
  selection,
}: DataTableProps<Row>): TableInstance<Row> {
  const columnDefs = useMemo(() => columns.map(describeColumn), [columns])
  const sortState = [{ id: sorting.column, desc: sorting.isDescending }]
  const visibility = Object.fromEntries(columnChoice.hidden.map((id) => [id, false]))
  const selected = Object.fromEntries(selection.ids.map((id) => [id, true as const]))

  return useTable({
    features: tableSetup,
    columns: columnDefs,
    data: rows ?? noRows,
    getRowId: rowId,
    manualSorting: true,
    enableSortingRemoval: false,
    enableMultiSort: false,
    state: { sorting: sortState, columnVisibility: visibility, rowSelection: selected },
    onSortingChange: (update) => {
      const next = (typeof update === 'function' ? update(sortState) : update)[0]
      if (next) sorting.onSort(next.id, next.desc)
    },
    onColumnVisibilityChange: (update) => {
      const next = typeof update === 'function' ? update(visibility) : update
      columnChoice.onChange(columns.map(({ id }) => id).filter((id) => next[id] === false))
    },
    onRowSelectionChange: (update) => {
      const next = typeof update === 'function' ? update(selected) : update
      selection.onChange(Object.keys(next))
    },
  })
}

function describeColumn<Row extends RowData>(column: DataColumn<Row>): ColumnDef<typeof tableSetup, Row> {
  const { id, header, isTitle = false, isNumber = false, isSortable = false, isFirstToLeave = false } = column
  return {
    id,
    header,
    // The server orders; an accessor is what TanStack takes for "can be sorted".
    accessorFn: rowItself,
    cell: ({ row }) => column.cell(row.original),
    enableHiding: !isTitle,
    enableSorting: isSortable,
    meta: { isTitle, isNumber, isFirstToLeave },
  }
}

const rowItself = <Row>(row: Row) => row

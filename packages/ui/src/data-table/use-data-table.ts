import { useTable, type ColumnDef, type RowData } from '@tanstack/react-table'
import { useMemo } from 'react'
import { tableSetup, type TableInstance } from './data-table-features.ts'
import type { DataColumn, DataTableProps } from './data-table-props.ts'

const noRows: readonly never[] = []

export function useDataTable<Row extends RowData>({
  columns,
  rows,
  rowId,
  columnChoice,
}: DataTableProps<Row>): TableInstance<Row> {
  const columnDefs = useMemo(() => columns.map(describeColumn), [columns])
  const visibility = Object.fromEntries(columnChoice.hidden.map((id) => [id, false]))

  return useTable({
    features: tableSetup,
    columns: columnDefs,
    data: rows ?? noRows,
    getRowId: rowId,
    state: { columnVisibility: visibility },
    onColumnVisibilityChange: (update) => {
      const next = typeof update === 'function' ? update(visibility) : update
      columnChoice.onChange(columns.map(({ id }) => id).filter((id) => next[id] === false))
    },
  })
}

function describeColumn<Row extends RowData>(column: DataColumn<Row>): ColumnDef<typeof tableSetup, Row> {
  const { id, header, isTitle = false, isNumber = false, isSortable = false, hideFirst = false } = column
  return {
    id,
    header,
    cell: ({ row }) => column.cell(row.original),
    enableHiding: !isTitle,
    meta: { isTitle, isNumber, isSortable, hideFirst },
  }
}

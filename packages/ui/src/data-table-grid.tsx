import type { RowData } from '@tanstack/react-table'
import { DataTableCheck } from './data-table-check.tsx'
import type { TableInstance } from './data-table-features.ts'
import { DataTableHead } from './data-table-head.tsx'
import { DataTableRow } from './data-table-row.tsx'
import type { DataTableProps } from './data-table.tsx'

interface DataTableGridProps<Row extends RowData> extends Pick<DataTableProps<Row>, 'rowName' | 'lines' | 'opened'> {
  table: TableInstance<Row>
  labelledBy: string
}

/** The rows as a table. The header stays in view under whatever bar the page has over it (`--table-top`). */
export function DataTableGrid<Row extends RowData>({
  table,
  labelledBy,
  rowName,
  lines,
  opened,
}: DataTableGridProps<Row>) {
  const isSome = table.getIsSomeRowsSelected()
  const isAll = table.getIsAllRowsSelected()
  return (
    <table aria-labelledby={labelledBy} className="w-full border-separate border-spacing-0 text-start">
      <thead>
        {table.getHeaderGroups().map((group) => (
          <tr key={group.id}>
            <th
              scope="col"
              className="sticky top-(--table-top,0px) z-2 h-10 w-11 border-b-2 border-ink bg-surface p-0 ps-2.5"
            >
              <div className="-my-2">
                <DataTableCheck
                  label="Select all on this page"
                  isChecked={isAll}
                  isMixed={isSome && !isAll}
                  onChange={(isChecked) => table.toggleAllRowsSelected(isChecked)}
                />
              </div>
            </th>
            {group.headers.map((header) => (
              <DataTableHead key={header.id} header={header} />
            ))}
          </tr>
        ))}
      </thead>
      <tbody>
        {table.getRowModel().rows.map((row) => (
          <DataTableRow
            key={row.id}
            table={table}
            row={row}
            name={rowName(row.original)}
            lines={lines}
            href={opened.hrefOf(row.id)}
            isOpen={opened.id === row.id}
          />
        ))}
      </tbody>
    </table>
  )
}

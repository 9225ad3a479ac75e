import { t } from '@kere/brand/messages'
import type { RowData } from '@tanstack/react-table'
import { DataTableCheck } from './data-table-check.tsx'
import type { TableInstance } from './data-table-features.ts'
import { DataTableHead } from './data-table-head.tsx'
import { DataTableRow } from './data-table-row.tsx'
import { select, useRowSelection } from './data-table-selection.ts'
import type { DataTableProps } from './data-table-props.ts'

interface DataTableGridProps<Row extends RowData> extends Pick<
  DataTableProps<Row>,
  'rowName' | 'lines' | 'opened' | 'selection' | 'sorting' | 'decided'
> {
  table: TableInstance<Row>
  labelledBy: string
}

/** The table. Its header stays visible below the page's bar (`--table-top`). */
export function DataTableGrid<Row extends RowData>({
  table,
  labelledBy,
  rowName,
  lines,
  opened,
  selection,
  sorting,
  decided,
}: DataTableGridProps<Row>) {
  const { rows } = table.getRowModel()
  const rowIds = rows.map(({ id }) => id)
  const selectRow = useRowSelection(selection, rowIds)
  const isSelected = (id: string) => selection?.ids.includes(id) ?? false
  const isAll = rows.every(({ id }) => isSelected(id))
  const isSome = rows.some(({ id }) => isSelected(id))
  return (
    <table aria-labelledby={labelledBy} className="w-full border-separate border-spacing-0 text-start">
      <thead>
        {table.getHeaderGroups().map((group) => (
          <tr key={group.id}>
            {selection && (
              <th
                scope="col"
                className="sticky top-(--table-top,0px) z-2 h-10 w-11 border-b-2 border-ink bg-surface p-0 ps-2.5"
              >
                <div className="-my-2">
                  <DataTableCheck
                    label={t('Select all on this page', 'Label, part of a page')}
                    isChecked={isAll}
                    isMixed={isSome && !isAll}
                    onChange={(isChecked) => select(selection, rowIds, isChecked)}
                  />
                </div>
              </th>
            )}
            {group.headers.map((header) => (
              <DataTableHead key={header.id} header={header} sorting={sorting} />
            ))}
            {decided && (
              <th scope="col" className="sticky top-(--table-top,0px) z-2 h-10 border-b-2 border-ink bg-surface p-0">
                <span className="sr-only">{t('Decided', 'Text, part of a page')}</span>
              </th>
            )}
          </tr>
        ))}
      </thead>
      <tbody>
        {rows.map((row) => (
          <DataTableRow
            key={row.id}
            table={table}
            row={row}
            name={rowName(row.original)}
            lines={lines}
            href={opened.hrefOf(row.id)}
            isOpen={opened.panel?.id === row.id}
            isSelected={isSelected(row.id)}
            decided={decided}
            onSelect={selectRow && ((isChecked, isRange) => selectRow(row.id, isChecked, isRange))}
          />
        ))}
      </tbody>
    </table>
  )
}

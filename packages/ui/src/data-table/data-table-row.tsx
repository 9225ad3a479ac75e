import { localPath } from '@kere/brand/local-path'
import { t } from '@kere/brand/messages'
import type { Row as TableRow, RowData } from '@tanstack/react-table'
import { DataTableCheck } from './data-table-check.tsx'
import { DataTableDecided } from './data-table-decided.tsx'
import { cellPadding, firstToLeave, type TableInstance, type tableSetup } from './data-table-features.ts'
import type { DataTableProps } from './data-table-props.ts'

interface DataTableRowProps<Row extends RowData> {
  table: TableInstance<Row>
  row: TableRow<typeof tableSetup, Row>
  name: string
  lines: 1 | 2
  href: string
  isOpen: boolean
  isSelected: boolean
  decided: DataTableProps<Row>['decided']
  onSelect: ((isSelected: boolean, isRange: boolean) => void) | undefined
}

const openEdge = 'first:shadow-[inset_3px_0_0_var(--ds-brand)] forced-colors:first:border-s-3'

export function DataTableRow<Row extends RowData>(props: DataTableRowProps<Row>) {
  const { table, row, name, lines, href, isOpen, isSelected, decided, onSelect } = props
  const tone = isSelected || isOpen ? 'bg-brand-soft [&_.badge]:bg-surface' : 'hover:bg-hover'
  return (
    <tr
      data-row
      className={`relative transition-[background-color] has-[a:focus-visible]:outline-(length:--ds-focus-width) has-[a:focus-visible]:-outline-offset-2 has-[a:focus-visible]:outline-(--ds-focus) has-[a:focus-visible]:outline-solid ${tone}`}
    >
      {onSelect && (
        <td className={`border-b border-hairline p-0 ps-2.5 ${isOpen ? openEdge : ''}`}>
          <DataTableCheck
            label={t('Select {name}', { name }, 'For screen readers, list')}
            isChecked={isSelected}
            onChange={onSelect}
          />
        </td>
      )}
      {row.getVisibleCells().map((cell) => {
        const { isTitle, isNumber, hideFirst } = cell.column.columnDef.meta ?? {}
        const content = <table.FlexRender cell={cell} />
        return (
          <td
            key={cell.id}
            className={`border-b border-hairline py-0 ${cellPadding} ${lines === 2 ? 'h-13' : 'h-11'} ${isNumber ? 'text-end tabular-nums' : ''} ${hideFirst ? firstToLeave : ''} ${isOpen ? openEdge : ''}`}
          >
            {isTitle ? (
              <a
                href={localPath(href)}
                data-row-link={row.id}
                aria-current={isOpen || undefined}
                className="text-ink no-underline outline-none after:absolute after:inset-0"
              >
                {content}
              </a>
            ) : (
              content
            )}
          </td>
        )
      })}
      {decided && (
        <td className="border-b border-hairline py-0 pe-4 text-end">
          <DataTableDecided id={row.id} name={name} decided={decided} />
        </td>
      )}
    </tr>
  )
}

import { localPath } from '@kere/brand/local-path'
import { t } from '@kere/brand/messages'
import type { RowData } from '@tanstack/react-table'
import { DataTableCheck } from './data-table-check.tsx'
import { DataTableDecided } from './data-table-decided.tsx'
import type { TableInstance } from './data-table-features.ts'
import { useRowSelection } from './data-table-selection.ts'
import type { DataTableProps } from './data-table-props.ts'

interface DataTableCardsProps<Row extends RowData> extends Pick<
  DataTableProps<Row>,
  'label' | 'rowName' | 'card' | 'opened' | 'selection' | 'decided'
> {
  table: TableInstance<Row>
}

export function DataTableCards<Row extends RowData>(props: DataTableCardsProps<Row>) {
  const { table, label, rowName, card, opened, selection, decided } = props
  const { rows } = table.getRowModel()
  const selectRow = useRowSelection(
    selection,
    rows.map(({ id }) => id),
  )
  return (
    <ul aria-label={label} className="mx-4 list-none border-t-2 border-ink">
      {rows.map((row) => {
        const { title, picture, badge, lines, actions } = card(row.original)
        const isSelected = selection?.ids.includes(row.id) ?? false
        return (
          <li
            key={row.id}
            data-row
            className={`relative -mx-4 flex min-h-22.5 items-start border-b border-hairline py-2 pe-4 has-[a:focus-visible]:outline-(length:--ds-focus-width) has-[a:focus-visible]:-outline-offset-2 has-[a:focus-visible]:outline-(--ds-focus) has-[a:focus-visible]:outline-solid ${selection ? 'ps-0.75' : 'ps-4'} ${isSelected ? 'bg-brand-soft [&_.badge]:bg-surface' : ''}`}
          >
            {selectRow && (
              <div className="-mt-0.5">
                <DataTableCheck
                  label={t('Select {name}', { name: rowName(row.original) }, 'For screen readers, list')}
                  isChecked={isSelected}
                  onChange={(isChecked, isRange) => selectRow(row.id, isChecked, isRange)}
                />
              </div>
            )}
            {picture && <div className="me-3 pt-1.5">{picture}</div>}
            <div className="min-w-0 grow pt-1.5">
              <div className="flex items-start justify-between gap-2">
                <a
                  href={localPath(opened.hrefOf(row.id))}
                  data-row-link={row.id}
                  className="min-w-0 pt-0.5 text-body leading-dense font-semibold text-ink no-underline outline-none after:absolute after:inset-0"
                >
                  {title}
                </a>
                {badge}
              </div>
              {lines.map((line, position) => (
                // oxlint-disable-next-line react/no-array-index-key -- the lines of a card have no other name
                <div key={position} className="line-clamp-2 text-meta wrap-anywhere text-muted">
                  {line}
                </div>
              ))}
              {actions && <div className="mt-2">{actions}</div>}
              {decided && <DataTableDecided id={row.id} name={rowName(row.original)} decided={decided} />}
            </div>
          </li>
        )
      })}
    </ul>
  )
}

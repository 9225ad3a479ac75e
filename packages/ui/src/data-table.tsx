import type { RowData } from '@tanstack/react-table'
import { lazy, Suspense, useId, useRef, useState, type ReactNode } from 'react'
import { DataTableBulkBar } from './data-table-bulk-bar.tsx'
import { DataTableCards } from './data-table-cards.tsx'
import { DataTableColumns } from './data-table-columns.tsx'
import { DataTableFoot } from './data-table-foot.tsx'
import { DataTableGrid } from './data-table-grid.tsx'
import { DataTablePanel } from './data-table-panel.tsx'
import { DataTableSkeleton } from './data-table-skeleton.tsx'
import { useDataTable } from './use-data-table.ts'
import { useFocusReturn } from './use-focus-return.ts'
import { useIsPhone } from './use-is-phone.ts'
import { shortcutsOf, useTableShortcuts } from './use-table-shortcuts.ts'

const ShortcutsDialog = lazy(async () => ({ default: (await import('./shortcuts-dialog.tsx')).ShortcutsDialog }))

export interface DataColumn<Row> {
  id: string
  header: string
  cell: (row: Row) => ReactNode
  /** Holds the row's link, and cannot be hidden. Exactly one column does. */
  isTitle?: boolean
  isNumber?: boolean
  isSortable?: boolean
  /** Beside the open panel, and on tablets. */
  isFirstToLeave?: boolean
}

export interface DataCard {
  title: ReactNode
  badge?: ReactNode
  lines: readonly ReactNode[]
}

export interface DataPanel<Row> {
  /** Its address is the page's. */
  id: string | null
  closeHref: string
  draw: (row: Row) => ReactNode
  missing: ReactNode
}

export interface DataTableProps<Row> {
  label: string
  columns: readonly DataColumn<Row>[]
  /** Undefined while the first answer is awaited. */
  rows: readonly Row[] | undefined
  rowId: (row: Row) => string
  /** Told apart by this when selected by ear. */
  rowName: (row: Row) => string
  card: (row: Row) => DataCard
  /** Rows are 52 or 44 high. */
  lines: 1 | 2
  /** The rows are of the page or filter before. */
  isOutdated: boolean
  /** In place of the rows, or above them where there are some. */
  notice?: ReactNode
  /** `DataTableFilters`, or what else begins the bar over the table. */
  filters: ReactNode
  /** What is done with the whole list, after the filters. */
  tools?: ReactNode
  sorting?: { column: string; isDescending: boolean; onSort: (column: string, isDescending: boolean) => void }
  columnChoice: { hidden: readonly string[]; onChange: (hidden: readonly string[]) => void }
  selection?: {
    ids: readonly string[]
    onChange: (ids: readonly string[]) => void
    actions: ReactNode
  }
  opened: { hrefOf: (id: string) => string; panel?: DataPanel<Row> }
  paging: {
    range: string
    previousHref: string | null
    nextHref: string | null
  }
  /** WCAG 2.1.4 */
  shortcuts: { areOn: boolean; onChange: (areOn: boolean) => void }
}

/**
 * A table with a side panel, cards on phones. No data and no state of its own: every row, page and panel is a link, so the page
 * keeps them in its address.
 */
export function DataTable<Row extends RowData>(props: DataTableProps<Row>) {
  const { label, rows, rowId, notice, opened, paging, selection, shortcuts } = props
  const isPhone = useIsPhone()
  const region = useRef<HTMLElement>(null)
  const heading = useId()
  const [help, setHelp] = useState<{ isOpen: boolean; shortcuts: ReturnType<typeof shortcutsOf> } | null>(null)
  const table = useDataTable(props)
  const openId = opened.panel?.id ?? null
  const showHelp = (element: HTMLElement) => setHelp({ isOpen: true, shortcuts: shortcutsOf(element) })
  useTableShortcuts({ region, areOn: shortcuts.areOn, onHelp: showHelp })
  useFocusReturn(region, openId)

  const isListHidden = isPhone && openId !== null
  const hasRows = rows !== undefined && rows.length > 0
  return (
    <section
      ref={region}
      data-has-panel={opened.panel ? '' : undefined}
      aria-labelledby={heading}
      className="bg-surface text-dense"
    >
      <h2 id={heading} className="sr-only">
        {label}
      </h2>
      {!isListHidden && (
        <div className="flex min-h-16 items-center gap-2 px-4 py-2.5 desk:px-6">
          {props.filters}
          {props.tools}
          {!isPhone && <DataTableColumns table={table} />}
        </div>
      )}
      <div className="@container/list">
        <div className="relative desk:flex desk:items-stretch">
          {!isListHidden && (
            <div className="@container min-w-0 grow pb-5">
              {notice && <div className="border-t-2 border-ink px-4 py-6 desk:px-6">{notice}</div>}
              {rows === undefined && !notice && (
                <DataTableSkeleton columns={table.getVisibleLeafColumns().length} label={label} isPhone={isPhone} />
              )}
              {hasRows && (
                <div
                  aria-busy={props.isOutdated}
                  className={`transition-opacity ${props.isOutdated ? 'opacity-60 delay-150' : ''}`}
                >
                  {isPhone ? (
                    <DataTableCards table={table} {...props} />
                  ) : (
                    <DataTableGrid table={table} labelledBy={heading} {...props} />
                  )}
                </div>
              )}
              {hasRows && (
                <DataTableFoot
                  {...paging}
                  keys={shortcuts.areOn ? `j k move,${selection ? ' x select,' : ''} e open` : null}
                  onHelp={() => region.current && showHelp(region.current)}
                />
              )}
              {selection && selection.ids.length > 0 && (
                <DataTableBulkBar count={selection.ids.length} onClear={() => selection.onChange([])}>
                  {selection.actions}
                </DataTableBulkBar>
              )}
            </div>
          )}
          {opened.panel && openId !== null && rows !== undefined && (
            <DataTablePanel
              {...opened.panel}
              id={openId}
              hrefOf={opened.hrefOf}
              rows={rows}
              rowId={rowId}
              rowName={props.rowName}
            />
          )}
        </div>
      </div>
      {help && (
        <Suspense>
          <ShortcutsDialog {...help} onClose={() => setHelp({ ...help, isOpen: false })} {...shortcuts} />
        </Suspense>
      )}
    </section>
  )
}

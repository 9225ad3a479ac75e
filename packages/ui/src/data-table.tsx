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

/** Few ask for it. */
const ShortcutsDialog = lazy(async () => ({ default: (await import('./shortcuts-dialog.tsx')).ShortcutsDialog }))

export interface DataColumn<Row> {
  id: string
  header: string
  cell: (row: Row) => ReactNode
  /** Names the row: holds its link, and cannot be hidden. Exactly one column does. */
  isTitle?: boolean
  /** Numbers stand on the right. */
  isNumber?: boolean
  /** The whole list can be ordered by it. */
  isSortable?: boolean
  /** Leaves where the table is narrow: beside the open panel, and on tablets. */
  isFirstToLeave?: boolean
}

/** A row on a phone. */
export interface DataCard {
  title: ReactNode
  /** On the title's line. */
  badge?: ReactNode
  lines: readonly ReactNode[]
}

/** The panel beside the table; without one a row leads to a page of its own. */
export interface DataPanel<Row> {
  /** The row whose panel is open; its address is the page's. */
  id: string | null
  closeHref: string
  draw: (row: Row) => ReactNode
  /** In the panel where no row on this page has the id. */
  missing: ReactNode
}

export interface DataTableProps<Row> {
  /** What the rows are, in the plural: "Audit log entries". */
  label: string
  columns: readonly DataColumn<Row>[]
  /** Undefined while the first answer is awaited. */
  rows: readonly Row[] | undefined
  rowId: (row: Row) => string
  /** Told apart by this when selected by ear. */
  rowName: (row: Row) => string
  card: (row: Row) => DataCard
  /** Lines of a cell: rows are 52 or 44 high. */
  lines: 1 | 2
  /** Another page or filter is on its way: the rows are of the one before. */
  isOutdated: boolean
  /** Stands in place of the rows, or above them where there are some: an error, an empty state. */
  notice?: ReactNode
  /** `DataTableFilters`, or what else begins the bar over the table. */
  filters: ReactNode
  /** What is done with the whole list, after the filters. */
  tools?: ReactNode
  /** Absent where the list has one order. */
  sorting?: { column: string; isDescending: boolean; onSort: (column: string, isDescending: boolean) => void }
  columnChoice: { hidden: readonly string[]; onChange: (hidden: readonly string[]) => void }
  /** Absent where nothing is done to several rows at once. */
  selection?: {
    ids: readonly string[]
    onChange: (ids: readonly string[]) => void
    /** `DataTableBulkAction`s. */
    actions: ReactNode
  }
  opened: { hrefOf: (id: string) => string; panel?: DataPanel<Row> }
  paging: {
    /** "1–20 of 214". */
    range: string
    previousHref: string | null
    nextHref: string | null
  }
  /** Single-key shortcuts can be turned off (WCAG 2.1.4). */
  shortcuts: { areOn: boolean; onChange: (areOn: boolean) => void }
}

/**
 * A list of records for people who work in it all day: a table with a side panel, rows of cards on phones. It holds no data and
 * no state of its own; every row, page and panel is a link, so the page keeps them in its address.
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

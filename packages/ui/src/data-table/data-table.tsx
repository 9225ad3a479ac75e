import { t } from '@kere/brand/messages'
import type { RowData } from '@tanstack/react-table'
import { lazy, Suspense, useId, useRef, useState, useEffect, type RefObject } from 'react'
import { DataTableCards } from './data-table-cards.tsx'
import { DataTableColumns } from './data-table-columns.tsx'
import { DataTableFoot } from './data-table-foot.tsx'
import { DataTableGrid } from './data-table-grid.tsx'
import { DataTablePanel } from './data-table-panel.tsx'
import type { DataTableProps } from './data-table-props.ts'
import { DataTableSkeleton } from './data-table-skeleton.tsx'
import { useDataTable } from './use-data-table.ts'
import { useIsPhone } from '../layout/use-is-phone.ts'
import { shortcutsOf, useTableShortcuts } from './use-table-shortcuts.ts'

function useFocusReturn(region: RefObject<HTMLElement | null>, openId: string | null) {
  const before = useRef(openId)

  useEffect(() => {
    const last = before.current
    before.current = openId
    const isFree = document.activeElement === document.body
    if (last === null && openId !== null && (isFree || isRowLink(document.activeElement)))
      region.current?.querySelector<HTMLElement>('[data-panel-title]')?.focus({ preventScroll: true })
    const isAtLast = document.activeElement === linkOf(region, last)
    // The next row has opened by itself, so the focus moves to it and the next key press concerns it.
    if (last !== null && openId !== null && last !== openId && (isFree || isAtLast))
      (linkOf(region, openId) ?? region.current?.querySelector<HTMLElement>('[data-panel-title]'))?.focus()
    if (last !== null && openId === null && isFree) linkOf(region, last)?.focus()
  }, [region, openId])
}

const linkOf = (region: RefObject<HTMLElement | null>, id: string | null) =>
  id === null ? null : region.current?.querySelector<HTMLElement>(`[data-row-link="${CSS.escape(id)}"]`)

const isRowLink = (element: Element | null) => element?.hasAttribute('data-row-link') === true

export type { DataCard, DataColumn, DataTableProps } from './data-table-props.ts'

/** Most lists are only read, and their first visit loads no code for acting on many rows. */
const DataTableBulkBar = lazy(async () => ({
  default: (await import('./data-table-bulk-bar.tsx')).DataTableBulkBar,
}))

const ShortcutsDialog = lazy(async () => ({
  default: (await import('../overlays/shortcuts-dialog.tsx')).ShortcutsDialog,
}))

/** A table without data or state of its own: every row, page and panel is a link of the page. */
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
  // A short list that is shown whole needs no aids for a long one.
  const isShort = hasRows && rows.length < 10 && paging.previousHref === null && paging.nextHref === null
  return (
    <section
      ref={region}
      data-has-panel={opened.panel ? '' : undefined}
      aria-labelledby={heading}
      className="flex grow flex-col bg-surface text-dense"
    >
      <h2 id={heading} className="sr-only">
        {label}
      </h2>
      {!isListHidden && (
        <div className="flex min-h-16 items-center gap-2 px-4 py-2.5 empty:hidden desk:px-6">
          {props.filters}
          {props.tools}
          {!isPhone && rows?.length !== 0 && (!isShort || props.columnChoice.hidden[0]) && (
            <DataTableColumns table={table} />
          )}
        </div>
      )}
      <div className="@container/list flex grow flex-col">
        <div className="relative grow desk:flex desk:items-stretch">
          {!isListHidden && (
            <div className="@container min-w-0 grow pb-5">
              {notice && <div className="border-t-2 border-ink px-4 py-6 desk:px-6">{notice}</div>}
              {rows === undefined && !notice && (
                <DataTableSkeleton
                  label={label}
                  columns={table
                    .getVisibleLeafColumns()
                    .map(({ columnDef: { header }, id }) => (typeof header === 'string' ? header : id))}
                  isPhone={isPhone}
                  hasSelection={selection !== undefined}
                />
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
                  isWhole={isShort}
                  keys={
                    shortcuts.areOn
                      ? selection
                        ? t('J/K to move, X to select, E to open', 'Keys of a list')
                        : t('J/K to move, E to open', 'Keys of a list')
                      : null
                  }
                  onHelp={() => region.current && showHelp(region.current)}
                />
              )}
              {selection && selection.ids.length > 0 && (
                <Suspense>
                  <DataTableBulkBar
                    count={selection.ids.length}
                    all={selection.all}
                    onClear={() => selection.onChange([])}
                  >
                    {selection.actions}
                  </DataTableBulkBar>
                </Suspense>
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
              decided={props.decided}
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

import { t } from '@kere/brand/messages'
import { useRemote } from '@kere/platform/react/remote-tree'
import { DataTable } from '@kere/ui/data-table/data-table'
import { DataTableTabs } from '@kere/ui/data-table/data-table-tabs'
import { TextLink } from '@kere/ui/controls/link'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import { lazy, Suspense, useRef, useState, type ComponentType, type ReactNode } from 'react'
import { count, countOf } from '@kere/brand/count'
import { rangeOf, previousPageOf } from './previous-page.ts'
import { actsOn } from './list-bulk.ts'
import { hrefOf, readAddress, rowHref } from './list-address.ts'
import type { Filters, Values } from './list-filter.ts'
import { ExportButton } from './export-button.tsx'
import { ListFilters } from './list-filters.tsx'
import { ListNotice } from './list-notice.tsx'
import {
  apiParamsOf,
  countFilters,
  countWithinView,
  keepWithinView,
  listQuery,
  matchingOf,
  pagesKey,
  rowQuery,
  viewOf,
} from './list-query.ts'
import { sortingOf, tabsOf } from './list-views.ts'
import type { List } from './list.ts'
import { ListInHandContext } from './row-acts.ts'
import { useKeptFocus } from './use-kept-focus.ts'
import { useListAddress } from './use-list-address.ts'
import { useFirstOfRound, useListInHand, useSitting } from './use-queue.ts'
import { useResultNews } from './use-result-news.ts'
import { useHiddenColumns, useShortcutsChoice } from './use-stored-choice.ts'

const ListBulkActs = lazy(async () => ({ default: (await import('./list-bulk-acts.tsx')).ListBulkActs }))

interface ListPageProps<F extends Filters, Row extends object> {
  list: List<F, Row>
  /** The words of the link to the page above, if they are not its label. */
  aboveLabel?: ReactNode
  children?: ReactNode
}

export function ListPage<F extends Filters, Row extends object>({ list, ...props }: ListPageProps<F, Row>) {
  return (
    <ListInHandContext value={useListInHand(list)}>
      <ListTable list={list} {...props} />
    </ListInHandContext>
  )
}

function ListTable<F extends Filters, Row extends object>({ list, aboveLabel, children }: ListPageProps<F, Row>) {
  const { api, context } = useRemote()
  const cache = useQueryClient()
  const { address, visit } = useListAddress(list)
  const { values, cursor } = address
  const query = useQuery({ ...listQuery(list, api, address), placeholderData: keepWithinView(list.filters, values) })
  const region = useRef<HTMLDivElement>(null)
  const [hidden, setHidden] = useHiddenColumns(list.name, list.hiddenColumns ?? [])
  const [areOn, setOn] = useShortcutsChoice()
  const [selectedIds, setSelectedIds] = useState<readonly string[]>([])
  const [allOf, setAllOf] = useState<string | null>(null)
  useKeptFocus(region, address.open)

  const { filters, panel, bulkActions: BulkActions, rowId, above } = list
  // An older shell cannot run bulk actions.
  const bulk = context.startBulk && list.bulk
  const page = query.data
  // The counts stay while another tab loads, so that the tabs do not move.
  const [counts, setCounts] = useState(page?.counts)
  if (page && page.counts !== counts) setCounts(page.counts)
  const { rows, decidedIds, undoOf } = useSitting(
    list,
    address,
    page ? page.items : query.isPending ? undefined : noRows,
  )
  useFirstOfRound(list, address, query.isPlaceholderData ? undefined : rows)
  const isElsewhere = address.open !== null && rows !== undefined && !rows.some((row) => rowId(row) === address.open)
  const elsewhere = useQuery({
    ...rowQuery(list, api, address.open),
    enabled: list.loadRow !== undefined && isElsewhere,
  })
  // A selection contains only rows of this page, so that no action changes a row that the user does not see.
  const place = hrefOf(list, { values })
  const isAllSelected = allOf === place
  const selected = (rows ?? noRows).filter((row) => isAllSelected || selectedIds.includes(rowId(row)))
  const selectSome = (ids: readonly string[]) => {
    setAllOf(null)
    setSelectedIds(ids)
  }
  const total = page ? countOf(page.total, list.noun, page.totalIsLowerBound) : undefined
  useResultNews(place, query.isPlaceholderData ? undefined : total)

  // A list without anything in it has nothing to search, sort or export.
  const isEmpty = page?.total === 0 && cursor === null && countFilters(filters, values) === 0

  const previous = previousPageOf(cache, pagesKey(list, values), cursor)
  const tabs = tabsOf(list, values, counts, page?.total)
  return (
    <div
      ref={region}
      className="flex min-h-[calc(100dvh-var(--table-top))] flex-col bg-surface [--table-top:3.75rem] wide:[--table-top:4rem]"
    >
      {/* An open row covers a phone's screen, whose page needs a heading all the same. */}
      <div className={above ? `px-4 pt-3 wide:px-6 ${address.open ? 'max-desk:sr-only' : ''}` : 'sr-only'}>
        {above && (
          <TextLink
            href={above.path}
            className={`inline-flex min-h-11 items-center gap-2 text-dense wrap-anywhere ${address.open ? 'max-desk:hidden' : ''}`}
          >
            <ChevronLeft aria-hidden="true" className="size-4 shrink-0" />
            {aboveLabel ?? above.label}
          </TextLink>
        )}
        <h1 tabIndex={-1} className="text-section">
          {list.title}
        </h1>
      </div>
      {tabs && <DataTableTabs {...tabs} />}
      {children && <div className={address.open ? 'max-desk:hidden' : ''}>{children}</div>}
      <DataTable
        label={list.label ?? list.title}
        columns={typeof list.columns === 'function' ? list.columns(values) : list.columns}
        rows={rows}
        rowId={rowId}
        rowName={list.rowName}
        card={list.card}
        lines={2}
        isOutdated={query.isPlaceholderData}
        notice={
          rows?.length === 0 || query.isError ? <ListNotice list={list} address={address} query={query} /> : undefined
        }
        tools={
          list.exportName &&
          page?.total !== 0 && (
            <ExportButton
              exportName={list.exportName}
              title={list.title}
              params={[...Object.entries(list.fixedParams ?? {}), ...apiParamsOf(filters, values)]}
              total={page?.total}
            />
          )
        }
        filters={
          !isEmpty && (
            <ListFilters
              name={list.name}
              filters={filters}
              values={valuesOf(values)}
              count={countWithinView(filters, values)}
              clearHref={hrefOf(list, { values: viewOf(filters, values) })}
              applyLabel={t(
                'Show {rows}',
                { rows: total ?? list.noun[1] },
                'Button, list; rows are such as 12 courses',
              )}
              onChange={(params) => visit({ values: readAddress(list, params).values })}
            />
          )
        }
        {...sortingOf(filters, valuesOf(values), (changed) => visit({ values: { ...values, ...changed } }))}
        columnChoice={{ hidden, onChange: setHidden }}
        {...((BulkActions ?? bulk) && {
          selection: {
            ids: selected.map(rowId),
            onChange: selectSome,
            all:
              bulk && page && total && page.total > page.items.length
                ? { name: total, isSelected: isAllSelected, onSelect: () => setAllOf(place) }
                : undefined,
            actions: (
              <Suspense>
                {BulkActions && !isAllSelected && <BulkActions rows={selected} />}
                {bulk && page && (
                  <ListBulkActs
                    list={bulk.list}
                    noun={list.noun}
                    acts={actsOn(list, bulk, selected)}
                    hrefOf={(id) => (panel ? hrefOf(list, { open: id }) : rowHref(list, id, address))}
                    all={
                      isAllSelected
                        ? {
                            matching: matchingOf(list, values),
                            total: page.total,
                            totalIsLowerBound: page.totalIsLowerBound ?? false,
                          }
                        : null
                    }
                    onStart={() => selectSome([])}
                  />
                )}
              </Suspense>
            ),
          },
        })}
        decided={decidedIds.length > 0 ? { ids: decidedIds, undoOf } : undefined}
        opened={{
          hrefOf: (id) => (panel ? hrefOf(list, { ...address, open: id }) : rowHref(list, id, address)),
          ...(panel && {
            panel: {
              id: address.open,
              closeHref: hrefOf(list, { ...address, open: null, isRound: false }),
              draw: drawIn(panel.component, rowId),
              elsewhere: elsewhere.data ?? undefined,
              missing: (
                <p className="text-dense text-muted">
                  {panel.missing?.text ??
                    t('It may be on another page, or hidden by your filters.', 'Text, part of a page')}{' '}
                  <TextLink href={hrefOf(list, { open: address.open })}>
                    {panel.missing?.link ?? t('Show all {nouns}', { nouns: list.noun[1] }, 'Link, list')}
                  </TextLink>
                </p>
              ),
            },
          }),
        }}
        paging={{
          range: page ? rangeOf(page.items.length, previous, count(page.total, page.totalIsLowerBound)) : '',
          previousHref: cursor && hrefOf(list, { values, cursor: previous.previousCursor }),
          nextHref: page?.nextCursor ? hrefOf(list, { values, cursor: page.nextCursor }) : null,
        }}
        shortcuts={{ areOn, onChange: setOn }}
      />
    </div>
  )
}

const noRows: readonly never[] = []

const drawIn = <Row extends object>(Panel: ComponentType<{ row: Row }>, rowId: (row: Row) => string) =>
  function drawRow(row: Row) {
    return (
      // The key gives each row its own panel, because typed text belongs to that row alone.
      <Suspense key={rowId(row)}>
        <Panel row={row} />
      </Suspense>
    )
  }

const valuesOf = (values: Values): Values => values

import type { AuditEntry } from '@kere/contracts/audit'
import { useRemote } from '@kere/platform/react/remote-tree'
import { DataTable } from '@kere/ui/data-table'
import { DataTableBulkAction } from '@kere/ui/data-table-bulk-bar'
import { TextLink } from '@kere/ui/link'
import Copy from 'lucide-react/icons/copy'
import { lazy, Suspense, useState } from 'react'
import { rangeOf } from '../../cursor-trail.ts'
import { momentOf } from '../../time-in-india.ts'
import { useHiddenColumns, useShortcutsChoice } from '../../use-stored-choice.ts'
import { auditHref, fromTheTop } from './audit-address.ts'
import { auditCard, auditColumns, hiddenAtFirst } from './audit-columns.tsx'
import { AuditFilters } from './audit-filters.tsx'
import { AuditNotice } from './audit-notice.tsx'
import { countEntries, countOf } from './audit-text.ts'
import { useAuditLog } from './use-audit-log.ts'

const noEntries: readonly AuditEntry[] = []

/** Loaded for those who open an entry: the list stands without it. */
const AuditEntryFacts = lazy(async () => ({ default: (await import('./audit-entry.tsx')).AuditEntryFacts }))

const drawEntry = (entry: AuditEntry) => (
  <Suspense>
    <AuditEntryFacts entry={entry} />
  </Suspense>
)

/** Who did what, when, and what was refused. Everything it shows stands in its address. */
export function AuditLogPage() {
  const { context } = useRemote()
  const { address, log, trail, visit } = useAuditLog()
  const [hidden, setHidden] = useHiddenColumns('audit-log', hiddenAtFirst)
  const [areShortcutsOn, setShortcutsOn] = useShortcutsChoice()
  const [selectedIds, setSelectedIds] = useState<readonly string[]>([])

  const page = log.data
  const entries = page ? page.items : log.isPending ? undefined : noEntries
  // What is selected is what can be seen: an entry of another page is not acted upon by surprise.
  const selected = (entries ?? noEntries).filter(({ id }) => selectedIds.includes(id))
  const total = page ? countOf(page.total, page.totalIsLowerBound) : ''

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(JSON.stringify(selected, null, 2))
      context.notify({ tone: 'success', text: `${countEntries(selected.length, false)} copied as JSON.` })
    } catch {
      context.notify({ tone: 'error', text: 'The browser did not allow copying.' })
    }
  }

  return (
    <div className="min-h-[calc(100dvh-var(--table-top))] bg-surface [--table-top:3.75rem] wide:[--table-top:4rem]">
      <h1 className="sr-only">Audit log</h1>
      <DataTable
        label="Audit log entries"
        columns={auditColumns}
        rows={entries}
        rowId={({ id }) => id}
        rowName={({ name, at }) => `${name}, ${momentOf(at)}`}
        card={auditCard}
        lines={2}
        isOutdated={log.isPlaceholderData}
        notice={entries?.length === 0 || log.isError ? <AuditNotice address={address} log={log} /> : undefined}
        filters={
          <AuditFilters
            address={address}
            count={page ? countEntries(page.total, page.totalIsLowerBound) : undefined}
            onChange={visit}
          />
        }
        sorting={{
          column: 'at',
          isDescending: address.sort === 'newest',
          onSort: (_, isDescending) => visit({ ...fromTheTop(address), sort: isDescending ? 'newest' : 'oldest' }),
        }}
        columnChoice={{ hidden, onChange: setHidden }}
        selection={{
          ids: selected.map(({ id }) => id),
          onChange: setSelectedIds,
          actions: (
            <DataTableBulkAction icon={<Copy aria-hidden="true" />} onClick={() => void copy()}>
              Copy as JSON
            </DataTableBulkAction>
          ),
        }}
        opened={{
          hrefOf: (entry) => auditHref({ ...address, entry }),
          panel: {
            id: address.entry,
            closeHref: auditHref({ ...address, entry: null }),
            draw: drawEntry,
            missing: (
              <p className="text-dense text-muted">
                Newer entries have moved it to a later page, or these filters leave it out.{' '}
                <TextLink href={auditHref({ entry: address.entry })}>Look in the whole log</TextLink>
              </p>
            ),
          },
        }}
        paging={{
          range: page ? rangeOf(page.items.length, trail, total) : '',
          previousHref: address.cursor && auditHref({ ...fromTheTop(address), cursor: trail.previousCursor }),
          nextHref: page?.nextCursor ? auditHref({ ...fromTheTop(address), cursor: page.nextCursor }) : null,
        }}
        shortcuts={{ areOn: areShortcutsOn, onChange: setShortcutsOn }}
      />
    </div>
  )
}

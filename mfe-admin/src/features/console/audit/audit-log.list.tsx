import type { AuditEntry } from '@kere/contracts/console/audit'
import { auditSorts } from '@kere/contracts/console/audit-options'
import { labelOf } from '@kere/contracts/http/open-value'
import { MomentCell, TwoLines } from '@kere/screens/cells'
import { defineList, readsOf } from '@kere/screens/list'
import { choice, days, loadedChoice, named, order, text } from '@kere/screens/list-filter'
import { dateOf, momentOf } from '@kere/screens/time-in-india'
import { lazy } from 'react'
import { AuditOutcomeBadge } from './audit-outcome.tsx'
import { actorName, auditLogPath, outcomeNames, roleNames, subjectName, subjectText } from './audit-text.ts'
import { listScreen } from '@kere/screens/list-screen'
import { useRemote } from '@kere/platform/react/remote-tree'
import { countOf } from '@kere/brand/count'
import { DataTableBulkAction } from '@kere/ui/data-table/data-table-bulk-bar'
import Copy from 'lucide-react/icons/copy'

function CopyEntries({ rows }: { rows: readonly AuditEntry[] }) {
  const { context } = useRemote()
  const copy = () =>
    navigator.clipboard.writeText(JSON.stringify(rows, null, 2)).then(
      () => context.notify({ tone: 'success', text: `${countOf(rows.length, ['entry', 'entries'])} copied as JSON.` }),
      () => context.notify({ tone: 'error', text: 'Your browser blocked copying.' }),
    )
  return (
    <DataTableBulkAction icon={<Copy aria-hidden="true" />} onClick={() => void copy()}>
      Copy as JSON
    </DataTableBulkAction>
  )
}

export const route = { path: '/dashboard/audit-log', roles: ['admin'] }

const loadContract = () => import('@kere/contracts/console/audit')

const [newest, oldest] = auditSorts

const auditLog = defineList({
  name: 'audit-log',
  path: auditLogPath,
  title: 'Audit log',
  description: 'Who did what, when, and what was refused.',
  label: 'Audit log entries',
  noun: ['entry', 'entries'],
  filters: {
    action: loadedChoice({
      label: 'What happened',
      anyLabel: 'Any action',
      load: async (api, signal) => {
        const { items } = await api.call((await loadContract()).listAuditActions, {}, { signal })
        return items.map(({ action, name }) => ({ value: action, label: name }))
      },
    }),
    outcome: choice({
      label: 'Outcome',
      anyLabel: 'Any outcome',
      options: named(outcomeNames),
    }),
    actor: text({ label: 'Search by person', placeholder: 'Name, email or ID' }),
    ...days,
    sort: order([
      { value: newest, label: 'Newest first', column: 'at', isDescending: true },
      { value: oldest, label: 'Oldest first', column: 'at', isDescending: false },
    ]),
  },
  ...readsOf(async () => ({ list: (await loadContract()).listAuditLog })),
  rowName: ({ name, at }) => `${name}, ${momentOf(at)}`,
  columns: [
    {
      id: 'action',
      header: 'What happened',
      isTitle: true,
      cell: ({ name }) => <span className="font-semibold">{name}</span>,
    },
    {
      id: 'actor',
      header: 'Who',
      cell: (entry) => <TwoLines first={actorName(entry)} second={roleOrSubject(entry)} />,
    },
    {
      id: 'at',
      header: 'When (IST)',
      isSortable: true,
      cell: ({ at, isBlind }) => <MomentCell instant={at} hasTime={!isBlind} />,
    },
    { id: 'outcome', header: 'Outcome', cell: ({ outcome }) => <AuditOutcomeBadge status={outcome} /> },
    {
      id: 'subject',
      header: 'About',
      hideFirst: true,
      cell: (entry) =>
        entry.subject && <TwoLines first={subjectName(entry.subject.type)} second={subjectText(entry)} />,
    },
    {
      id: 'request',
      header: 'Request ID',
      hideFirst: true,
      cell: ({ requestId }) => <span className="block max-w-28 truncate text-meta text-muted">{requestId}</span>,
    },
  ],
  hiddenColumns: ['request'],
  card: (entry) => ({
    title: entry.name,
    badge: <AuditOutcomeBadge status={entry.outcome} />,
    lines: [`${actorName(entry)}, ${roleOrSubject(entry)}`, whenOf(entry)],
  }),
  panel: {
    param: 'entry',
    component: lazy(async () => ({ default: (await import('./audit-entry.tsx')).AuditEntryFacts })),
    missing: { link: 'Show the whole log' },
  },
  bulkActions: CopyEntries,
  exportName: 'audit-log',
  failed: { title: 'Failed to fetch the audit log', text: 'Entries are still being recorded. Nothing is lost.' },
  empty: {
    title: 'No entries yet',
    text: 'Sign-ins, sign-outs, refusals and admin actions appear here. Nobody can change or delete them.',
  },
})

const whenOf = ({ at, isBlind }: AuditEntry) => (isBlind ? dateOf(at) : `${momentOf(at)} IST`)

function roleOrSubject(entry: AuditEntry) {
  const { actor, subject } = entry
  if (actor) return labelOf(roleNames, actor.role)
  return subject ? `${subjectName(subject.type)} ${subjectText(entry)}` : ''
}

export const page = listScreen(auditLog)

import type { AuditEntry } from '@kere/contracts/audit'
import { labelOf } from '@kere/contracts/open-value'
import type { DataCard, DataColumn } from '@kere/ui/data-table'
import { TimeAgo } from '@kere/ui/time-ago'
import type { ReactNode } from 'react'
import { momentOf } from '../../time-in-india.ts'
import { AuditOutcomeBadge } from './audit-outcome.tsx'
import { actorName, roleNames, subjectName } from './audit-text.ts'

/** Two lines of a cell, the second one muted; what is too long for its column stands whole in the panel. */
function TwoLines({ first, second }: { first: ReactNode; second: ReactNode }) {
  return (
    <span className="block max-w-44 leading-dense whitespace-nowrap @max-[46rem]:max-w-36">
      <span className="block truncate">{first}</span>
      <span className="block truncate text-meta text-muted">{second}</span>
    </span>
  )
}

export const auditColumns: readonly DataColumn<AuditEntry>[] = [
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
    cell: ({ at }) => (
      <span className="block leading-dense whitespace-nowrap">
        <TimeAgo instant={at} className="block" />
        <span className="block text-meta text-muted">{momentOf(at)}</span>
      </span>
    ),
  },
  { id: 'outcome', header: 'Outcome', cell: ({ outcome }) => <AuditOutcomeBadge outcome={outcome} /> },
  {
    id: 'subject',
    header: 'About',
    isFirstToLeave: true,
    cell: ({ subject }) => subject && <TwoLines first={subjectName(subject.type)} second={subject.id} />,
  },
  {
    id: 'request',
    header: 'Request',
    isFirstToLeave: true,
    cell: ({ requestId }) => <span className="block max-w-28 truncate text-meta text-muted">{requestId}</span>,
  },
]

/** Shown to those who ask for it. */
export const hiddenAtFirst: readonly string[] = ['request']

export const auditCard = (entry: AuditEntry): DataCard => ({
  title: entry.name,
  badge: <AuditOutcomeBadge outcome={entry.outcome} />,
  lines: [`${actorName(entry)}, ${roleOrSubject(entry)}`, `${momentOf(entry.at)} IST`],
})

/** Of somebody who is not signed in, only the account that they tried is known. */
function roleOrSubject({ actor, subject }: AuditEntry) {
  if (actor) return labelOf(roleNames, actor.role)
  return subject ? `${subjectName(subject.type)} ${subject.id}` : ''
}

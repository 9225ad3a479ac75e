import { statusLabels, trackLabels, trackNames } from '@kere/contracts/fellowship/fellowship-options'
import type { ReviewedApplication } from '@kere/contracts/fellowship/fellowship-review'
import { labelOf } from '@kere/contracts/http/open-value'
import { defineList, readsOf } from '@kere/screens/list'
import { allAnd, choice, day, named, order, tabs, text } from '@kere/screens/list-filter'
import { RowActButtons } from '@kere/screens/row-act-buttons'
import { bulkActsOf } from '@kere/screens/row-acts'
import { dayText } from '@kere/ui/time/clock-times'
import { dateOf } from '@kere/screens/time-in-india'
import { PersonPicture } from '@kere/screens/person'
import { applicationActs, nameOf } from './applications.acts.tsx'
import { loadReview } from './fellowship.api.ts'
import { StatusBadge, TrackBadge } from './status-badge.tsx'

const hidden = 'Hidden while the review is blind'

const decided = ({ decidedBy, decidedAt, completedAt }: ReviewedApplication) =>
  decidedAt && (
    <span className="block max-w-28 text-meta leading-dense text-muted">
      <span className="block truncate">by {decidedBy ?? 'a former admin'}</span>
      <span className="block whitespace-nowrap">{dateOf(decidedAt)}</span>
      {completedAt && <span className="block whitespace-nowrap">completed {dateOf(completedAt)}</span>}
    </span>
  )

export const applications = defineList({
  name: 'fellowship-applications',
  path: '/dashboard/fellowship-applications',
  title: 'Fellowship Applications',
  description: 'Fellowship applications, their review, and which tracks are open.',
  noun: ['application', 'applications'],
  filters: {
    status: tabs({
      label: 'Status',
      options: allAnd(statusLabels),
    }),
    search: text({ label: 'Search applications', placeholder: 'Search by name or email' }),
    track: choice({
      label: 'Track',
      anyLabel: 'All tracks',
      options: named(trackNames),
    }),
    from: day('From Date'),
    to: day('To Date'),
    sort: order<'newest' | 'oldest' | 'score'>([
      { value: 'newest', label: 'Newest first', column: 'at', isDescending: true },
      { value: 'oldest', label: 'Longest waiting first', column: 'at', isDescending: false },
      { value: 'score', label: 'Highest score first', column: 'score', isDescending: true },
    ]),
  },
  ...readsOf(async () => ({ list: (await loadReview()).listFellowshipApplications })),
  rowName: nameOf,
  columns: [
    {
      id: 'at',
      header: 'Date',
      isSortable: true,
      cell: ({ createdAt }) => <span className="whitespace-nowrap">{dayText(createdAt, Date.now())}</span>,
    },
    {
      id: 'name',
      header: 'Name',
      isTitle: true,
      cell: ({ name, email }) =>
        name === null ? (
          <span className="text-muted">{hidden}</span>
        ) : (
          <span className="block max-w-36 leading-dense">
            <span className="block truncate font-semibold">{name}</span>
            <span className="block text-meta wrap-anywhere text-muted">{email}</span>
          </span>
        ),
    },
    { id: 'track', header: 'Track', cell: ({ track }) => <TrackBadge track={track} /> },
    {
      id: 'organization',
      header: 'Organization',
      hideFirst: true,
      cell: ({ organization }) =>
        organization === null ? (
          <span className="text-muted">Hidden</span>
        ) : (
          <span className="block min-w-34 py-1 leading-dense">{organization}</span>
        ),
    },
    { id: 'area', header: 'Area of Interest', cell: ({ areaOfInterest }) => areaOfInterest },
    {
      id: 'score',
      header: 'Score',
      isSortable: true,
      hideFirst: true,
      cell: ({ score }) => (score === null ? <span className="text-muted">None</span> : score.toFixed(1)),
    },
    { id: 'status', header: 'Status', cell: ({ status }) => <StatusBadge status={status} /> },
    {
      id: 'actions',
      header: 'Actions',
      cell: (application) =>
        application.decidedAt ? (
          <div className="flex items-center gap-1">
            {decided(application)}
            <RowActButtons isInRow acts={applicationActs} row={application} names={['complete']} />
          </div>
        ) : application.hasConflict ? (
          <span className="text-meta text-muted">Conflict of interest</span>
        ) : (
          <RowActButtons isInRow hasWords acts={applicationActs} row={application} names={['approve', 'reject']} />
        ),
    },
  ],
  waits: ({ status, hasConflict }) => status === 'pending' && !hasConflict,
  hiddenColumns: ['score'],
  card: (application) => ({
    title: nameOf(application),
    picture: application.name !== null && <PersonPicture person={{ name: application.name }} />,
    badge: <StatusBadge status={application.status} />,
    lines: [
      [labelOf(trackLabels, application.track), application.organization].filter(Boolean).join(', '),
      `${application.areaOfInterest}, ${dateOf(application.createdAt)}`,
    ],
    actions: (
      <RowActButtons
        isInRow
        hasWords
        acts={applicationActs}
        row={application}
        names={['approve', 'reject', 'complete']}
      />
    ),
  }),
  bulk: {
    list: 'fellowship-applications',
    acts: bulkActsOf(applicationActs, ['approve', 'reject', 'undo', 'complete', 'uncomplete']),
  },
  exportName: 'fellowship-applications',
  failed: { title: 'Error Loading Fellowship Applications', text: 'Nothing is lost. Try again in a moment.' },
  empty: {
    title: 'No fellowship applications yet',
    text: 'Fellowship applications will appear here once students submit them',
  },
  noneFound: {
    text: () => 'No applications match your current filters. Try adjusting your search filters',
    link: 'Reset Filters',
  },
})

import { labelOf } from '@kere/contracts/http/open-value'
import { reportReasonNames, reportedStatusNames } from '@kere/contracts/people/profile-reports-options'
import { momentColumn, TwoLines } from '@kere/screens/cells'
import { defineList, readsOf } from '@kere/screens/list'
import { allAnd, byDate, tabs } from '@kere/screens/list-filter'
import { dateOf } from '@kere/screens/time-in-india'
import { PersonCell, PersonPicture } from '@kere/screens/person'
import { lazy } from 'react'
import { kindOf, timesOf, ReportedStatusBadge } from './reported-status.tsx'
import { listScreen } from '@kere/screens/list-screen'

export const route = { path: '/dashboard/reports', roles: ['admin'] }

const loadContract = () => import('@kere/contracts/people/profile-reports')

const reportedProfiles = defineList({
  name: 'reported-profiles',
  path: route.path,
  title: 'Reports',
  description: 'Profiles that people reported, one row for each person.',
  noun: ['profile', 'profiles'],
  filters: {
    status: tabs({
      label: 'Profiles by status',
      options: allAnd(reportedStatusNames),
    }),
    sort: byDate('at'),
  },
  ...readsOf(async () => (await loadContract()).reportedProfiles),
  rowName: ({ person }) => person.name,
  columns: [
    {
      id: 'person',
      header: 'Person',
      isTitle: true,
      cell: ({ person }) => <PersonCell person={person} second={kindOf(person)} />,
    },
    {
      id: 'reason',
      header: 'Latest reason',
      cell: ({ latestReason, times }) => (
        <TwoLines noTruncate first={labelOf(reportReasonNames, latestReason)} second={timesOf(times)} />
      ),
    },
    { id: 'status', header: 'Status', cell: ({ status }) => <ReportedStatusBadge status={status} /> },
    momentColumn('at', 'Last reported (IST)', 'lastReportedAt', { hideFirst: true }),
  ],
  card: ({ person, latestReason, times, status, lastReportedAt }) => ({
    title: person.name,
    picture: <PersonPicture person={person} />,
    badge: <ReportedStatusBadge status={status} />,
    lines: [`${labelOf(reportReasonNames, latestReason)}, ${timesOf(times)}`, dateOf(lastReportedAt)],
  }),
  panel: {
    param: 'report',
    component: lazy(async () => ({ default: (await import('./profile-report-panel.tsx')).ProfileReportPanel })),
    missing: { link: 'Show all reports' },
  },
  waits: ({ status }) => status === 'waiting' || status === 'replied',
  exportName: 'reported-profiles',
  failed: { title: 'Failed to fetch reports', text: 'People can still report profiles. Nothing is lost.' },
  empty: { title: 'No reports yet', text: 'Profiles that people report appear here.' },
})

export const page = listScreen(reportedProfiles)

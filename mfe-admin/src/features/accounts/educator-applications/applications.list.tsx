import { applicationSorts } from '@kere/contracts/accounts/educator-application-options'
import type { ApplicationSummary } from '@kere/contracts/accounts/educator-applications'
import { MomentCell, TwoLines } from '@kere/screens/cells'
import { defineList, readsOf } from '@kere/screens/list'
import { named, order, tabs } from '@kere/screens/list-filter'
import { PersonCell, PersonPicture } from '@kere/screens/person'
import type { DataColumn } from '@kere/ui/data-table/data-table'
import { TimeAgo } from '@kere/ui/time/time-ago'
import { ApplicationStatusBadge } from './application-status.tsx'
import { statusNames } from './application-text.ts'
import { listScreen } from '@kere/screens/list-screen'

const [oldest, newest] = applicationSorts
const unfinished = 'Profile not finished'

const people: readonly DataColumn<ApplicationSummary>[] = [
  {
    id: 'applicant',
    header: 'Applicant',
    isTitle: true,
    cell: ({ applicant }) => <PersonCell person={applicant} second={applicant.email} />,
  },
  {
    id: 'designation',
    header: 'Designation',
    cell: ({ designation, organizationAffiliation }) =>
      designation === null ? (
        <span className="text-muted">{unfinished}</span>
      ) : (
        <TwoLines first={designation} second={organizationAffiliation} />
      ),
  },
]

const submitted = (header: string): DataColumn<ApplicationSummary> => ({
  id: 'submittedAt',
  header,
  isSortable: true,
  cell: ({ submittedAt }) => <MomentCell instant={submittedAt} />,
})

const status: DataColumn<ApplicationSummary> = {
  id: 'status',
  header: 'Status',
  cell: (application) => <ApplicationStatusBadge status={application.status} />,
}

const waitingColumns = [...people, submitted('Waiting since (IST)'), status]
const allColumns: readonly DataColumn<ApplicationSummary>[] = [
  ...people,
  submitted('Applied (IST)'),
  {
    id: 'decidedAt',
    header: 'Decided (IST)',
    hideFirst: true,
    cell: ({ decidedAt }) => decidedAt && <MomentCell instant={decidedAt} />,
  },
  status,
]

export const applications = defineList({
  name: 'educator-applications',
  path: '/dashboard/educator-applications',
  title: 'Educator applications',
  description: 'Applications to teach, with their decisions.',
  noun: ['application', 'applications'],
  filters: {
    status: tabs({
      label: 'Applications by status',
      options: [...named(statusNames), { value: 'all', label: 'All' }],
    }),
    sort: order([
      {
        value: oldest,
        label: ({ status: view }) => (view === 'pending' ? 'Longest waiting first' : 'Oldest first'),
        column: 'submittedAt',
        isDescending: false,
      },
      { value: newest, label: 'Newest first', column: 'submittedAt', isDescending: true },
    ]),
  },
  ...readsOf(async () => (await import('@kere/contracts/accounts/educator-applications')).educatorApplications),
  rowName: ({ applicant }) => applicant.name,
  columns: ({ status: view }) => (view === 'pending' ? waitingColumns : allColumns),
  card: ({ applicant, designation, organizationAffiliation, submittedAt, ...application }) => ({
    title: applicant.name,
    picture: <PersonPicture person={applicant} />,
    badge: <ApplicationStatusBadge status={application.status} />,
    lines: [
      designation === null ? unfinished : [designation, organizationAffiliation].filter(Boolean).join(', '),
      <>
        <TimeAgo instant={submittedAt} />, {applicant.email}
      </>,
    ],
  }),
  waits: (application) => application.status === 'pending',
  failed: {
    title: 'Failed to fetch applications',
    text: 'Your decisions are saved. Try again in a moment.',
  },
  empty: {
    title: 'Nobody is waiting',
    text: ({ counts = {} }) =>
      Object.values(counts).some((count) => count > 0)
        ? 'Every application has a decision. New ones appear here, the longest waiting first.'
        : 'New applications appear here once the applicant has confirmed their email address.',
  },
  noneFound: {
    text: ({ status: view }) =>
      view === 'all' || view === ''
        ? 'Nobody has applied to teach yet.'
        : `There are no ${statusNames[view].toLowerCase()} applications.`,
    link: 'Show pending applications',
  },
})

export const route = { path: '/dashboard/educator-applications', roles: ['admin'] }

export const page = listScreen(applications)

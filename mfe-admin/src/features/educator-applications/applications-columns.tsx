import type { ApplicationSummary } from '@kere/contracts/educator-applications'
import type { DataCard, DataColumn } from '@kere/ui/data-table'
import { TimeAgo } from '@kere/ui/time-ago'
import { momentOf } from '../../time-in-india.ts'
import { ApplicationStatusBadge } from './application-status.tsx'
import type { ApplicationView } from './applications-address.ts'

const cell = 'block leading-dense whitespace-nowrap'
const second = 'block truncate text-meta text-muted'

function Moment({ instant }: { instant: string }) {
  return (
    <span className={cell}>
      <TimeAgo instant={instant} className="block" />
      <span className={second}>{momentOf(instant)}</span>
    </span>
  )
}

const unfinished = 'Profile not finished'

const first: readonly DataColumn<ApplicationSummary>[] = [
  {
    id: 'applicant',
    header: 'Applicant',
    isTitle: true,
    cell: ({ applicant: { name, email } }) => (
      <span className={`${cell} max-w-48`}>
        <span className="block truncate font-semibold">{name}</span>
        <span className={second}>{email}</span>
      </span>
    ),
  },
  {
    id: 'designation',
    header: 'Designation and organization',
    cell: ({ designation, organizationAffiliation }) =>
      designation === null ? (
        <span className="text-muted">{unfinished}</span>
      ) : (
        <span className={`${cell} max-w-48`}>
          <span className="block truncate">{designation}</span>
          <span className={second}>{organizationAffiliation}</span>
        </span>
      ),
  },
]

const status: DataColumn<ApplicationSummary> = {
  id: 'status',
  header: 'Status',
  cell: (application) => <ApplicationStatusBadge status={application.status} />,
}

const waitingColumns: readonly DataColumn<ApplicationSummary>[] = [
  ...first,
  {
    id: 'submittedAt',
    header: 'Waiting since (IST)',
    isSortable: true,
    cell: ({ submittedAt }) => <Moment instant={submittedAt} />,
  },
  status,
]

const allColumns: readonly DataColumn<ApplicationSummary>[] = [
  ...first,
  {
    id: 'submittedAt',
    header: 'Applied (IST)',
    isSortable: true,
    cell: ({ submittedAt }) => <Moment instant={submittedAt} />,
  },
  {
    id: 'decidedAt',
    header: 'Decided (IST)',
    isFirstToLeave: true,
    cell: ({ decidedAt }) => decidedAt && <Moment instant={decidedAt} />,
  },
  status,
]

/** Who still waits has no day of a decision. */
export const columnsOf = (view: ApplicationView) => (view === 'pending' ? waitingColumns : allColumns)

export const applicationCard = ({ applicant, ...application }: ApplicationSummary): DataCard => ({
  title: applicant.name,
  badge: <ApplicationStatusBadge status={application.status} />,
  lines: [
    application.designation === null
      ? unfinished
      : [application.designation, application.organizationAffiliation].filter(Boolean).join(', '),
    <>
      <TimeAgo instant={application.submittedAt} />, {applicant.email}
    </>,
  ],
})

import type { MinorMentor } from '@kere/contracts/mentorship/minor-mentors'
import type { MinorMentorAnswer } from '@kere/contracts/mentorship/minor-mentors-options'
import { momentColumn } from '@kere/screens/cells'
import { Fact, Facts, Moment } from '@kere/screens/facts'
import { defineList, readsOf } from '@kere/screens/list'
import { allAnd, byDate, tabs } from '@kere/screens/list-filter'
import { listScreen } from '@kere/screens/list-screen'
import { RowActButtons } from '@kere/screens/row-act-buttons'
import { statusBadge } from '@kere/screens/status-badge'
import { minorMentorActs } from './minor-mentors.acts.tsx'

export const route = { path: '/dashboard/minor-mentors', roles: ['admin'] }

const loadContract = () => import('@kere/contracts/mentorship/minor-mentors')

const answers: Record<MinorMentorAnswer, string> = { yes: 'Approved', no: 'Not approved' }

const Answer = statusBadge(answers, { yes: ['leaf'], no: ['neutral'] })

const answerOf = ({ isApproved }: MinorMentor) => (isApproved ? 'yes' : 'no')

const minorMentorList = defineList({
  name: 'minor-mentors',
  path: route.path,
  title: 'Mentors of minors',
  description: 'Only educators whom you approve here can mentor learners under 18.',
  noun: ['educator', 'educators'],
  filters: {
    approved: tabs({ label: 'Educators by approval', options: allAnd(answers) }),
    sort: byDate('joined'),
  },
  ...readsOf(async () => (await loadContract()).minorMentors),
  rowName: ({ name }) => name,
  columns: [
    {
      id: 'name',
      header: 'Educator',
      isTitle: true,
      cell: ({ name, designation }) => (
        <>
          <span className="block font-semibold wrap-anywhere">{name}</span>
          {designation && <span className="block text-dense text-muted">{designation}</span>}
        </>
      ),
    },
    { id: 'approved', header: 'Learners under 18', cell: (row) => <Answer status={answerOf(row)} /> },
    momentColumn('joined', 'Joined (IST)', 'joinedAt'),
    {
      id: 'actions',
      header: 'Actions',
      cell: (row) => (
        <RowActButtons isInRow hasWords acts={minorMentorActs} row={row} names={['approve', 'withdraw']} />
      ),
    },
  ],
  card: (row) => ({
    title: row.name,
    badge: <Answer status={answerOf(row)} />,
    lines: [row.designation ?? 'No designation given'],
    actions: <RowActButtons isInRow hasWords acts={minorMentorActs} row={row} names={['approve', 'withdraw']} />,
  }),
  panel: { param: 'educator', component: MinorMentorPanel },
  failed: { title: 'Failed to fetch educators', text: 'What you have decided is saved.' },
  empty: { title: 'No educators found', text: 'Educators appear here once their application is approved.' },
})

function MinorMentorPanel({ row }: { row: MinorMentor }) {
  const { name, designation, reason, decidedAt, decidedBy } = row
  return (
    <>
      <h3 className="text-panel wrap-anywhere">{name}</h3>
      {designation && <p className="text-dense text-muted">{designation}</p>}
      <Facts className="mt-4">
        <Fact name="Learners under 18">
          <Answer status={answerOf(row)} />
        </Fact>
        {decidedAt && (
          <Fact name="Decided">
            <Moment instant={decidedAt} />
            {decidedBy && <span className="block">{decidedBy}</span>}
          </Fact>
        )}
        {reason && <Fact name="Reason">{reason}</Fact>}
      </Facts>
      <RowActButtons acts={minorMentorActs} row={row} names={['approve', 'withdraw']} />
    </>
  )
}

export const page = listScreen(minorMentorList)

import { mailLink } from '@kere/contracts/http/mail-link'
import { labelOf } from '@kere/contracts/http/open-value'
import { interestNames, learningStyleNames, userTypeNames } from '@kere/contracts/paths/learning-path-options'
import type { LearningPathResponse } from '@kere/contracts/paths/learning-paths'
import { momentColumn } from '@kere/screens/cells'
import { Fact, Facts, MomentFact } from '@kere/screens/facts'
import { defineList, readsOf } from '@kere/screens/list'
import { byDate, choice, days, named, text } from '@kere/screens/list-filter'
import { momentOf } from '@kere/screens/time-in-india'
import { PersonCell, PersonPicture } from '@kere/screens/person'
import { TextLink } from '@kere/ui/controls/link'

const loadContract = () => import('@kere/contracts/paths/learning-paths')

const chosen = ({ interests: all }: LearningPathResponse) =>
  all.map((interest) => labelOf(interestNames, interest)).join(', ') || 'None chosen'

export const responses = defineList({
  name: 'learning-path-responses',
  path: '/dashboard/learning-path-responses',
  title: 'Learning Path Responses',
  description: 'What people want to learn, and how: their answers for a learning path.',
  label: 'All responses',
  noun: ['response', 'responses'],
  filters: {
    search: text({ label: 'Search responses', placeholder: 'Name or email' }),
    userType: choice({
      label: 'User type',
      anyLabel: 'Any user type',
      options: named(userTypeNames),
    }),
    interest: choice({
      label: 'Interest',
      anyLabel: 'Any interest',
      options: named(interestNames),
    }),
    learningStyle: choice({
      label: 'Learning style',
      anyLabel: 'Any style',
      options: named(learningStyleNames),
    }),
    ...days,
    sort: byDate('at'),
  },
  ...readsOf(async () => ({ list: (await loadContract()).listLearningPathResponses })),
  rowName: ({ name, submittedAt }) => `Response of ${name}, ${momentOf(submittedAt)}`,
  columns: [
    {
      id: 'name',
      header: 'Name',
      isTitle: true,
      cell: ({ name, email }) => <PersonCell person={{ name }} second={email} />,
    },
    { id: 'type', header: 'User type', cell: ({ userType }) => labelOf(userTypeNames, userType) },
    { id: 'interests', header: 'Interests', hideFirst: true, cell: chosen },
    { id: 'style', header: 'Learning style', cell: ({ learningStyle }) => labelOf(learningStyleNames, learningStyle) },
    momentColumn('at', 'Date (IST)', 'submittedAt'),
  ],
  card: (response) => ({
    title: response.name,
    picture: <PersonPicture person={{ name: response.name }} />,
    lines: [
      `${labelOf(userTypeNames, response.userType)}, ${labelOf(learningStyleNames, response.learningStyle)}`,
      chosen(response),
      `${momentOf(response.submittedAt)} IST`,
    ],
  }),
  panel: {
    param: 'response',
    component: ResponsePanel,
  },
  exportName: 'learning-path-responses',
  failed: {
    title: (message) => `Failed to fetch responses: ${message}. Please check your admin permissions.`,
    text: 'Visitors can still answer. Nothing is lost.',
  },
  empty: { title: 'No responses yet', text: 'Answers that people give for a learning path appear here.' },
})

function ResponsePanel({ row }: { row: LearningPathResponse }) {
  const { name, email, userType, learningStyle, submittedAt, isFromUser } = row
  return (
    <>
      <h3 className="text-panel wrap-anywhere">{name}</h3>
      <Facts className="mt-4">
        <Fact name="Email">
          <TextLink href={mailLink(email)}>{email}</TextLink>
        </Fact>
        <Fact name="User type">{labelOf(userTypeNames, userType)}</Fact>
        <Fact name="Interests">{chosen(row)}</Fact>
        <Fact name="Learning style">{labelOf(learningStyleNames, learningStyle)}</Fact>
        <Fact name="Account">{isFromUser ? 'Answered while signed in' : 'Answered by a visitor'}</Fact>
        <MomentFact name="Received" at={submittedAt} />
      </Facts>
    </>
  )
}

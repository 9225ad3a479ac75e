import type { FeedbackSubmission } from '@kere/contracts/forms/feedback'
import { chosenFeedbackStatuses, feedbackRoleNames, feedbackStatusNames } from '@kere/contracts/forms/feedback-options'
import { mailLink } from '@kere/contracts/http/mail-link'
import { isKnown, labelOf } from '@kere/contracts/http/open-value'
import { momentColumn, TwoLines } from '@kere/screens/cells'
import { Fact, Facts, MomentFact } from '@kere/screens/facts'
import { defineList, readsOf } from '@kere/screens/list'
import { allAnd, byDate, choice, days, named, tabs, text } from '@kere/screens/list-filter'
import { listScreen } from '@kere/screens/list-screen'
import { PersonPicture } from '@kere/screens/person'
import { statusBadge } from '@kere/screens/status-badge'
import { momentOf } from '@kere/screens/time-in-india'
import { useRowActs } from '@kere/screens/use-row-acts'
import { TextLink } from '@kere/ui/controls/link'
import { Select } from '@kere/ui/controls/select'
import Check from 'lucide-react/icons/check'
import CircleQuestionMark from 'lucide-react/icons/circle-question-mark'
import Clock from 'lucide-react/icons/clock'
import Inbox from 'lucide-react/icons/inbox'
import { DoubtfulNote } from '../../../replies/doubtful-note.tsx'
import { ReplyForm } from '../../../replies/reply-form.tsx'
import { SentReply } from '../../../replies/sent-reply.tsx'
import { feedbackActs, loadContract } from './feedback.acts.ts'

export const route = { path: '/dashboard/feedback', roles: ['admin'] }

const StatusBadge = statusBadge(feedbackStatusNames, {
  new: ['info', Inbox],
  planned: ['brand', Clock],
  done: ['leaf', Check],
  doubtful: ['warn', CircleQuestionMark],
})

const replyText = ({ contactRequested, reply }: FeedbackSubmission) =>
  reply ? 'Sent' : contactRequested ? 'Requested' : 'Not requested'

const feedback = defineList({
  name: 'feedback',
  path: route.path,
  title: 'User Feedback',
  description: 'What people tell us about the platform, and what we do about it.',
  noun: ['submission', 'submissions'],
  filters: {
    status: tabs({ label: 'Feedback by status', options: allAnd(feedbackStatusNames) }),
    search: text({ label: 'Search feedback', placeholder: 'Search feedback' }),
    role: choice({ label: 'Role', anyLabel: 'Any role', options: named(feedbackRoleNames) }),
    ...days,
    sort: byDate('at'),
  },
  ...readsOf(async () => (await loadContract()).feedback),
  rowName: ({ name, submittedAt }) => `Feedback from ${name}, ${momentOf(submittedAt)}`,
  columns: [
    {
      id: 'feedback',
      header: 'Feedback',
      isTitle: true,
      cell: ({ feedbackText }) => <span className="line-clamp-2 max-w-90">{feedbackText}</span>,
    },
    {
      id: 'from',
      header: 'From',
      cell: ({ name, role }) => <TwoLines first={name} second={labelOf(feedbackRoleNames, role)} />,
    },
    { id: 'status', header: 'Status', cell: ({ status }) => <StatusBadge status={status} /> },
    momentColumn('at', 'Received (IST)', 'submittedAt'),
    {
      id: 'reply',
      header: 'Reply',
      hideFirst: true,
      cell: (submission) => (
        <span className={submission.contactRequested && !submission.reply ? 'font-semibold' : 'text-muted'}>
          {replyText(submission)}
        </span>
      ),
    },
  ],
  card: ({ feedbackText, name, role, status, submittedAt }) => ({
    title: <span className="line-clamp-2">{feedbackText}</span>,
    picture: <PersonPicture person={{ name }} />,
    badge: <StatusBadge status={status} />,
    lines: [`${name}, ${labelOf(feedbackRoleNames, role)}`, `${momentOf(submittedAt)} IST`],
  }),
  panel: {
    param: 'submission',
    component: FeedbackPanel,
    missing: { link: 'Show all feedback' },
  },
  exportName: 'feedback',
  failed: { title: 'Failed to fetch submissions', text: 'People can still send feedback. Nothing is lost.' },
  empty: { title: 'No feedback yet', text: 'Feedback from the home page and the feedback page appears here.' },
})

export const page = listScreen(feedback)

function FeedbackPanel({ row }: { row: FeedbackSubmission }) {
  const { name, role, email, feedbackText, contactRequested, status, submittedAt, isFromUser, reply } = row
  return (
    <>
      <h3 className="text-panel wrap-anywhere">{name}</h3>
      <p className="mt-4 wrap-anywhere whitespace-pre-line">{feedbackText}</p>
      <Facts className="mt-5">
        <Fact name="Role">{labelOf(feedbackRoleNames, role)}</Fact>
        <Fact name="Email">{email && <TextLink href={mailLink(email)}>{email}</TextLink>}</Fact>
        <Fact name="Reply">{replyText(row)}</Fact>
        <Fact name="Account">{isFromUser ? 'Sent while signed in' : 'Sent by a visitor'}</Fact>
        <MomentFact name="Received" at={submittedAt} />
      </Facts>
      {status === 'doubtful' && <DoubtfulNote />}
      <StatusChoice row={row} />
      <SentReply reply={reply} />
      {contactRequested && email && !reply && (
        <ReplyForm
          row={row}
          email={email}
          below="their feedback"
          lateCode="reply_already_sent"
          acts={feedbackActs}
          send={async (api, id, body) => api.call((await loadContract()).replyToFeedback, { params: { id }, body })}
        />
      )}
    </>
  )
}

const chosen = chosenFeedbackStatuses.map((value) => ({ value, label: feedbackStatusNames[value] }))

function StatusChoice({ row }: { row: FeedbackSubmission }) {
  const { run } = useRowActs(feedbackActs, row)
  const { status } = row
  // A status that no admin can choose (doubtful, or unknown to this page) stays selected until another is chosen.
  const given = isKnown(chosenFeedbackStatuses, status)
    ? []
    : [{ value: status, label: labelOf(feedbackStatusNames, status) }]
  return (
    <Select
      label="Status"
      value={status}
      options={[...given, ...chosen]}
      onChange={({ target: { value } }) => isKnown(chosenFeedbackStatuses, value) && run('mark', value)}
      className="mt-5"
    />
  )
}

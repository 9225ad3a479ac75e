import type { FeedbackSubmission } from '@kere/contracts/forms/feedback'
import { chosenFeedbackStatuses, feedbackRoleNames } from '@kere/contracts/forms/feedback-options'
import { mailLink } from '@kere/contracts/http/mail-link'
import { isKnown, labelOf } from '@kere/contracts/http/open-value'
import { Fact, Facts, Moment } from '@kere/screens/facts'
import { useRowActs } from '@kere/screens/use-row-acts'
import { TextLink } from '@kere/ui/controls/link'
import { Select } from '@kere/ui/controls/select'
import { ReplyForm } from '../../../replies/reply-form.tsx'
import { DoubtfulNote } from '../../../replies/doubtful-note.tsx'
import { SentReply } from '../../../replies/sent-reply.tsx'
import { feedbackActs, feedbackReplies } from './feedback.acts.ts'
import { statusNames, replyText } from './feedback-status.tsx'

export const FeedbackPanel = ({ row }: { row: FeedbackSubmission }) => <Submission key={row.id} submission={row} />

function Submission({ submission }: { submission: FeedbackSubmission }) {
  const { id, name, role, email, feedbackText, contactRequested, submittedAt, isFromUser, reply } = submission
  return (
    <>
      <h3 className="text-panel wrap-anywhere">{name}</h3>
      <p className="mt-4 wrap-anywhere whitespace-pre-line">{feedbackText}</p>
      <Facts className="mt-5">
        <Fact name="Role">{labelOf(feedbackRoleNames, role)}</Fact>
        <Fact name="Email">{email && <TextLink href={mailLink(email)}>{email}</TextLink>}</Fact>
        <Fact name="Reply">{replyText(submission)}</Fact>
        <Fact name="Account">{isFromUser ? 'Sent while signed in' : 'Sent by a visitor'}</Fact>
        <Fact name="Received">
          <Moment instant={submittedAt} />
        </Fact>
      </Facts>
      {submission.status === 'doubtful' && <DoubtfulNote />}
      <StatusChoice submission={submission} />
      <SentReply reply={reply} />
      {contactRequested && email && !reply && <ReplyForm id={id} email={email} replies={feedbackReplies} />}
    </>
  )
}

const known = chosenFeedbackStatuses.map((value) => ({ value, label: statusNames[value] }))

function StatusChoice({ submission }: { submission: FeedbackSubmission }) {
  const { run } = useRowActs(feedbackActs, submission)
  const { status } = submission
  return (
    <Select
      label="Status"
      value={status}
      // A doubtful one, or one that only a younger API knows, stays as it is until another is chosen.
      options={
        isKnown(chosenFeedbackStatuses, status)
          ? known
          : [{ value: status, label: labelOf(statusNames, status) }, ...known]
      }
      onChange={({ target: { value } }) => isKnown(chosenFeedbackStatuses, value) && run('mark', value)}
      className="mt-5"
    />
  )
}

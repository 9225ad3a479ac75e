import type { FeedbackSubmission } from '@kere/contracts/feedback'
import { feedbackRoleNames } from '@kere/contracts/feedback-options'
import { labelOf } from '@kere/contracts/open-value'
import { Fact, Facts, Moment } from '@kere/screens/facts'
import { TextLink } from '@kere/ui/link'
import { ReplyForm } from '../../reply-form.tsx'
import { SentReply } from '../../sent-reply.tsx'
import { feedbackReplies } from './feedback.api.ts'
import { StatusChoice } from './status-choice.tsx'

export const FeedbackPanel = ({ row }: { row: FeedbackSubmission }) => <Submission key={row.id} submission={row} />

function Submission({ submission }: { submission: FeedbackSubmission }) {
  const { id, name, role, email, feedbackText, contactRequested, submittedAt, isFromUser, reply } = submission
  return (
    <>
      <h3 className="text-panel wrap-anywhere">{name}</h3>
      <p className="mt-4 wrap-anywhere whitespace-pre-line">{feedbackText}</p>
      <Facts className="mt-5">
        <Fact name="Role">{labelOf(feedbackRoleNames, role)}</Fact>
        <Fact name="Email">{email && <TextLink href={`mailto:${email}`}>{email}</TextLink>}</Fact>
        <Fact name="Reply">{contactRequested ? 'Requested' : 'Not requested'}</Fact>
        <Fact name="Account">{isFromUser ? 'Sent while signed in' : 'Sent by a visitor'}</Fact>
        <Fact name="Received">
          <Moment instant={submittedAt} />
        </Fact>
      </Facts>
      <StatusChoice submission={submission} />
      <SentReply reply={reply} />
      {contactRequested && email && !reply && <ReplyForm id={id} email={email} replies={feedbackReplies} />}
    </>
  )
}

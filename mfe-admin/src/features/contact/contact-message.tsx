import type { ContactMessage } from '@kere/contracts/contact'
import { Fact, Facts, Moment } from '@kere/screens/facts'
import { TextLink } from '@kere/ui/link'
import { ReplyForm } from '../../reply-form.tsx'
import { SentReply } from '../../sent-reply.tsx'
import { CloseButton } from './close-button.tsx'
import { ContactStatusBadge } from './contact-status.tsx'
import { contactReplies } from './contact.api.ts'

export const ContactMessagePanel = ({ row }: { row: ContactMessage }) => <Message key={row.id} message={row} />

function Message({ message }: { message: ContactMessage }) {
  const { id, subject, name, email, status, submittedAt, isFromUser, reply } = message
  return (
    <>
      <h3 className="text-panel wrap-anywhere">{subject}</h3>
      <Facts className="mt-4">
        <Fact name="From">
          {name}
          <TextLink href={`mailto:${email}`} className="block">
            {email}
          </TextLink>
        </Fact>
        <Fact name="Account">{isFromUser ? 'Sent while signed in' : 'Sent by a visitor'}</Fact>
        <Fact name="Received">
          <Moment instant={submittedAt} />
        </Fact>
        <Fact name="Status">
          <ContactStatusBadge status={status} />
        </Fact>
      </Facts>
      <p className="mt-4 wrap-anywhere whitespace-pre-line">{message.message}</p>
      <SentReply reply={reply} />
      {status === 'new' && <ReplyForm id={id} email={email} replies={contactReplies} />}
      {!reply && <CloseButton message={message} />}
    </>
  )
}

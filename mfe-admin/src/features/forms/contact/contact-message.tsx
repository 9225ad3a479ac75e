import type { ContactMessage } from '@kere/contracts/forms/contact'
import { mailLink } from '@kere/contracts/http/mail-link'
import { Fact, Facts, Moment } from '@kere/screens/facts'
import { RowActButtons } from '@kere/screens/row-act-buttons'
import { TextLink } from '@kere/ui/controls/link'
import { ReplyForm } from '../../../replies/reply-form.tsx'
import { DoubtfulNote } from '../../../replies/doubtful-note.tsx'
import { SentReply } from '../../../replies/sent-reply.tsx'
import { ContactStatusBadge } from './contact-status.tsx'
import { contactActs, contactReplies } from './contact.acts.tsx'

export const ContactMessagePanel = ({ row }: { row: ContactMessage }) => <Message key={row.id} message={row} />

function Message({ message }: { message: ContactMessage }) {
  const { id, subject, name, email, status, submittedAt, isFromUser, reply } = message
  return (
    <>
      <h3 className="text-panel wrap-anywhere">{subject}</h3>
      <Facts className="mt-4">
        <Fact name="From">
          {name}
          <TextLink href={mailLink(email)} className="block">
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
      {status === 'doubtful' && <DoubtfulNote />}
      {status === 'new' && <ReplyForm id={id} email={email} replies={contactReplies} />}
      <RowActButtons acts={contactActs} row={message} names={['close', 'reopen']} />
    </>
  )
}

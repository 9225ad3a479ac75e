import type { ContactMessage } from '@kere/contracts/contact'
import { Fact, Facts, Moment } from '@kere/screens/facts'
import { momentOf } from '@kere/screens/time-in-india'
import { TextLink } from '@kere/ui/link'
import { useLayoutEffect, useRef } from 'react'
import { CloseButton } from './close-button.tsx'
import { ContactStatusBadge } from './contact-status.tsx'
import { ReplyForm } from './reply-form.tsx'

/** A message whole, and what can be done with it. */
export const ContactMessagePanel = ({ row }: { row: ContactMessage }) => <Message key={row.id} message={row} />

function Message({ message }: { message: ContactMessage }) {
  const { subject, name, email, status, submittedAt, isFromUser, reply } = message
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
      {status === 'new' && <ReplyForm message={message} />}
      {!reply && <CloseButton message={message} />}
    </>
  )
}

/** The form gives way to it, and the focus goes with it. */
function SentReply({ reply }: Pick<ContactMessage, 'reply'>) {
  const heading = useRef<HTMLHeadingElement>(null)
  const hadReply = useRef(reply !== null)
  // Before the list looks for a place for the focus that its row has lost.
  useLayoutEffect(() => {
    if (reply && !hadReply.current) heading.current?.focus()
    hadReply.current = reply !== null
  }, [reply])
  if (!reply) return null
  return (
    <section aria-labelledby="sent-reply" className="mt-5 border-t-2 border-ink pt-3">
      <h4 id="sent-reply" ref={heading} tabIndex={-1} className="text-body font-semibold">
        Reply sent
      </h4>
      <p className="text-meta text-muted">
        {reply.by ? `${reply.by}, ` : ''}
        {momentOf(reply.at)} IST
      </p>
      <p className="mt-2 wrap-anywhere whitespace-pre-line">{reply.text}</p>
    </section>
  )
}

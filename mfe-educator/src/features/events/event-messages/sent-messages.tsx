import { messageAudienceNames } from '@kere/contracts/events/event-message-options'
import type { EventMessage } from '@kere/contracts/events/event-messages'
import { labelOf } from '@kere/contracts/http/open-value'
import { countOf } from '@kere/brand/count'
import { Disclosure } from '@kere/ui/layout/disclosure'
import { momentText } from '@kere/ui/time/clock-times'

interface SentMessagesProps {
  messages: readonly EventMessage[]
  now: number
}

export function SentMessages({ messages, now }: SentMessagesProps) {
  if (messages.length === 0)
    return <p className="text-muted">Messages that you send appear here, with the time and who got them.</p>
  return (
    <ul className="list-none">
      {messages.map((message) => (
        <li key={message.id} className="border-b border-hairline">
          <Disclosure
            summary={
              <span>
                <span className="block font-semibold wrap-anywhere">{message.subject}</span>
                <span className="block text-meta text-muted">
                  <time dateTime={message.sentAt}>{momentText(message.sentAt, now)}</time>
                  {` · ${labelOf(messageAudienceNames, message.audience)} · ${readersOf(message)}`}
                </span>
              </span>
            }
          >
            <p className="max-w-measure wrap-anywhere whitespace-pre-line">{message.text}</p>
            <p className="mt-3 text-meta text-muted">
              {message.sender ? `Sent by ${message.sender}. ` : 'Sent by the team. '}
              {message.takesReplies
                ? 'People could answer to the sender’s address.'
                : 'Answers did not reach the sender.'}
            </p>
          </Disclosure>
        </li>
      ))}
    </ul>
  )
}

const readersOf = ({ recipientsCount, isBeingSent }: EventMessage) =>
  isBeingSent
    ? `being sent, ${countOf(recipientsCount, ['person', 'people'])} so far`
    : countOf(recipientsCount, ['person', 'people'])

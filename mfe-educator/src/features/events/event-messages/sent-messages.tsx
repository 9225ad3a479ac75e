import { englishHere } from '@kere/brand/language'
import { t } from '@kere/brand/messages'
import { messageAudienceNames } from '@kere/contracts/events/event-message-options'
import type { EventMessage } from '@kere/contracts/events/event-messages'
import { labelOf } from '@kere/contracts/http/open-value'
import { Disclosure } from '@kere/ui/layout/disclosure'
import { momentText } from '@kere/ui/time/clock-times'

interface SentMessagesProps {
  messages: readonly EventMessage[]
  now: number
}

export function SentMessages({ messages, now }: SentMessagesProps) {
  if (messages.length === 0)
    return (
      <p className="text-muted">
        {t('Messages that you send appear here, with the time and who got them.', 'Text, educator')}
      </p>
    )
  return (
    <ul className="list-none">
      {messages.map((message) => (
        <li key={message.id} className="border-b border-hairline">
          <Disclosure
            summary={
              <span>
                <span lang={englishHere} className="block font-semibold wrap-anywhere">
                  {message.subject}
                </span>
                <span className="block text-meta text-muted">
                  <time dateTime={message.sentAt}>{momentText(message.sentAt, now)}</time>
                  {` · ${labelOf(messageAudienceNames, message.audience)} · ${readersOf(message)}`}
                </span>
              </span>
            }
          >
            <p lang={englishHere} className="max-w-measure wrap-anywhere whitespace-pre-line">
              {message.text}
            </p>
            <p className="mt-3 text-meta text-muted">
              {message.sender
                ? t('Sent by {name}.', { name: message.sender }, 'Text, educator')
                : t('Sent by the team.', 'Text, educator')}{' '}
              {message.takesReplies
                ? t('People could answer to the sender’s address.', 'Text, educator')
                : t('Answers did not reach the sender.', 'Text, educator')}
            </p>
          </Disclosure>
        </li>
      ))}
    </ul>
  )
}

const readersOf = ({ recipientsCount, isBeingSent }: EventMessage) =>
  isBeingSent
    ? t(
        'being sent, {count, plural, one {# person} other {# people}} so far',
        { count: recipientsCount },
        'After the time of a message, educator',
      )
    : t(
        '{count, plural, one {# person} other {# people}}',
        { count: recipientsCount },
        'After the time of a message, educator',
      )

import { t } from '@kere/brand/messages'
import { eventMessageMail } from '@kere/contracts/events/event-message-options'
import type { EventMessages } from '@kere/contracts/events/event-messages'
import { messages } from '@kere/contracts/http/messages'
import { ApiError } from '@kere/platform/api'
import { useRemote } from '@kere/platform/react/remote-tree'
import { useAttempts } from '@kere/platform/react/use-attempts'
import { MailPreview } from '@kere/screens/mail-preview'
import { Button } from '@kere/ui/controls/button'
import { Dialog } from '@kere/ui/overlays/dialog'
import { RefusedAct } from '@kere/ui/status/refused-act'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { messagesQuery, sendMessage, type NewMessage } from './event-messages.api.ts'

interface MessagePreviewProps {
  data: EventMessages
  message: NewMessage
  onClose: () => void
  onSent: () => void
}

export function MessagePreview({ data, message, onClose, onSent }: MessagePreviewProps) {
  const { context } = useRemote()
  const api = useAttempts()
  const cache = useQueryClient()
  const { event, audiences, left, sender } = data
  const [failure, setFailure] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)

  const send = async () => {
    setBusy(true)
    setFailure(null)
    try {
      const answer = await sendMessage(api, event.id, message)
      const { queryKey } = messagesQuery(api, event.id)
      cache.setQueryData(queryKey, answer)
      const [sent] = answer.messages
      const text = sent?.isBeingSent
        ? t('Your message is on its way. To many people that takes a while.', 'Text, educator')
        : t(
            'Your message is on its way to {count, plural, one {# person} other {# people}}.',
            { count: sent?.recipientsCount ?? 0 },
            'Message, educator',
          )
      context.notify({ tone: 'success', text })
      onSent()
    } catch (error) {
      setFailure(failureOf(error))
    } finally {
      setBusy(false)
    }
  }

  return (
    <Dialog
      title={t('Preview', 'Title, educator')}
      isOpen
      onClose={onClose}
      className="desk:max-w-150!"
      actions={
        <>
          <Button isBusy={isBusy} busyLabel={t('Sending', 'Button, busy, educator')} onClick={() => void send()}>
            {t(
              'Send to {count, plural, one {# person} other {# people}}',
              { count: audiences[message.audience] },
              'Button, educator',
            )}
          </Button>
          <Button variant="outline" onClick={onClose}>
            {t('Keep writing', 'Button, educator')}
          </Button>
        </>
      }
    >
      <p className="text-dense text-muted">
        {t(
          'An email cannot be taken back. After it you have {count, plural, one {# message} other {# messages}} left.',
          { count: left - 1 },
          'Text, educator',
        )}
      </p>
      <MailPreview
        title={eventMessageMail.subject}
        opening={eventMessageMail.opening(sender, event.title)}
        quote={eventMessageMail.quote(message.subject.trim(), message.text.trim())}
      >
        <p className="mt-3 text-muted">{t('Then the time, the place and the way to the ticket.', 'Text, educator')}</p>
        <p className="mt-3">{eventMessageMail.answer(sender, message.takesReplies)}</p>
      </MailPreview>
      {failure && <RefusedAct className="mt-4">{failure}</RefusedAct>}
    </Dialog>
  )
}

function failureOf(error: unknown): string {
  const problem = error instanceof ApiError ? error : null
  if (problem === null || problem.status === 0)
    return `${messages.connection.replace(/\.$/, '')}. ${t('What you wrote is kept, and goes once however often you try.', 'Text, educator')}`
  return problem.errors[0]?.detail ?? problem.message
}

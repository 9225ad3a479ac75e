import { t } from '@kere/brand/messages'
import {
  eventMessageLimits,
  eventMessageTexts,
  messageAudienceNames,
  messageAudiences,
  type MessageAudience,
} from '@kere/contracts/events/event-message-options'
import type { EventMessages } from '@kere/contracts/events/event-messages'
import { useRemote } from '@kere/platform/react/remote-tree'
import { count } from '@kere/brand/count'
import { Button } from '@kere/ui/controls/button'
import { Checkbox } from '@kere/ui/controls/checkbox'
import { Select } from '@kere/ui/controls/select'
import { TextArea } from '@kere/ui/controls/text-area'
import { TextInput } from '@kere/ui/controls/text-input'
import { Suspense, useId, useState, type SubmitEvent } from 'react'
import { lazyPart } from '@kere/screens/editor/lazy-part'
import { createLocalCopy } from '@kere/platform/local-copies'
import type { NewMessage } from './event-messages.api.ts'

const MessagePreview = lazyPart(async () => (await import('./message-preview.tsx')).MessagePreview)

type Field = 'audience' | 'subject' | 'text'

const emptyMessage: NewMessage = { audience: 'everyone', subject: '', text: '', takesReplies: false }

/** Typed text stays in this browser until it is sent. */
export function MessageForm({ data }: { data: EventMessages }) {
  const { user } = useRemote().context.session
  const { event, audiences, replyAddress } = data
  const [copy] = useState(() =>
    createLocalCopy({ userId: user?.id ?? '', name: `event-message.${event.id}`, isValue: isMessage }),
  )
  const [message, setMessage] = useState(() => copy.take()?.value ?? emptyMessage)
  const [errors, setErrors] = useState<Partial<Record<Field, string>>>({})
  const [isPreviewed, setPreviewed] = useState(false)
  const form = useId()
  const idOf = (field: Field) => `${form}-${field}`

  const change = (changes: Partial<NewMessage>) => {
    const changed = { ...message, ...changes }
    setMessage(changed)
    copy.write({ value: changed, version: 0 })
    setErrors((before) =>
      Object.fromEntries(Object.entries(before).filter(([field]) => !Object.hasOwn(changes, field))),
    )
  }
  const refuse = (found: Partial<Record<Field, string>>) => {
    setErrors(found)
    const first = (['audience', 'subject', 'text'] as const).find((field) => found[field])
    if (first) document.getElementById(idOf(first))?.focus()
  }
  const submit = (submitted: SubmitEvent<HTMLFormElement>) => {
    submitted.preventDefault()
    const found = flawsOf(message, audiences[message.audience])
    refuse(found)
    if (Object.keys(found).length === 0) setPreviewed(true)
  }
  const clear = () => {
    copy.clear()
    setMessage(emptyMessage)
    setPreviewed(false)
  }

  return (
    <form
      noValidate
      aria-label={t('Write a message', 'For screen readers, educator')}
      onSubmit={submit}
      className="mt-4 grid gap-5"
    >
      <Select
        id={idOf('audience')}
        label={t('To', 'Label, educator')}
        options={messageAudiences.map((value) => ({
          value,
          label: `${messageAudienceNames[value]} (${count(audiences[value])})`,
        }))}
        value={message.audience}
        error={errors.audience}
        hint={t('Nobody who has cancelled gets it, and nobody who was added at the door.', 'Hint, educator')}
        onChange={({ currentTarget }) => change({ audience: currentTarget.value as MessageAudience })}
      />
      <TextInput
        id={idOf('subject')}
        label={t('Subject', 'Label, educator')}
        required
        maxLength={eventMessageLimits.subjectLength}
        value={message.subject}
        error={errors.subject}
        onChange={({ currentTarget }) => change({ subject: currentTarget.value })}
      />
      <TextArea
        id={idOf('text')}
        label={t('Message', 'Label, educator')}
        rows={8}
        required
        maxLength={eventMessageLimits.textLength}
        hint={t('Plain text. The time, the place and the way to the ticket are added below it.', 'Hint, educator')}
        value={message.text}
        error={errors.text}
        onChange={({ currentTarget }) => change({ text: currentTarget.value })}
      />
      <Checkbox
        checked={message.takesReplies}
        onChange={({ currentTarget }) => change({ takesReplies: currentTarget.checked })}
      >
        <span>{t('Let people answer to {email}', { email: replyAddress }, 'Label, educator')}</span>
        <span className="block text-meta text-muted">
          {t(
            'They see this address. Without it, and from people who may be under 18, answers do not reach you.',
            'Text, educator',
          )}
        </span>
      </Checkbox>
      <div>
        <Button type="submit" className="max-desk:w-full">
          {t('Preview', 'Button, educator')}
        </Button>
      </div>
      {isPreviewed && (
        <Suspense>
          <MessagePreview data={data} message={message} onClose={() => setPreviewed(false)} onSent={clear} />
        </Suspense>
      )}
    </form>
  )
}

function flawsOf({ subject, text }: NewMessage, readers: number): Partial<Record<Field, string>> {
  return {
    ...(readers === 0 && { audience: eventMessageTexts.nobody }),
    ...(!subject.trim() && { subject: eventMessageTexts.subjectRequired }),
    ...(!text.trim() && { text: eventMessageTexts.textRequired }),
  }
}

const isMessage = (value: unknown): value is NewMessage =>
  typeof value === 'object' &&
  value !== null &&
  Object.keys(emptyMessage).every((name) => Object.hasOwn(value, name)) &&
  'audience' in value &&
  messageAudiences.some((audience) => audience === value.audience)

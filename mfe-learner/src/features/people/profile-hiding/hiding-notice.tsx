import { englishHere } from '@kere/brand/language'
import { t } from '@kere/brand/messages'
import type { Hiding } from '@kere/contracts/people/profile-reports'
import { reportLimits } from '@kere/contracts/people/profile-reports-options'
import { useRemote } from '@kere/platform/react/remote-tree'
import { dateOf } from '@kere/screens/time-in-india'
import { Button } from '@kere/ui/controls/button'
import { TextArea } from '@kere/ui/controls/text-area'
import { RefusedAct } from '@kere/ui/status/refused-act'
import { useMutation, useQuery } from '@tanstack/react-query'
import EyeOff from 'lucide-react/icons/eye-off'
import { type SubmitEvent, useRef, useState } from 'react'
import { checkReply, hidingQuery, hidingReplyMutation } from './hiding.api.ts'

/**
 * Tells a hidden person the reason, and lets them reply once (W-51). It shows nothing to others, nor while the state is
 * unknown.
 */
export function HidingNotice() {
  const { api } = useRemote()
  const { data } = useQuery(hidingQuery(api))
  return data ? <Notice hiding={data} /> : null
}

function Notice({ hiding: { at, message, reply } }: { hiding: NonNullable<Hiding> }) {
  return (
    <section aria-labelledby="hiding-notice" className="mb-8 border-s-4 border-danger bg-surface px-5 py-4">
      <h2 id="hiding-notice" className="flex items-center gap-2.5 text-panel">
        <EyeOff aria-hidden="true" className="size-5 shrink-0" />
        {t('Your profile is hidden from others', 'Heading, hidden profile')}
      </h2>
      <p className="mt-1.5 text-dense text-muted">
        {t(
          'Since {when}, nobody finds it in our lists. Everything else works as before. This is why:',
          { when: dateOf(at) },
          'Text, hidden profile',
        )}
      </p>
      <p lang={englishHere} className="mt-2 max-w-measure wrap-anywhere whitespace-pre-line">
        {message}
      </p>
      {reply ? (
        <div className="mt-4 border-t border-hairline pt-3">
          <h3 className="text-body font-semibold">
            {t('Your reply, sent {when}', { when: dateOf(reply.at) }, 'Heading, hidden profile')}
          </h3>
          <p lang={englishHere} className="mt-1 max-w-measure wrap-anywhere whitespace-pre-line">
            {reply.text}
          </p>
          <p className="mt-1 text-dense text-muted">
            {t('We read it, and email you what we decide.', 'Text, hidden profile')}
          </p>
        </div>
      ) : (
        <ReplyForm />
      )}
    </section>
  )
}

function ReplyForm() {
  const { api, context } = useRemote()
  const sending = useMutation(hidingReplyMutation(api))
  const field = useRef<HTMLTextAreaElement>(null)
  const [text, setText] = useState('')
  const [refusal, setRefusal] = useState<string>()

  const send = async () => {
    const found = await checkReply(text)
    setRefusal(found)
    if (found) return field.current?.focus()
    try {
      await sending.mutateAsync(text)
    } catch {
      return
    }
    context.notify({ tone: 'success', text: t('Reply sent', 'Text, hidden profile') })
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!sending.isPending) void send()
  }
  return (
    <form
      noValidate
      aria-label={t('Reply to the hiding', 'For screen readers, hidden profile')}
      onSubmit={submit}
      className="mt-4 max-w-measure"
    >
      <TextArea
        ref={field}
        name="reply"
        label={t('Your reply', 'Label, hidden profile')}
        hint={t('You can reply once. Change what is wrong first, and tell us so.', 'Hint, hidden profile')}
        rows={4}
        required
        maxLength={reportLimits.replyLength}
        value={text}
        error={refusal}
        onChange={({ currentTarget }) => {
          setText(currentTarget.value)
          setRefusal(undefined)
        }}
      />
      {sending.error && (
        <RefusedAct className="mt-3">
          {t('{message}. Your text is still here.', { message: sending.error.message }, 'Text, hidden profile')}
        </RefusedAct>
      )}
      <Button
        type="submit"
        isBusy={sending.isPending}
        busyLabel={t('Sending', 'On a button while it works, hidden profile')}
        className="mt-3"
      >
        {t('Send reply', 'Button, hidden profile')}
      </Button>
    </form>
  )
}

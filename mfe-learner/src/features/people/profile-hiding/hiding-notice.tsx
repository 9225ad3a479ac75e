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
        Your profile is hidden from others
      </h2>
      <p className="mt-1.5 text-dense text-muted">
        Since {dateOf(at)}, nobody finds it in our lists. Everything else works as before. This is why:
      </p>
      <p className="mt-2 max-w-measure wrap-anywhere whitespace-pre-line">{message}</p>
      {reply ? (
        <div className="mt-4 border-t border-hairline pt-3">
          <h3 className="text-body font-semibold">Your reply, sent {dateOf(reply.at)}</h3>
          <p className="mt-1 max-w-measure wrap-anywhere whitespace-pre-line">{reply.text}</p>
          <p className="mt-1 text-dense text-muted">We read it, and email you what we decide.</p>
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
    context.notify({ tone: 'success', text: 'Reply sent' })
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!sending.isPending) void send()
  }
  return (
    <form noValidate aria-label="Reply to the hiding" onSubmit={submit} className="mt-4 max-w-measure">
      <TextArea
        ref={field}
        name="reply"
        label="Your reply"
        hint="You can reply once. Change what is wrong first, and tell us so."
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
      {sending.error && <RefusedAct className="mt-3">{sending.error.message}. Your text is still here.</RefusedAct>}
      <Button type="submit" isBusy={sending.isPending} busyLabel="Sending" className="mt-3">
        Send reply
      </Button>
    </form>
  )
}

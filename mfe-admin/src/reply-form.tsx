import type { ContactMessage } from '@kere/contracts/contact'
import { ApiError } from '@kere/platform/api'
import { useRemote } from '@kere/platform/react/remote-tree'
import { Button } from '@kere/ui/button'
import { TextArea } from '@kere/ui/text-area'
import { useMutation } from '@tanstack/react-query'
import { useRef, useState, type SubmitEvent } from 'react'
import { checkReply, replyMutation } from './contact.api.ts'
import { useDraft } from './use-draft.ts'

/** Answers by email, once. What is typed outlives a failure. */
export function ReplyForm({ message: { id, email } }: { message: ContactMessage }) {
  const { api, context } = useRemote()
  const reply = useMutation(replyMutation(api, id))
  const field = useRef<HTMLTextAreaElement>(null)
  const [draft, setDraft] = useDraft(id)
  const [refusal, setRefusal] = useState<string>()
  // Known before the next click, which the mutation's own state is not.
  const isSending = useRef(false)

  const send = async () => {
    const found = await checkReply(draft)
    setRefusal(found)
    if (found) return field.current?.focus()
    try {
      await reply.mutateAsync(draft.trim())
    } catch {
      // Shown under the field.
      return
    }
    setDraft('')
    context.notify({ tone: 'success', text: 'Reply sent' })
  }
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isSending.current) return
    isSending.current = true
    await send()
    isSending.current = false
  }

  return (
    <form noValidate aria-label="Reply" onSubmit={(event) => void submit(event)} className="mt-5">
      <TextArea
        ref={field}
        name="reply"
        label="Reply"
        rows={6}
        required
        hint={`Goes to ${email} by email, with their message below it.`}
        error={refusal}
        value={draft}
        onChange={({ currentTarget }) => {
          setDraft(currentTarget.value)
          setRefusal(undefined)
        }}
      />
      {reply.error && (
        <p role="alert" className="mt-3 text-dense font-medium text-danger">
          {explain(reply.error)}
        </p>
      )}
      <Button type="submit" wide isBusy={reply.isPending} busyLabel="Sending" className="mt-3">
        Send reply
      </Button>
    </form>
  )
}

function explain(error: Error) {
  const isLate = error instanceof ApiError && error.code === 'already_answered'
  return isLate
    ? 'Someone else has already replied. Your reply was not sent.'
    : `${error.message}. Your text is still here.`
}

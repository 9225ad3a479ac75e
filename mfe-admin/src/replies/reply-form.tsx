import { ApiError, type ApiClient } from '@kere/platform/api'
import { useRemote } from '@kere/platform/react/remote-tree'
import { Button } from '@kere/ui/controls/button'
import { TextArea } from '@kere/ui/controls/text-area'
import { RefusedAct } from '@kere/ui/status/refused-act'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState, type SubmitEvent } from 'react'
import { createLocalCopy } from '@kere/platform/local-copies'
import type { RowActs } from '@kere/screens/row-acts'
import { showRow } from '@kere/screens/run-row-act'

/** Stores the text for this account until it is sent. */
function useDraft(id: string) {
  const { user } = useRemote().context.session
  const [copy] = useState(() => createLocalCopy({ userId: user?.id ?? '', name: `reply.${id}`, isValue: isText }))
  const [draft, setDraft] = useState(() => copy.take()?.value ?? '')
  const write = (text: string) => {
    setDraft(text)
    if (text) copy.write({ value: text, version: 0 })
    else copy.clear()
  }
  return [draft, write] as const
}

const isText = (value: unknown): value is string => typeof value === 'string'

interface ReplyFormProps<Row extends { id: string }> {
  row: Row
  email: string
  below: string
  lateCode: string
  acts: Pick<RowActs<Row, never>, 'list' | 'countedBy'>
  send: (api: ApiClient, id: string, body: { text: string }) => Promise<Row>
}

export function ReplyForm<Row extends { id: string }>(props: ReplyFormProps<Row>) {
  const { row, email, below, lateCode, acts } = props
  const { api, context } = useRemote()
  const client = useQueryClient()
  const reply = useMutation({
    mutationFn: async (text: string) => showRow(client, acts, row.id, await props.send(api, row.id, { text })),
    // The list is not fetched again at once, because the row would leave its tab while the admin reads its panel.
    onSuccess: () => client.invalidateQueries({ refetchType: 'none' }),
  })
  const field = useRef<HTMLTextAreaElement>(null)
  const [draft, setDraft] = useDraft(row.id)
  const [refusal, setRefusal] = useState<string>()
  // A ref, because the mutation's state would change only after another click is possible.
  const isSending = useRef(false)

  const send = async () => {
    const { newReply } = await import('@kere/contracts/forms/visitor-message')
    const found = newReply.safeParse({ text: draft }).error?.issues[0]?.message
    setRefusal(found)
    if (found) return field.current?.focus()
    try {
      await reply.mutateAsync(draft.trim())
    } catch {
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
        hint={`We email this to ${email}, with ${below} below it.`}
        error={refusal}
        value={draft}
        onChange={({ currentTarget }) => {
          setDraft(currentTarget.value)
          setRefusal(undefined)
        }}
      />
      {reply.error && <RefusedAct className="mt-3">{explain(reply.error, lateCode)}</RefusedAct>}
      <Button type="submit" wide isBusy={reply.isPending} busyLabel="Sending" className="mt-3">
        Send reply
      </Button>
    </form>
  )
}

function explain(error: Error, lateCode: string) {
  const isLate = error instanceof ApiError && error.code === lateCode
  return isLate
    ? 'Someone else has already replied. Your reply was not sent.'
    : `${error.message}. Your text is still here.`
}

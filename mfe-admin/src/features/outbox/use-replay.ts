import type { OutboxEntry } from '@kere/contracts/outbox'
import { ApiError } from '@kere/platform/api'
import { useRemote } from '@kere/platform/react/remote-tree'
import { useMutation } from '@tanstack/react-query'
import { createContext, use, useState } from 'react'
import { replayMutation } from './outbox.api.ts'

/**
 * Sends mails again: a dead one at once, one that may have been sent already after a question.
 *
 * @param onSent called when one is on its way, and the button that was pressed goes.
 */
export function useReplays(onSent: (id: string) => void) {
  const { api, context } = useRemote()
  const replay = useMutation(replayMutation(api))
  const [busyIds, setBusyIds] = useState<readonly string[]>([])
  const [question, setQuestion] = useState<OutboxEntry | null>(null)
  const [hasAsked, setHasAsked] = useState(false)

  const send = async ({ id, name, to }: OutboxEntry) => {
    setQuestion(null)
    setBusyIds((ids) => [...ids, id])
    try {
      await replay.mutateAsync(id)
      onSent(id)
      context.notify({ tone: 'success', text: `“${name}” goes out to ${to} again.` })
    } catch (error) {
      context.notify(refusalOf(error))
    } finally {
      setBusyIds((ids) => ids.filter((busy) => busy !== id))
    }
  }

  return {
    ask: (entry: OutboxEntry) => {
      if (entry.state !== 'unknown') return void send(entry)
      setHasAsked(true)
      setQuestion(entry)
    },
    isBusy: (id: string) => busyIds.includes(id),
    /** Whether there was a question yet. */
    hasAsked,
    /** A mail that waits for the answer to the question. */
    question,
    confirm: () => {
      if (question) void send(question)
    },
    cancel: () => setQuestion(null),
  }
}

type Replays = ReturnType<typeof useReplays>

/** Cells read it from here: columns that changed with it would be drawn anew under the pressed button. */
export const ReplaysContext = createContext<Replays | null>(null)

export function useReplay(): Replays {
  const replays = use(ReplaysContext)
  if (!replays) throw new Error('useReplay is for what stands in the outbox')
  return replays
}

function refusalOf(error: unknown) {
  const code = error instanceof ApiError ? error.code : undefined
  if (code === 'not_replayable')
    return { tone: 'info', text: 'It has moved on meanwhile: only a dead or unknown mail can be sent again.' } as const
  if (code === 'not_found') return { tone: 'info', text: 'This mail is not in the outbox any more.' } as const
  const reason = error instanceof Error ? error.message : ''
  return { tone: 'error', text: `The mail was not sent again. ${reason}` } as const
}

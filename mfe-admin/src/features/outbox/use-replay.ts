import type { OutboxEntry } from '@kere/contracts/outbox'
import { ApiError } from '@kere/platform/api'
import { useRemote } from '@kere/platform/react/remote-tree'
import { useMutation } from '@tanstack/react-query'
import { createContext, use, useState } from 'react'
import { replayMutation } from './outbox.api.ts'

type Progress = 'sending' | 'sent'

export function useReplays() {
  const { api, context } = useRemote()
  const replay = useMutation(replayMutation(api))
  const [progress, setProgress] = useState<Readonly<Record<string, Progress | undefined>>>({})
  const [question, setQuestion] = useState<OutboxEntry | null>(null)
  const [hasAsked, setHasAsked] = useState(false)

  const send = async ({ id, name, to }: OutboxEntry) => {
    const record = (reached: Progress | undefined) => setProgress((all) => ({ ...all, [id]: reached }))
    setQuestion(null)
    record('sending')
    try {
      await replay.mutateAsync(id)
      record('sent')
      context.notify({ tone: 'success', text: `Sending “${name}” to ${to} again.` })
    } catch (error) {
      record(undefined)
      context.notify(refusalOf(error))
    }
  }

  return {
    ask: (entry: OutboxEntry) => {
      if (entry.state !== 'unknown') return void send(entry)
      setHasAsked(true)
      setQuestion(entry)
    },
    progressOf: (id: string) => progress[id],
    hasAsked,
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
    return { tone: 'info', text: 'Nothing was sent: this email is no longer failed or unconfirmed.' } as const
  if (code === 'not_found') return { tone: 'info', text: 'This email is no longer in the outbox.' } as const
  const reason = error instanceof Error ? error.message : ''
  return { tone: 'error', text: `The email was not sent again. ${reason}` } as const
}

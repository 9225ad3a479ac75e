import { messages } from '@kere/contracts/http/messages'
import { useRemote } from '@kere/platform/react/remote-tree'
import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, use, useState } from 'react'
import { ListInHandContext, type RowActs, type RowQuestion } from './row-acts.ts'

const QuestionDialog = lazy(async () => ({ default: (await import('./question-dialog.tsx')).QuestionDialog }))

/**
 * @param acts the actions, or a function that loads them with the first press
 * @param onDone called after an action that was started here, but not after its undo
 */
export function useRowActs<Row extends { id: string }, Name extends string>(
  acts: RowActs<Row, Name> | (() => Promise<RowActs<Row, Name>>),
  row: Row,
  onDone?: (name: Name) => void,
) {
  const { api, context } = useRemote()
  const cache = useQueryClient()
  const inHand = use(ListInHandContext)
  const [busyWith, setBusyWith] = useState<Name | null>(null)
  // The question as it was asked. Once the action is done, the row would give another one.
  const [asked, setAsked] = useState<{ name: Name; question: RowQuestion; isOpen: boolean } | null>(null)
  const [failure, setFailure] = useState<Error | null>(null)

  const start = async (name: Name, answer?: string) => {
    setFailure(null)
    try {
      const loaded = typeof acts === 'function' ? await acts() : acts
      const act = loaded.acts[name]
      const reason = act.isBarred?.(context.session.user)
      if (reason) return context.notify({ tone: 'info', text: reason })
      const question = act.question?.(row)
      if (question && answer === undefined) return setAsked({ name, question, isOpen: true })
      setBusyWith(name)
      const { runRowAct } = await import('./run-row-act.ts')
      const failed = await runRowAct(loaded, { name, row, answer: answer ?? '' }, { api, context, cache, inHand })
      if (failed && question) return setFailure(failed)
      setAsked((now) => now && { ...now, isOpen: false })
      if (!failed) onDone?.(name)
    } catch {
      context.notify({ tone: 'error', text: messages.connection })
    } finally {
      setBusyWith((now) => (now === name ? null : now))
    }
  }

  return {
    /** Asks the action's question first, unless the answer is given. */
    run: (name: Name, answer?: string) => void start(name, answer),
    busyWith,
    question: asked && (
      <Suspense>
        <QuestionDialog
          key={asked.name}
          act={{ busy: asked.question.busy, failed: '' }}
          question={asked.question}
          isDanger={asked.question.isDanger ?? false}
          isOpen={asked.isOpen}
          onClose={() => setAsked({ ...asked, isOpen: false })}
          onAnswer={(answer) => void start(asked.name, answer)}
          isBusy={busyWith === asked.name}
          failure={failure}
        />
      </Suspense>
    ),
  }
}

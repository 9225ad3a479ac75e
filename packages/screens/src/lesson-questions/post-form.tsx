import { t } from '@kere/brand/messages'
import { Button } from '@kere/ui/controls/button'
import { TextArea } from '@kere/ui/controls/text-area'
import { RefusedAct } from '@kere/ui/status/refused-act'
import type { ReactNode } from 'react'
import { useForm } from '../form/use-form.ts'
import { useKeptValues } from '../form/use-kept-values.ts'

interface Post {
  text: string
}

interface PostFormProps {
  label: string
  hint?: string
  initial?: string
  maxLength: number
  rows?: number
  /** Goes to the field, in a list with keys. */
  shortcut?: string | undefined
  submit: { label: string; busy: string }
  isQuestion?: boolean
  /** The device keeps under this name what is typed, until it is sent. */
  draft: string
  send: (body: Post, idempotencyKey: string) => Promise<void>
  onLeave?: () => void
  /** Stands between the field and its button. */
  children?: (text: string) => ReactNode
}

/** A field that somebody has opened has the focus. */
const focus = (field: HTMLTextAreaElement | null) => field?.focus()

const loadContract = () => import('@kere/contracts/courses/lesson-questions')

/** One text that the people of a course read: a question, an answer, or the change of one. */
export function PostForm({
  label,
  initial = '',
  submit,
  isQuestion = false,
  draft,
  shortcut,
  send,
  onLeave,
  children,
  ...area
}: PostFormProps) {
  const first = { text: initial }
  const store = useKeptValues(draft, first)
  const form = useForm<Post, Post>({
    initial: first,
    schema: async () => {
      const { newAnswer, newQuestion } = await loadContract()
      return isQuestion ? newQuestion : newAnswer
    },
    send: (body, { idempotencyKey }) => send(body, idempotencyKey),
    store,
  })
  return (
    <form {...form.props}>
      <TextArea
        ref={onLeave && focus}
        {...form.field('text')}
        {...area}
        label={label}
        aria-keyshortcuts={shortcut}
        data-shortcut={label}
        required
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void form.save()
        }}
      />
      {children?.(form.values.text)}
      {form.refusal && (
        <RefusedAct className="mt-2">
          {t('{refusal}. What you wrote is still here.', { refusal: form.refusal }, 'Error, questions of a lesson')}
        </RefusedAct>
      )}
      <div className="mt-3 flex flex-wrap gap-2">
        <Button type="submit" size="toolbar" isBusy={form.isBusy} busyLabel={submit.busy}>
          {submit.label}
        </Button>
        {onLeave && (
          <Button
            variant="outline"
            size="toolbar"
            onClick={() => {
              store.write(null)
              onLeave()
            }}
          >
            {t('Cancel', 'Button, questions of a lesson')}
          </Button>
        )}
      </div>
    </form>
  )
}

import { t } from '@kere/brand/messages'
import { ApiError } from '@kere/platform/api'
import { Button } from '@kere/ui/controls/button'
import { Dialog } from '@kere/ui/overlays/dialog'
import { TextArea } from '@kere/ui/controls/text-area'
import { TextInput } from '@kere/ui/controls/text-input'
import { RefusedAct } from '@kere/ui/status/refused-act'
import { useEffect, useId, useRef, useState, type ChangeEvent, type ReactNode, type SubmitEvent } from 'react'
import type { ReviewAct, ReviewQuestion } from './review.ts'

/** A question before an action. Without a label, the user only confirms or cancels. */
export type AskedQuestion = Partial<Omit<ReviewQuestion, 'text'>> & {
  title: string
  text: ReactNode
  submit: string
  /** The label of the button that cancels, if it is not "Cancel". */
  leave?: string
}

interface QuestionDialogProps {
  act: Pick<ReviewAct, 'busy' | 'failed'>
  question: AskedQuestion
  isOpen: boolean
  /** If true, the answer is complete and only has to be sent. */
  isReady?: boolean
  onClose: () => void
  onAnswer: (answer: string, more?: string) => void
  isBusy: boolean
  failure: Error | null
  isDanger: boolean
}

export function QuestionDialog({
  act,
  question,
  isOpen,
  isReady = false,
  onClose,
  onAnswer,
  isBusy,
  failure,
  isDanger,
}: QuestionDialogProps) {
  const form = useId()
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null)
  const send = useRef<HTMLButtonElement>(null)
  const moreField = useRef<HTMLInputElement>(null)
  const [answer, setAnswer] = useState(question.answer ?? '')
  const [refusal, setRefusal] = useState<string>()
  const [more, setMore] = useState('')
  const [moreRefusal, setMoreRefusal] = useState<string>()
  const [hasAskedMore, setAskedMore] = useState(false)
  const {
    title,
    text,
    label,
    length,
    hint,
    isLine,
    submit: submitLabel,
    leave = t('Cancel', 'Text, part of a page'),
    templates = [],
  } = question
  const isRefusedAlone = failure instanceof ApiError && (question.more?.codes.includes(failure.code) ?? false)
  // The additional field stays visible during the next try.
  if (isRefusedAlone && !hasAskedMore) setAskedMore(true)

  // The dialog is already open here, because React runs a child's effects before its parent's.
  useEffect(() => {
    if (isOpen) (isReady ? send : field).current?.focus()
  }, [isOpen, isReady])

  const write = (written: string) => {
    setAnswer(written)
    setRefusal(undefined)
  }
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy) return
    const found = await question.check?.(answer)
    const foundMore = hasAskedMore ? question.more?.check(more) : undefined
    setRefusal(found)
    setMoreRefusal(foundMore)
    if (found) field.current?.focus()
    else if (foundMore) moreField.current?.focus()
    else onAnswer(answer.trim(), hasAskedMore ? more.trim() : undefined)
  }

  const typed = {
    ref: field,
    error: refusal ?? refusalIn(failure),
    required: true,
    value: answer,
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => write(currentTarget.value),
  }
  return (
    <Dialog
      title={title}
      isOpen={isOpen}
      onClose={onClose}
      actions={
        <>
          <Button
            ref={send}
            type="submit"
            form={form}
            variant={isDanger ? 'danger' : 'primary'}
            isBusy={isBusy}
            busyLabel={act.busy}
          >
            {submitLabel}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {leave}
          </Button>
        </>
      }
    >
      <div className="text-dense text-muted">{text}</div>
      <form id={form} noValidate onSubmit={(event) => void submit(event)} className={label ? 'mt-4' : ''}>
        {templates.length > 0 && (
          <ul
            aria-label={t('Common reasons', 'For screen readers, part of a page')}
            className="mb-3 flex list-none flex-wrap gap-2"
          >
            {templates.map((template) => (
              <li key={template.name}>
                <Button
                  variant="outline"
                  size="toolbar"
                  onClick={() => {
                    write(template.text)
                    field.current?.focus()
                  }}
                >
                  {template.name}
                </Button>
              </li>
            ))}
          </ul>
        )}
        {label && isLine && <TextInput name="answer" autoComplete="off" {...typed} label={label} />}
        {label && !isLine && (
          <TextArea
            name="reason"
            hint={[
              hint,
              length &&
                t(
                  '{count} of {length, plural, one {# character} other {# characters}}',
                  { count: answer.trim().length, length },
                  'Hint of a field',
                ),
            ]
              .filter(Boolean)
              .join(' ')}
            {...typed}
            label={label}
          />
        )}
        {hasAskedMore && question.more && (
          <TextInput
            ref={moreField}
            className="mt-4"
            name="more"
            inputMode="numeric"
            autoComplete="off"
            label={question.more.label}
            hint={question.more.hint}
            error={moreRefusal}
            value={more}
            onChange={({ currentTarget }) => {
              setMore(currentTarget.value)
              setMoreRefusal(undefined)
            }}
          />
        )}
      </form>
      {failure && !refusalIn(failure) && (
        <RefusedAct className="mt-3">
          {act.failed && `${act.failed}. `}
          {failure.message}
        </RefusedAct>
      )}
    </Dialog>
  )
}

const refusalIn = (error: Error | null) =>
  error instanceof ApiError ? error.errors.find(({ pointer }) => pointer.startsWith('/body/'))?.detail : undefined

import { ApiError } from '@kere/platform/api'
import { Button } from '@kere/ui/button'
import { Dialog } from '@kere/ui/dialog'
import { TextArea } from '@kere/ui/text-area'
import { TextInput } from '@kere/ui/text-input'
import { useEffect, useId, useRef, useState, type ChangeEvent, type SubmitEvent } from 'react'
import type { ReviewAct, ReviewQuestion } from './review.ts'

interface QuestionDialogProps {
  act: ReviewAct
  question: ReviewQuestion
  isOpen: boolean
  onClose: () => void
  onAnswer: (answer: string) => void
  isBusy: boolean
  failure: Error | null
  isDanger: boolean
}

export function QuestionDialog({
  act,
  question,
  isOpen,
  onClose,
  onAnswer,
  isBusy,
  failure,
  isDanger,
}: QuestionDialogProps) {
  const form = useId()
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null)
  const [answer, setAnswer] = useState('')
  const [refusal, setRefusal] = useState<string>()
  const { title, text, label, length, isLine, check, submit: submitLabel, templates = [] } = question

  // The dialog has been shown by then: effects run from the inside out.
  useEffect(() => {
    if (isOpen) field.current?.focus()
  }, [isOpen])

  const write = (written: string) => {
    setAnswer(written)
    setRefusal(undefined)
  }
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy) return
    const found = await check(answer)
    setRefusal(found)
    if (found) field.current?.focus()
    else onAnswer(answer.trim())
  }

  const typed = {
    ref: field,
    label,
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
            type="submit"
            form={form}
            variant={isDanger ? 'danger' : 'primary'}
            isBusy={isBusy}
            busyLabel={act.busy}
          >
            {submitLabel}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
        </>
      }
    >
      <p className="text-dense text-muted">{text}</p>
      <form id={form} noValidate onSubmit={(event) => void submit(event)} className="mt-4">
        {templates.length > 0 && (
          <ul aria-label="Common reasons" className="mb-3 flex list-none flex-wrap gap-2">
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
        {isLine ? (
          <TextInput name="answer" autoComplete="off" {...typed} />
        ) : (
          <TextArea name="reason" hint={`${answer.trim().length} of ${length} characters`} {...typed} />
        )}
      </form>
      {failure && !refusalIn(failure) && (
        <p role="alert" className="mt-3 text-dense font-medium text-danger">
          {act.failed}. {failure.message}
        </p>
      )}
    </Dialog>
  )
}

const refusalIn = (error: Error | null) =>
  error instanceof ApiError ? error.errors.find(({ pointer }) => pointer.startsWith('/body/'))?.detail : undefined

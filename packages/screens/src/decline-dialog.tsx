import { ApiError } from '@kere/platform/api'
import { Button } from '@kere/ui/button'
import { Dialog } from '@kere/ui/dialog'
import { TextArea } from '@kere/ui/text-area'
import { useEffect, useId, useRef, useState, type SubmitEvent } from 'react'
import type { DeclineWords } from './review.ts'
import type { DecisionState } from './use-decision.ts'

interface DeclineDialogProps {
  name: string
  noun: string
  words: DeclineWords
  isOpen: boolean
  onClose: () => void
  decision: DecisionState
}

/** Asks for the reason, which reaches the applicant. What is typed outlives a failure and the dialog's closing. */
export function DeclineDialog({ name, noun, words, isOpen, onClose, decision }: DeclineDialogProps) {
  const form = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const [reason, setReason] = useState('')
  const [refusal, setRefusal] = useState<string>()
  const failure = decision.failure?.kind === 'decline' ? decision.failure.error : null

  // The dialog has been shown by then: effects run from the inside out.
  useEffect(() => {
    if (isOpen) field.current?.focus()
  }, [isOpen])

  const write = (text: string) => {
    setReason(text)
    setRefusal(undefined)
  }
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (decision.busyWith) return
    const found = await words.checkReason(reason)
    setRefusal(found)
    if (found) field.current?.focus()
    else decision.decline(reason.trim())
  }

  return (
    <Dialog
      title={`Decline ${name}’s ${noun}`}
      isOpen={isOpen}
      onClose={onClose}
      actions={
        <>
          <Button
            type="submit"
            form={form}
            variant="danger"
            isBusy={decision.busyWith === 'decline'}
            busyLabel="Declining"
          >
            Decline and send the email
          </Button>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
        </>
      }
    >
      <p className="text-dense text-muted">{words.text}</p>
      <form id={form} noValidate onSubmit={(event) => void submit(event)} className="mt-4">
        <ul aria-label="Common reasons" className="mb-3 flex list-none flex-wrap gap-2">
          {words.templates.map((template) => (
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
        <TextArea
          ref={field}
          name="reason"
          label="Reason"
          error={refusal ?? refusalIn(failure)}
          hint={`${reason.trim().length} of ${words.reasonLength} characters`}
          required
          value={reason}
          onChange={({ currentTarget }) => write(currentTarget.value)}
        />
      </form>
      {failure && !refusalIn(failure) && (
        <p role="alert" className="mt-3 text-dense font-medium text-danger">
          The {noun} was not declined. {failure.message}
        </p>
      )}
    </Dialog>
  )
}

const refusalIn = (error: Error | null) =>
  error instanceof ApiError ? error.errors.find(({ pointer }) => pointer === '/body/reason')?.detail : undefined

import { limits } from '@kere/contracts/limits'
import { ApiError } from '@kere/platform/api'
import { Button } from '@kere/ui/button'
import { Dialog } from '@kere/ui/dialog'
import { TextArea } from '@kere/ui/text-area'
import { useEffect, useId, useRef, useState, type SubmitEvent } from 'react'
import { refusalOfReason } from './applications.api.ts'
import type { DecisionState } from './use-decision.ts'

interface DeclineDialogProps {
  applicantName: string
  isOpen: boolean
  onClose: () => void
  decision: DecisionState
}

/** Asks for the reason, which reaches the applicant. What is typed outlives a failure and the dialog's closing. */
export function DeclineDialog({ applicantName, isOpen, onClose, decision }: DeclineDialogProps) {
  const form = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const [reason, setReason] = useState('')
  const [refusal, setRefusal] = useState<string>()
  const failure = decision.failure?.kind === 'decline' ? decision.failure.error : null

  // The dialog has been shown by then: effects run from the inside out.
  useEffect(() => {
    if (isOpen) field.current?.focus()
  }, [isOpen])

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (decision.busyWith) return
    const found = await refusalOfReason(reason)
    setRefusal(found)
    if (found) field.current?.focus()
    else decision.decline(reason.trim())
  }

  return (
    <Dialog
      title={`Decline ${applicantName}’s application`}
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
            Decline and send the mail
          </Button>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
        </>
      }
    >
      <p className="text-dense text-muted">
        They get a mail at once: that we cannot approve the application now, your reason word for word, and that they
        may apply again.
      </p>
      <form id={form} noValidate onSubmit={(event) => void submit(event)} className="mt-4">
        <TextArea
          ref={field}
          name="reason"
          label="Reason"
          error={refusal ?? refusalIn(failure)}
          hint={`${reason.trim().length} of ${limits.reasonLength} characters`}
          required
          value={reason}
          onChange={({ currentTarget }) => {
            setReason(currentTarget.value)
            setRefusal(undefined)
          }}
        />
      </form>
      {failure && !refusalIn(failure) && (
        <p role="alert" className="mt-3 text-dense font-medium text-danger">
          The application was not declined. {failure.message}
        </p>
      )}
    </Dialog>
  )
}

/** What the API says of the reason. */
const refusalIn = (error: Error | null) =>
  error instanceof ApiError ? error.errors.find(({ pointer }) => pointer === '/body/reason')?.detail : undefined

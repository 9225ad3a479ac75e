import { eventLimits } from '@kere/contracts/event-options'
import { countOf } from '@kere/screens/count'
import { Button } from '@kere/ui/button'
import { Dialog } from '@kere/ui/dialog'
import { TextArea } from '@kere/ui/text-area'
import { useId, useState, type SubmitEvent } from 'react'

interface CancelDialogProps {
  people: number
  isOpen: boolean
  onClose: () => void
  onCancel: (message: string) => void
}

export function CancelDialog({ people, isOpen, onClose, onCancel }: CancelDialogProps) {
  const form = useId()
  const field = useId()
  const [message, setMessage] = useState('')
  const [error, setError] = useState<string>()

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (message.trim()) return onCancel(message.trim())
    setError('Please say why')
    document.getElementById(field)?.focus()
  }
  return (
    <Dialog
      title="Cancel this event?"
      isOpen={isOpen}
      onClose={onClose}
      actions={
        <>
          <Button type="submit" form={form} variant="danger">
            Cancel event
          </Button>
          <Button variant="outline" onClick={onClose}>
            Keep it
          </Button>
        </>
      }
    >
      <p className="text-dense text-muted">
        {people > 0
          ? `${countOf(people, ['person with a seat or on the waitlist gets', 'people with a seat or on the waitlist get'])} an email with your message. `
          : 'Nobody is registered yet. '}
        The page of the event stays and says that it is cancelled.
      </p>
      <form id={form} noValidate onSubmit={submit} className="mt-4">
        <TextArea
          id={field}
          label="Message to everyone"
          rows={4}
          required
          maxLength={eventLimits.messageLength}
          value={message}
          error={error}
          onChange={({ currentTarget }) => {
            setMessage(currentTarget.value)
            setError(undefined)
          }}
        />
      </form>
    </Dialog>
  )
}

import { eventLimits } from '@kere/contracts/events/event-options'
import { countOf } from '@kere/brand/count'
import { Button } from '@kere/ui/controls/button'
import { Dialog } from '@kere/ui/overlays/dialog'
import { TextArea } from '@kere/ui/controls/text-area'
import { useState } from 'react'

interface ChangeDialogProps {
  changes: readonly ('time' | 'place')[]
  people: number
  isOpen: boolean
  onClose: () => void
  onSave: (message: string) => void
}

export function ChangeDialog({ changes, people, isOpen, onClose, onSave }: ChangeDialogProps) {
  const [message, setMessage] = useState('')
  return (
    <Dialog
      title="What should the email say?"
      isOpen={isOpen}
      onClose={onClose}
      actions={
        <>
          <Button onClick={() => onSave(message.trim())}>Save and send</Button>
          <Button variant="outline" onClick={onClose}>
            Go back
          </Button>
        </>
      }
    >
      <p className="text-dense text-muted">
        You changed the {changes.join(' and the ')}. {countOf(people, ['person', 'people'])} will get an email with the
        old and the new details.
      </p>
      <TextArea
        label="Your message"
        note="(optional)"
        rows={4}
        maxLength={eventLimits.messageLength}
        value={message}
        onChange={({ currentTarget }) => setMessage(currentTarget.value)}
        className="mt-4"
      />
    </Dialog>
  )
}

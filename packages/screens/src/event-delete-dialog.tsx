import { Button } from '@kere/ui/button'
import { Dialog } from '@kere/ui/dialog'
import { countOf } from './count.ts'
import { nameOfEvent, type EventSubject } from './event-acts.tsx'

interface EventDeleteDialogProps {
  event: EventSubject
  isOpen: boolean
  onClose: () => void
  onDelete: () => void
}

/** C-59. The text is the requirement's (S-390). */
export function EventDeleteDialog({ event, isOpen, onClose, onDelete }: EventDeleteDialogProps) {
  const { title, state, registrationsCount, waitlistCount } = event
  const people = state === 'past' || state === 'cancelled' ? 0 : registrationsCount + waitlistCount
  return (
    <Dialog
      title="Are you sure you want to delete this event?"
      isOpen={isOpen}
      onClose={onClose}
      actions={
        <>
          <Button variant="danger" onClick={onDelete}>
            Delete
          </Button>
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
        </>
      }
    >
      <p className="font-semibold wrap-anywhere">{nameOfEvent(title)}</p>
      <p className="mt-1.5 text-dense text-muted">
        {people > 0 &&
          `${countOf(people, ['person has', 'people have'])} a seat or a place on the waitlist. We cancel the event and tell them by email. `}
        You can restore it as a draft for 30 days.
      </p>
    </Dialog>
  )
}

import type { NewWalkIn } from '@kere/contracts/events/event-attendance'
import { doorLimits } from '@kere/contracts/events/event-attendance-options'
import type { ApiError } from '@kere/platform/api'
import { managedEventPath } from '@kere/screens/event-acts'
import { FormDialog } from '@kere/screens/form/form-dialog'
import { useForm } from '@kere/screens/form/use-form'
import { RefusedAct } from '@kere/ui/status/refused-act'
import { TextLink } from '@kere/ui/controls/link'
import { TextInput } from '@kere/ui/controls/text-input'
import { loadContract } from './check-in.api.ts'
import { refusalWords } from './check-in-labels.ts'

interface AddPersonDialogProps {
  eventId: string
  isOpen: boolean
  onClose: () => void
  onAdd: (newcomer: NewWalkIn, idempotencyKey: string) => Promise<void>
}

interface Failure {
  title: string
  text: string
  isFull: boolean
}

export function AddPersonDialog({ eventId, isOpen, onClose, onAdd }: AddPersonDialogProps) {
  const form = useForm({
    initial: { name: '', email: '' },
    schema: async () => (await loadContract()).newWalkIn,
    read: ({ name, email }) => ({ name, ...(email.trim() && { email }) }),
    send: (newcomer, { idempotencyKey }) => onAdd(newcomer, idempotencyKey),
    onSaved: onClose,
  })
  const failure = form.refusal !== null && failureOf(form.problem)

  return (
    <FormDialog
      form={form}
      title="Add somebody"
      isOpen={isOpen}
      onClose={onClose}
      submit={{ label: 'Add and check in', busy: 'Adding' }}
      intro={<p className="text-dense text-muted">They take a free seat and are checked in at once.</p>}
    >
      <TextInput
        {...form.field('name')}
        label="Name"
        autoComplete="off"
        autoCapitalize="words"
        required
        maxLength={doorLimits.nameLength}
      />
      <TextInput
        {...form.field('email')}
        label="Email"
        note="(optional)"
        hint="If they registered with it, they are checked in with their own seat. We send nothing to it."
        type="email"
        autoComplete="off"
      />
      {failure && (
        <RefusedAct>
          <strong className="block">{failure.title}</strong>
          {failure.text}{' '}
          {failure.isFull && (
            <TextLink href={managedEventPath(eventId)} className="inline-flex min-h-6 items-center">
              Raise Max participants
            </TextLink>
          )}
        </RefusedAct>
      )}
    </FormDialog>
  )
}

function failureOf(problem: ApiError | null): Failure {
  const isFull = problem?.code === 'no_seat_left'
  if (isFull)
    return {
      title: 'Every seat is taken',
      text: 'You can make room by raising the number of participants.',
      isFull,
    }
  const words = refusalWords(problem?.code ?? '')
  if (words) return { ...words, text: problem?.code === 'already_checked_in' ? problem.message : words.text, isFull }
  if (problem?.status === 0)
    return {
      title: 'No connection',
      text: 'Adding somebody needs one, because it takes a seat. Nobody was added.',
      isFull,
    }
  return { title: 'Nobody was added', text: problem?.message ?? 'Something went wrong. Try again.', isFull }
}

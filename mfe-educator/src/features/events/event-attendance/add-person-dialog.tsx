import { t } from '@kere/brand/messages'
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
      title={t('Add somebody', 'Title, educator')}
      isOpen={isOpen}
      onClose={onClose}
      submit={{
        label: t('Add and check in', 'Label, educator'),
        busy: t('Adding', 'Button, busy, educator'),
      }}
      intro={
        <p className="text-dense text-muted">
          {t('They take a free seat and are checked in at once.', 'Text, educator')}
        </p>
      }
    >
      <TextInput
        {...form.field('name')}
        label={t('Name', 'Label, educator')}
        autoComplete="off"
        autoCapitalize="words"
        required
        maxLength={doorLimits.nameLength}
      />
      <TextInput
        {...form.field('email')}
        label={t('Email', 'Label, educator')}
        note={t('(optional)', 'Text, educator')}
        hint={t(
          'If they registered with it, they are checked in with their own seat. We send nothing to it.',
          'Hint, educator',
        )}
        type="email"
        autoComplete="off"
      />
      {failure && (
        <RefusedAct>
          <strong className="block">{failure.title}</strong>
          {failure.text}{' '}
          {failure.isFull && (
            <TextLink href={managedEventPath(eventId)} className="inline-flex min-h-6 items-center">
              {t('Raise Max participants', 'Link, educator')}
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
      title: t('Every seat is taken', 'Title, educator'),
      text: t('You can make room by raising the number of participants.', 'Text, educator'),
      isFull,
    }
  const words = refusalWords(problem?.code ?? '')
  if (words) return { ...words, text: problem?.code === 'already_checked_in' ? problem.message : words.text, isFull }
  if (problem?.status === 0)
    return {
      title: t('No connection', 'Title, educator'),
      text: t('Adding somebody needs one, because it takes a seat. Nobody was added.', 'Text, educator'),
      isFull,
    }
  return {
    title: t('Nobody was added', 'Title, educator'),
    text: problem?.message ?? t('Something went wrong. Try again.', 'Text, educator'),
    isFull,
  }
}

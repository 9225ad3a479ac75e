import { doorLimits, doorMessages } from '@kere/contracts/events/event-attendance-options'
import { ApiError } from '@kere/platform/api'
import { createAttempts } from '@kere/platform/attempts'
import { managedEventPath } from '@kere/screens/event-acts'
import { Button } from '@kere/ui/controls/button'
import { Dialog } from '@kere/ui/overlays/dialog'
import { RefusedAct } from '@kere/ui/status/refused-act'
import { TextLink } from '@kere/ui/controls/link'
import { TextInput } from '@kere/ui/controls/text-input'
import { useId, useState, type SubmitEvent } from 'react'
import type { Newcomer } from './check-in.api.ts'
import { refusalWords } from './check-in-labels.ts'

interface AddPersonDialogProps {
  eventId: string
  isOpen: boolean
  onClose: () => void
  onAdd: (newcomer: Newcomer, idempotencyKey: string) => Promise<void>
}

type Errors = Partial<Record<'name' | 'email', string>>

const without = (errors: Errors, field: keyof Errors): Errors =>
  Object.fromEntries(Object.entries(errors).filter(([name]) => name !== field))

interface Failure {
  title: string
  text: string
  isFull: boolean
}

export function AddPersonDialog({ eventId, isOpen, onClose, onAdd }: AddPersonDialogProps) {
  const form = useId()
  const nameField = useId()
  const [name, setName] = useState('')
  const [email, setEmail] = useState('')
  const [errors, setErrors] = useState<Errors>({})
  const [failure, setFailure] = useState<Failure | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [attempt] = useState(createAttempts)

  const send = async () => {
    const typed = { name: name.trim(), ...(email.trim() && { email: email.trim() }) }
    setBusy(true)
    setFailure(null)
    try {
      await attempt(typed, (key) => onAdd(typed, key))
      onClose()
    } catch (error) {
      const problem = error instanceof ApiError ? error : null
      const said = new Map(problem?.errors.map(({ pointer, detail }) => [pointer, detail]))
      const found = { name: said.get('/body/name'), email: said.get('/body/email') }
      if (found.name || found.email)
        setErrors({ ...(found.name && { name: found.name }), ...(found.email && { email: found.email }) })
      else setFailure(failureOf(problem))
    } finally {
      setBusy(false)
    }
  }

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy) return
    if (name.trim()) return void send()
    setErrors({ name: doorMessages.nameRequired })
    document.getElementById(nameField)?.focus()
  }

  return (
    <Dialog
      title="Add somebody"
      isOpen={isOpen}
      onClose={onClose}
      actions={
        <>
          <Button type="submit" form={form} isBusy={isBusy} busyLabel="Adding">
            Add and check in
          </Button>
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
        </>
      }
    >
      <p className="text-dense text-muted">They take a free seat and are checked in at once.</p>
      <form id={form} noValidate onSubmit={submit} className="mt-4 grid gap-4">
        <TextInput
          id={nameField}
          label="Name"
          autoComplete="off"
          autoCapitalize="words"
          required
          maxLength={doorLimits.nameLength}
          value={name}
          error={errors.name}
          onChange={({ currentTarget }) => {
            setName(currentTarget.value)
            setErrors((before) => without(before, 'name'))
          }}
        />
        <TextInput
          label="Email"
          note="(optional)"
          hint="If they registered with it, they are checked in with their own seat. We send nothing to it."
          type="email"
          autoComplete="off"
          value={email}
          error={errors.email}
          onChange={({ currentTarget }) => {
            setEmail(currentTarget.value)
            setErrors((before) => without(before, 'email'))
          }}
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
      </form>
    </Dialog>
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

import { isKnown } from '@kere/contracts/http/open-value'
import { roles } from '@kere/contracts/accounts/roles'
import { roleNames } from '@kere/contracts/accounts/user-account-options'
import type { UserAccount, UserChange } from '@kere/contracts/accounts/user-accounts'
import { useRemote } from '@kere/platform/react/remote-tree'
import { ConflictPanel } from '@kere/screens/conflict-panel'
import { useForm } from '@kere/screens/form/use-form'
import { Button } from '@kere/ui/controls/button'
import { Select } from '@kere/ui/controls/select'
import { TextArea } from '@kere/ui/controls/text-area'
import { TextInput } from '@kere/ui/controls/text-input'
import { RefusedAct } from '@kere/ui/status/refused-act'
import { useMutation } from '@tanstack/react-query'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { loadContract, loadUser, updateMutation } from './users.api.ts'

const labels = { firstName: 'First name', lastName: 'Last name', role: 'Role', bio: 'Bio' } as const

type FieldName = keyof typeof labels
type Values = Record<FieldName, string>

// `Object.keys` loses the type of the keys.
const fields = Object.keys(labels) as FieldName[]

const valuesOf = ({ firstName, lastName, role, bio }: UserAccount): Values => ({ firstName, lastName, role, bio })

const changeOf = (values: Values, from: Values): UserChange =>
  Object.fromEntries(fields.flatMap((name) => (values[name] === from[name] ? [] : [[name, values[name]]])))

interface UserFormProps {
  user: UserAccount
  onClose: () => void
}

export function UserForm({ user, onClose }: UserFormProps) {
  const { api, context } = useRemote()
  const saving = useMutation(updateMutation(api, user))
  const first = useRef<HTMLInputElement>(null)
  const [stored, setStored] = useState(user)
  const before = valuesOf(stored)
  const form = useForm({
    id: 'user',
    initial: before,
    version: stored.version,
    schema: async () => (await loadContract()).userChange,
    read: (values) => changeOf(values, before),
    send: async (values, { version, idempotencyKey }) =>
      (await saving.mutateAsync({ version, values, idempotencyKey })).version,
    conflict: {
      code: 'user_changed',
      async refresh() {
        const fresh = await loadUser(api, user.id)
        setStored(fresh)
        return { version: fresh.version, values: valuesOf(fresh) }
      },
    },
    onSaved() {
      onClose()
      context.notify({ tone: 'success', text: 'Changes saved' })
    },
  })
  useEffect(() => first.current?.focus(), [])

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    if (form.isDirty) return form.props.onSubmit(event)
    event.preventDefault()
    onClose()
  }
  const control = (name: FieldName) => ({ ...form.field(name), label: labels[name] })

  const roleHint = roleHintOf(user, context.session.user?.id)
  return (
    <form {...form.props} aria-label="Edit user" onSubmit={submit} className="mt-5 flex flex-col gap-4">
      {form.isConflict && (
        <div className="-mx-4 desk:-mx-5">
          <ConflictPanel noun="user" differences={differencesOf(form.values, form.stored)} onChoose={form.choose} />
        </div>
      )}
      <TextInput {...control('firstName')} ref={first} autoComplete="off" required />
      <TextInput {...control('lastName')} autoComplete="off" required />
      <Select
        {...control('role')}
        options={
          isKnown(roles, user.role)
            ? roles.map((value) => ({ value, label: roleNames[value] }))
            : [{ value: user.role, label: user.role }]
        }
        disabled={roleHint !== null}
        hint={roleHint ?? 'Another role signs them out everywhere. We tell them by email.'}
      />
      <TextArea {...control('bio')} rows={6} />
      {form.refusal && <RefusedAct>{form.refusal}</RefusedAct>}
      <div className="flex flex-wrap gap-3 [&>:first-child]:grow">
        <Button type="submit" isBusy={form.isBusy} busyLabel="Saving">
          Save
        </Button>
        <Button variant="quiet" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  )
}

function roleHintOf(user: UserAccount, ownId: string | undefined) {
  if (user.isSuperAdmin) return 'The super admin stays an admin.'
  if (user.id === ownId) return 'Another admin can change your role.'
  return user.state === 'unconfirmed' ? 'Can be changed once they have confirmed their email address.' : null
}

const differencesOf = (mine: Values, theirs: Values) =>
  fields
    .filter((name) => mine[name] !== theirs[name])
    .map((name) => ({ name: labels[name], mine: shown(name, mine[name]), theirs: shown(name, theirs[name]) }))

const shown = (name: FieldName, value: string) => (name === 'role' && isKnown(roles, value) ? roleNames[value] : value)

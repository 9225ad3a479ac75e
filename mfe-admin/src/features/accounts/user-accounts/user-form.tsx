import { isKnown } from '@kere/contracts/http/open-value'
import { roles } from '@kere/contracts/accounts/roles'
import { roleNames } from '@kere/contracts/accounts/user-account-options'
import type { UserAccount, UserChange } from '@kere/contracts/accounts/user-accounts'
import { useRemote } from '@kere/platform/react/remote-tree'
import { ConflictPanel } from '@kere/screens/conflict-panel'
import { useTypedValues, useVersionedForm } from '@kere/screens/editor/use-versioned-form'
import { Button } from '@kere/ui/controls/button'
import { Select } from '@kere/ui/controls/select'
import { TextArea } from '@kere/ui/controls/text-area'
import { TextInput } from '@kere/ui/controls/text-input'
import { RefusedAct } from '@kere/ui/status/refused-act'
import { useMutation } from '@tanstack/react-query'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { checkChange, loadUser, updateMutation } from './users.api.ts'

const labels = { firstName: 'First name', lastName: 'Last name', role: 'Role', bio: 'Bio' } as const

type FieldName = keyof typeof labels
type Values = Record<FieldName, string>

// `keys` forgets which keys there are.
const fields = Object.keys(labels) as FieldName[]

const valuesOf = ({ firstName, lastName, role, bio }: UserAccount): Values => ({ firstName, lastName, role, bio })

const changeOf = (values: Values, from: Values): UserChange =>
  Object.fromEntries(fields.flatMap((name) => (values[name] === from[name] ? [] : [[name, values[name]]])))

interface UserFormProps {
  user: UserAccount
  onClose: () => void
}

const idOf = (field: string) => `user-${field}`

export function UserForm({ user, onClose }: UserFormProps) {
  const { api, context } = useRemote()
  const saving = useMutation(updateMutation(api, user))
  const first = useRef<HTMLInputElement>(null)
  const [stored, setStored] = useState(user)
  const form = useVersionedForm<Values>({
    stored: { version: stored.version, values: valuesOf(stored) },
    store: useTypedValues<Values>(),
    check: (values) => checkChange(changeOf(values, valuesOf(stored))),
    async send({ version, values }, idempotencyKey) {
      const change = changeOf(values, valuesOf(stored))
      return (await saving.mutateAsync({ version, values: change, idempotencyKey })).version
    },
    conflictCode: 'user_changed',
    refresh: async () => setStored(await loadUser(api, user.id)),
    fieldOf: (pointer) => pointer.replace('/body/values/', ''),
    idOf,
    failureOf: (problem) => problem?.message ?? 'Failed to update user',
    onSaved() {
      onClose()
      context.notify({ tone: 'success', text: 'Changes saved' })
    },
  })
  const { values, errors, failure, isDirty, isConflict, isSaving } = form

  useEffect(() => first.current?.focus(), [])

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isConflict) return
    if (isDirty) void form.save()
    else onClose()
  }
  const control = (name: FieldName) => ({
    id: idOf(name),
    name,
    label: labels[name],
    value: values[name],
    error: errors[name],
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) => form.edit({ [name]: value }),
    onBlur: () => form.leaveField(name),
  })

  const roleHint = roleHintOf(user, context.session.user?.id)
  return (
    <form noValidate aria-label="Edit user" onSubmit={submit} className="mt-5 flex flex-col gap-4">
      {isConflict && (
        <div className="-mx-4 desk:-mx-5">
          <ConflictPanel noun="user" differences={differencesOf(values, form.stored)} onChoose={form.choose} />
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
      {failure && <RefusedAct>{failure}</RefusedAct>}
      <div className="flex flex-wrap gap-3 [&>:first-child]:grow">
        <Button type="submit" isBusy={isSaving} busyLabel="Saving">
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

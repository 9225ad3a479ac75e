import { isKnown } from '@kere/contracts/http/open-value'
import { roles } from '@kere/contracts/accounts/roles'
import { roleNames } from '@kere/contracts/accounts/user-account-options'
import type { UserAccount, UserChange } from '@kere/contracts/accounts/user-accounts'
import { ApiError } from '@kere/platform/api'
import { useRemote } from '@kere/platform/react/remote-tree'
import { ConflictPanel } from '@kere/screens/conflict-panel'
import { Button } from '@kere/ui/controls/button'
import { Select } from '@kere/ui/controls/select'
import { TextArea } from '@kere/ui/controls/text-area'
import { TextInput } from '@kere/ui/controls/text-input'
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

/** S-433 */
export function UserForm({ user, onClose }: UserFormProps) {
  const { api, context } = useRemote()
  const save = useMutation(updateMutation(api, user))
  const form = useRef<HTMLFormElement>(null)
  const [base, setBase] = useState(user)
  const [theirs, setTheirs] = useState<UserAccount | null>(null)
  const [values, setValues] = useState(() => valuesOf(user))
  const [errors, setErrors] = useState<Partial<Record<string, string>>>({})
  const [failure, setFailure] = useState('')

  useEffect(() => form.current?.querySelector('input')?.focus(), [])

  const showErrors = (found: Partial<Record<string, string>>) => {
    setErrors(found)
    const first = fields.find((name) => found[name])
    if (first) form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
    return first !== undefined
  }

  const send = async (wanted: Values, over: UserAccount) => {
    const change = changeOf(wanted, valuesOf(over))
    if (Object.keys(change).length === 0) return onClose()
    setFailure('')
    if (showErrors(await checkChange(change))) return
    try {
      await save.mutateAsync({ version: over.version, values: change })
    } catch (error) {
      return explain(error)
    }
    onClose()
    context.notify({ tone: 'success', text: 'Changes saved' })
  }

  const explain = async (reason: unknown) => {
    if (!(reason instanceof ApiError)) throw reason
    const refused = reason.errors.map(({ pointer, detail }): [string, string] => [
      pointer.replace('/body/values/', ''),
      detail,
    ])
    if (showErrors(Object.fromEntries<string>(refused))) return
    setFailure(reason.message)
    if (reason.code === 'user_changed') await compare()
  }

  const compare = async () => {
    try {
      setTheirs(await loadUser(api, user.id))
    } catch {
      setTheirs(null)
    }
  }

  const choose = (whose: 'mine' | 'theirs') => {
    if (!theirs) return undefined
    const mine = values
    setTheirs(null)
    setFailure('')
    setBase(theirs)
    if (whose === 'mine') {
      void send(mine, theirs)
      return undefined
    }
    setValues(valuesOf(theirs))
    return () => setValues(mine)
  }

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!save.isPending && !theirs) void send(values, base)
  }
  const control = (name: FieldName) => ({
    name,
    label: labels[name],
    value: values[name],
    error: errors[name],
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) => {
      setValues({ ...values, [name]: value })
      setErrors({ ...errors, [name]: undefined })
    },
  })

  const roleHint = roleHintOf(user, context.session.user?.id)
  return (
    <form ref={form} noValidate aria-label="Edit user" onSubmit={submit} className="mt-5 flex flex-col gap-4">
      {theirs && (
        <div className="-mx-4 desk:-mx-5">
          <ConflictPanel noun="user" differences={differencesOf(values, valuesOf(theirs))} onChoose={choose} />
        </div>
      )}
      <TextInput {...control('firstName')} autoComplete="off" required />
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
      {failure && !theirs && (
        <p role="alert" className="text-dense font-medium text-danger">
          {failure}
        </p>
      )}
      <div className="flex flex-wrap gap-3 [&>:first-child]:grow">
        <Button type="submit" isBusy={save.isPending} busyLabel="Saving">
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

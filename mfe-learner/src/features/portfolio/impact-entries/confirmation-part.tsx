import type { OwnImpactEntry } from '@kere/contracts/portfolio/impact-entries'
import { impactLimits } from '@kere/contracts/portfolio/impact-options'
import { ApiError } from '@kere/platform/api'
import { useRemote } from '@kere/platform/react/remote-tree'
import { listKey } from '@kere/screens/list-query'
import { Button } from '@kere/ui/controls/button'
import { TextInput } from '@kere/ui/controls/text-input'
import { dateInIndia } from '@kere/ui/time/time-in-india'
import { RefusedAct } from '@kere/ui/status/refused-act'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import UserCheck from 'lucide-react/icons/user-check'
import { useId, useState } from 'react'
import { impactEntriesName, impactEntryQuery } from './impact-entries.api.ts'

const loadContract = () => import('@kere/contracts/portfolio/impact-confirmations')

/** Asks somebody who knows by email to confirm an entry that nobody has confirmed yet. It is a form of its own. */
export function ConfirmationPart({ entry }: { entry: OwnImpactEntry }) {
  if (entry.mark !== 'own') return null
  return entry.asked ? <Waiting entry={entry} asked={entry.asked} /> : <Asking entry={entry} />
}

function useRefreshed(id: string) {
  const { api } = useRemote()
  const cache = useQueryClient()
  return async () => {
    void cache.invalidateQueries({ queryKey: listKey({ name: impactEntriesName }) })
    await cache.invalidateQueries({ queryKey: impactEntryQuery(api, id).queryKey })
  }
}

interface WaitingProps {
  entry: OwnImpactEntry
  asked: NonNullable<OwnImpactEntry['asked']>
}

function Waiting({ entry: { id }, asked: { name, askedAt } }: WaitingProps) {
  const { api } = useRemote()
  const refresh = useRefreshed(id)
  const withdrawal = useMutation({
    mutationFn: async () => {
      await api.call((await loadContract()).withdrawImpactConfirmation, { params: { id } })
      await refresh()
    },
  })
  return (
    <section
      aria-label="Confirmation"
      className="mt-5 flex flex-wrap items-start gap-3 rounded-card border border-hairline p-4 text-dense"
    >
      <UserCheck aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-leaf" />
      <div className="min-w-0 grow basis-50">
        <p className="font-semibold">Confirmation asked</p>
        <p className="text-meta wrap-anywhere text-muted">
          {name}, {dateInIndia(Date.parse(askedAt))}. The link in the email works for {impactLimits.confirmationDays}{' '}
          days.
        </p>
        {withdrawal.error && <RefusedAct className="mt-2">{withdrawal.error.message}</RefusedAct>}
      </div>
      <Button
        variant="quiet"
        size="toolbar"
        isBusy={withdrawal.isPending}
        busyLabel="Withdrawing"
        onClick={() => withdrawal.mutate()}
      >
        Withdraw
      </Button>
    </section>
  )
}

function Asking({ entry: { id, declined } }: { entry: OwnImpactEntry }) {
  const { api, context } = useRemote()
  const form = useId()
  const refresh = useRefreshed(id)
  const [isOpen, setOpen] = useState(false)
  const [values, setValues] = useState({ name: '', email: '' })
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const asking = useMutation({
    async mutationFn() {
      const { askImpactConfirmation, newImpactConfirmation } = await loadContract()
      const { data, error } = newImpactConfirmation.safeParse(values)
      if (!data) {
        setErrors(Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [String(path[0]), message])))
        return
      }
      await api.call(askImpactConfirmation, { params: { id }, body: data })
      context.notify({ tone: 'success', text: `We have asked ${data.name}` })
      await refresh()
    },
    onError(error) {
      const said =
        error instanceof ApiError ? error.errors.map(({ pointer, detail }) => [pointer.slice(6), detail]) : []
      setErrors(said.length > 0 ? (Object.fromEntries(said) as Record<string, string>) : { email: error.message })
    },
  })
  const text = (name: 'name' | 'email') => ({
    id: `${form}-${name}`,
    value: values[name],
    error: errors[name],
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) => {
      setErrors(({ [name]: _cleared, ...rest }) => rest)
      setValues((before) => ({ ...before, [name]: value }))
    },
  })
  return (
    <section aria-label="Confirmation" className="mt-5 rounded-card border border-hairline p-4">
      {declined && (
        <p className="mb-3 border-b border-hairline pb-3 text-dense wrap-anywhere">
          <strong>{declined.name}</strong> did not confirm it on {dateInIndia(Date.parse(declined.declinedAt))}. You can
          ask somebody else.
        </p>
      )}
      <p className="text-dense font-semibold">Ask somebody to confirm it</p>
      <p className="mt-0.5 text-meta text-muted">
        They get one email, see this entry and nothing else, and need no account. Save your changes first.
      </p>
      {isOpen ? (
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            if (!asking.isPending) asking.mutate()
          }}
          className="mt-3 grid items-start gap-4 desk:grid-cols-2"
        >
          <TextInput {...text('name')} label="Their name, or the group’s" autoComplete="off" required />
          <TextInput
            {...text('email')}
            label="Their email"
            type="email"
            inputMode="email"
            autoComplete="off"
            required
          />
          <Button
            type="submit"
            variant="outline"
            isBusy={asking.isPending}
            busyLabel="Asking"
            className="justify-self-start"
          >
            Ask for confirmation
          </Button>
        </form>
      ) : (
        <Button variant="outline" size="toolbar" onClick={() => setOpen(true)} className="mt-3">
          Name a person
        </Button>
      )}
    </section>
  )
}

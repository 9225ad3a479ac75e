import { t } from '@kere/brand/messages'
import type { OwnImpactEntry } from '@kere/contracts/portfolio/impact-entries'
import { impactLimits } from '@kere/contracts/portfolio/impact-options'
import { useRemote } from '@kere/platform/react/remote-tree'
import { useForm } from '@kere/screens/form/use-form'
import { listKey } from '@kere/screens/list-query'
import { Button } from '@kere/ui/controls/button'
import { TextInput } from '@kere/ui/controls/text-input'
import { dateInIndia } from '@kere/ui/time/time-in-india'
import { RefusedAct } from '@kere/ui/status/refused-act'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import UserCheck from 'lucide-react/icons/user-check'
import { useState } from 'react'
import { impactEntriesName, impactEntryQuery } from './impact-entries.api.ts'

const loadContract = () => import('@kere/contracts/portfolio/impact-confirmations')

/**
 * A form that asks somebody by email to confirm an entry that nobody has confirmed yet. It is separate from the entry's
 * form.
 */
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
      aria-label={t('Confirmation', 'For screen readers, portfolio')}
      className="mt-5 flex flex-wrap items-start gap-3 rounded-card border border-hairline p-4 text-dense"
    >
      <UserCheck aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-leaf" />
      <div className="min-w-0 grow basis-50">
        <p className="font-semibold">{t('Confirmation asked', 'Text, portfolio')}</p>
        <p className="text-meta wrap-anywhere text-muted">
          {t(
            '{name}, {when}. The link in the email works for {days, plural, one {# day} other {# days}}.',
            { name, when: dateInIndia(Date.parse(askedAt)), days: impactLimits.confirmationDays },
            'Who was asked to confirm an entry, and when',
          )}
        </p>
        {withdrawal.error && <RefusedAct className="mt-2">{withdrawal.error.message}</RefusedAct>}
      </div>
      <Button
        variant="quiet"
        size="toolbar"
        isBusy={withdrawal.isPending}
        busyLabel={t('Withdrawing', 'On a button while it works, portfolio')}
        onClick={() => withdrawal.mutate()}
      >
        {t('Withdraw', 'Button, portfolio')}
      </Button>
    </section>
  )
}

function Asking({ entry: { id, declined } }: { entry: OwnImpactEntry }) {
  const { api, context } = useRemote()
  const refresh = useRefreshed(id)
  const [isOpen, setOpen] = useState(false)
  const form = useForm({
    initial: { name: '', email: '' },
    schema: async () => (await loadContract()).newImpactConfirmation,
    async send(body, { idempotencyKey }) {
      const { askImpactConfirmation } = await loadContract()
      await api.call(askImpactConfirmation, { params: { id }, body }, { idempotencyKey })
      context.notify({ tone: 'success', text: t('We have asked {name}', { name: body.name }, 'Text, portfolio') })
      await refresh()
    },
  })
  return (
    <section
      aria-label={t('Confirmation', 'For screen readers, portfolio')}
      className="mt-5 rounded-card border border-hairline p-4"
    >
      {declined && (
        <p className="mb-3 border-b border-hairline pb-3 text-dense wrap-anywhere">
          {t(
            '{name} did not confirm it on {when}. You can ask somebody else.',
            { name: declined.name, when: dateInIndia(Date.parse(declined.declinedAt)) },
            'Confirmation of an entry',
          )}
        </p>
      )}
      <p className="text-dense font-semibold">{t('Ask somebody to confirm it', 'Text, portfolio')}</p>
      <p className="mt-0.5 text-meta text-muted">
        {t(
          'They get one email, see this entry and nothing else, and need no account. Save your changes first.',
          'Text, portfolio',
        )}
      </p>
      {isOpen ? (
        <form {...form.props} className="mt-3 grid items-start gap-4 desk:grid-cols-2">
          <TextInput
            {...form.field('name')}
            label={t('Their name, or the group’s', 'Label, portfolio')}
            autoComplete="off"
            required
          />
          <TextInput
            {...form.field('email')}
            label={t('Their email', 'Label, portfolio')}
            type="email"
            inputMode="email"
            autoComplete="off"
            required
          />
          <Button
            type="submit"
            variant="outline"
            isBusy={form.isBusy}
            busyLabel={t('Asking', 'On a button while it works, portfolio')}
            className="justify-self-start"
          >
            {t('Ask for confirmation', 'Button, portfolio')}
          </Button>
          {form.refusal && <RefusedAct className="desk:col-span-2">{form.refusal}</RefusedAct>}
        </form>
      ) : (
        <Button variant="outline" size="toolbar" onClick={() => setOpen(true)} className="mt-3">
          {t('Name a person', 'Button, portfolio')}
        </Button>
      )}
    </section>
  )
}

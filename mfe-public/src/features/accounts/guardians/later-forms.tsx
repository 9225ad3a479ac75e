import { t } from '@kere/brand/messages'
import { useRemote } from '@kere/platform/react/remote-tree'
import { useAttempts } from '@kere/platform/react/use-attempts'
import { Button } from '@kere/ui/controls/button'
import { Disclosure } from '@kere/ui/layout/disclosure'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { FormRefusal } from '../../../forms/form-refusal.tsx'
import { describeFailure, type FormError } from '../../../forms/refusal.ts'
import { useCheckedForm } from '../../../forms/use-checked-form.ts'
import { type GuardianFormProps, useAnswered } from './agreement-form.tsx'
import { guardianPath, loadContract } from './guardian.api.ts'

const notSent = (refusal: FormError) => describeFailure(refusal, t('Your answer was not sent', 'Error'))

/** Lets a guardian take a copy along, and end everything. */
export function LaterForms({ page, queryToken }: GuardianFormProps) {
  const { state, child, proof, token } = page
  const hasAgreed = state === 'agreed'
  return (
    <section aria-labelledby="later" className="grid gap-4">
      <h2 id="later" className="border-t-2 border-ink pt-3">
        {hasAgreed
          ? t('Copy, or end it', 'Heading: page of a guardian')
          : t('Say no', 'Heading, button: of a guardian')}
      </h2>
      {hasAgreed && proof !== null && <DataCopy token={token} firstName={child.firstName} />}
      <Disclosure
        summary={
          <span className="font-semibold">
            {hasAgreed
              ? t('Withdraw everything', 'Opens a form: of a guardian')
              : t('I do not agree', 'Opens a form: of a guardian')}
          </span>
        }
      >
        <RefusalForm page={page} queryToken={queryToken} />
      </Disclosure>
    </section>
  )
}

function RefusalForm({ page: { token, state, child }, queryToken }: GuardianFormProps) {
  const api = useAttempts()
  const keep = useAnswered(queryToken)
  const { form, refusal, isBusy } = useCheckedForm({
    name: 'guardian-refusal',
    path: `${guardianPath}/refusal`,
    names: ['token'],
    loadSchema: async () => (await loadContract()).guardianRefusal,
    send: async (body: { token: string }) => {
      keep(await api.call((await loadContract()).refuseAsGuardian, { body }))
    },
  })
  const hasAgreed = state === 'agreed'
  return (
    <form {...form} aria-label={t('Say no', 'Heading, button: of a guardian')} className="grid gap-3">
      <FormRefusal refusal={refusal} describe={notSent} />
      <input type="hidden" name="token" value={token} />
      <p className="text-dense text-muted">
        {hasAgreed
          ? t(
              'This closes {name}’s account at once, signs them out, and deletes everything within 7 business days.',
              { name: child.firstName },
              'Page of a guardian',
            )
          : t(
              'The account stays closed. {name} is told, and is not asked for a reason.',
              { name: child.firstName },
              'Page of a guardian',
            )}
      </p>
      <Button
        type="submit"
        variant="danger"
        isBusy={isBusy}
        busyLabel={t('Sending', 'Button while it works')}
        className="justify-self-start max-[37.5rem]:w-full"
      >
        {hasAgreed ? t('Withdraw and close the account', 'Button') : t('Say no', 'Heading, button: of a guardian')}
      </Button>
    </form>
  )
}

function DataCopy({ token, firstName }: { token: string; firstName: string }) {
  const [failure, setFailure] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const download = async () => {
    setBusy(true)
    setFailure(null)
    const answer = await fetch('/api/guardian-links/data', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token }),
    }).catch(() => null)
    setBusy(false)
    if (!answer?.ok) return setFailure(t('The copy was not made. Try again in an hour.', 'Error'))
    const link = document.createElement('a')
    link.href = URL.createObjectURL(await answer.blob())
    link.download = 'kere-data.json'
    link.click()
    URL.revokeObjectURL(link.href)
  }
  return (
    <div>
      <Button
        variant="outline"
        isBusy={isBusy}
        busyLabel={t('Making the copy', 'Button while it works')}
        onClick={() => void download()}
        className="max-[37.5rem]:w-full"
      >
        {t('Get a copy of all data', 'Button')}
      </Button>
      <p className="mt-1.5 text-meta text-muted">
        {t('Everything that we hold about {name}, as one JSON file.', { name: firstName }, 'Page of a guardian')}
      </p>
      {failure !== null && (
        <p role="alert" className="mt-1.5 text-danger">
          {failure}
        </p>
      )}
    </div>
  )
}

export function RenewalForm({ token }: { token: string }) {
  const { api } = useRemote()
  const navigate = useNavigate()
  const { form, refusal, isBusy } = useCheckedForm({
    name: 'guardian-renewal',
    path: `${guardianPath}/renewal`,
    names: ['token'],
    loadSchema: async () => (await loadContract()).guardianRenewal,
    send: async (body: { token: string }) => {
      await api.call((await loadContract()).renewGuardianLink, { body })
      void navigate(`${guardianPath}?sent`, { replace: true })
    },
  })
  return (
    <form {...form} aria-label={t('A new link', 'Name of a form, for screen readers')} className="mt-3 grid gap-4">
      <FormRefusal refusal={refusal} describe={notSent} />
      <input type="hidden" name="token" value={token} />
      <p className="max-w-measure text-lead text-muted">
        {t(
          'We can send a new link to the address of this one, once a day. What you agreed to has not changed.',
          'Page of a guardian',
        )}
      </p>
      <Button
        type="submit"
        isBusy={isBusy}
        busyLabel={t('Sending', 'Button while it works')}
        className="justify-self-start max-[37.5rem]:w-full"
      >
        {t('Send a new link', 'Link')}
      </Button>
    </form>
  )
}

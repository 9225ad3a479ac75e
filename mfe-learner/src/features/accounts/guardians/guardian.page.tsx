import type { GuardianOfCaller } from '@kere/contracts/accounts/guardians'
import { homePath } from '@kere/platform/landing'
import type { PageModule } from '@kere/platform/page'
import { useRemote } from '@kere/platform/react/remote-tree'
import { describeInDashboard } from '@kere/screens/dashboard-page'
import { useForm } from '@kere/screens/form/use-form'
import { LoadFailure } from '@kere/screens/load-failure'
import { SettingsPage } from '@kere/screens/settings-page'
import { momentOf } from '@kere/screens/time-in-india'
import { Button, ButtonLink } from '@kere/ui/controls/button'
import { TextInput } from '@kere/ui/controls/text-input'
import { Section } from '@kere/ui/layout/section'
import { Badge } from '@kere/ui/status/badge'
import { RefusedAct } from '@kere/ui/status/refused-act'
import { Skeleton, SkeletonGroup } from '@kere/ui/status/skeleton'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import CircleCheck from 'lucide-react/icons/circle-check'
import Clock from 'lucide-react/icons/clock'
import { useEffect, useState } from 'react'
import { guardianQuery, loadContract } from './guardians.api.ts'

export const route = { path: '/dashboard/guardian', roles: ['student', 'educator'] }

/** Shows a person under 18 what they wait for (specimen 51b). */
function GuardianPage() {
  const { api } = useRemote()
  const query = useQuery(guardianQuery(api))
  return (
    <SettingsPage title="Your guardian">
      {query.data ? (
        <Standing guardian={query.data} />
      ) : query.isError ? (
        <LoadFailure title={query.error.message} query={query}>
          Nothing about it has changed.
        </LoadFailure>
      ) : (
        <SkeletonGroup label="Loading your guardian’s answer">
          <Skeleton className="h-44" />
        </SkeletonGroup>
      )}
    </SettingsPage>
  )
}

function Standing({ guardian }: { guardian: GuardianOfCaller }) {
  const { state } = guardian
  if (state === 'agreed' || state === 'not_needed') return <Opened isAgreed={state === 'agreed'} />
  return (
    <>
      {state === 'asked' ? <Waiting guardian={guardian} /> : <Asking isRefused={state === 'refused'} />}
      <Section title="What you can do meanwhile">
        <p className="max-w-measure">
          Everything that is open to everybody: courses and their first lessons, events, labs and articles. Your Privacy
          and Account pages are open too.
        </p>
        <div className="mt-4 flex flex-wrap gap-3">
          <ButtonLink href="/courses" variant="outline">
            Look at courses
          </ButtonLink>
          <ButtonLink href="/dashboard/privacy" variant="outline">
            Privacy
          </ButtonLink>
        </div>
      </Section>
    </>
  )
}

/** The session still says that the person waits, until it is renewed. */
function Opened({ isAgreed }: { isAgreed: boolean }) {
  const { context } = useRemote()
  const [isOpen, setOpen] = useState(!isAgreed)
  useEffect(() => {
    if (isAgreed) void context.renewSession().finally(() => setOpen(true))
  }, [context, isAgreed])
  return (
    <Section title={isAgreed ? 'Your guardian agreed' : 'You need no guardian'}>
      {isAgreed && (
        <Badge tone="leaf" icon={<CircleCheck aria-hidden="true" />}>
          Your account is open
        </Badge>
      )}
      <p className="mt-3 max-w-measure">
        {isAgreed
          ? 'What they allowed is on your Privacy page. They can change it at any time.'
          : 'Only the accounts of people under 18 need the consent of a parent or guardian.'}
      </p>
      {isOpen && (
        <ButtonLink href={homePath} className="mt-5">
          Go to your dashboard
        </ButtonLink>
      )}
    </Section>
  )
}

function Waiting({ guardian: { email, askedAt, againAt } }: { guardian: GuardianOfCaller }) {
  const [isChanging, setChanging] = useState(false)
  return (
    <Section title="Almost there">
      <Badge tone="warn" icon={<Clock aria-hidden="true" />}>
        Waiting for your guardian
      </Badge>
      <p className="mt-3 max-w-measure">
        You are under 18, so we asked {email} to agree. When they do, your account opens by itself and we email you.
      </p>
      <ol className="mt-4 list-decimal ps-5 text-dense">
        <li>Account made</li>
        <li>Email sent {askedAt !== null && `${momentOf(askedAt)} IST`}</li>
        <li>Their answer</li>
      </ol>
      {againAt !== null && (
        <p className="mt-3 text-meta text-muted">
          You can send the email to the same address again from {momentOf(againAt)} IST.
        </p>
      )}
      {isChanging ? (
        <AddressForm />
      ) : (
        <Button variant="outline" className="mt-5 max-desk:w-full" onClick={() => setChanging(true)}>
          Send again, or to another address
        </Button>
      )}
    </Section>
  )
}

const Asking = ({ isRefused }: { isRefused: boolean }) => (
  <Section
    title={isRefused ? 'Your guardian said no' : 'Ask your parent or guardian'}
    lead={
      isRefused
        ? 'If you have another parent or guardian, enter their address.'
        : 'You are under 18, so the law asks for the consent of a parent or guardian before you can learn with an account.'
    }
  >
    <AddressForm />
  </Section>
)

function AddressForm() {
  const { api, context } = useRemote()
  const cache = useQueryClient()
  const form = useForm({
    initial: { email: '' },
    schema: async () => (await loadContract()).guardianAsked,
    async send(body) {
      const { askGuardian } = await loadContract()
      cache.setQueryData(guardianQuery(api).queryKey, await api.call(askGuardian, { body }))
      context.notify({ tone: 'success', text: 'We have emailed your guardian' })
    },
  })
  return (
    <form {...form.props} aria-label="Your guardian" className="mt-4 flex flex-col gap-4">
      <TextInput
        {...form.field('email')}
        label="Their email address"
        hint="We email them a link to read about Kere and to decide. It cannot be your own address."
        error={form.errorOf('email')}
        type="email"
        autoComplete="off"
        required
      />
      {form.refusal && <RefusedAct>{form.refusal}</RefusedAct>}
      <Button type="submit" isBusy={form.isBusy} busyLabel="Sending" className="self-start max-desk:w-full">
        Email my guardian
      </Button>
    </form>
  )
}

export const page: PageModule = {
  component: GuardianPage,
  queries: (_, api) => [guardianQuery(api)],
  describe: () =>
    describeInDashboard({
      title: 'Your guardian',
      description: 'The parent or guardian who decides about your account, and what they answered.',
      path: route.path,
    }),
}

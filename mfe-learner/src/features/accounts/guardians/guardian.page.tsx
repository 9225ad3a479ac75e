import { t } from '@kere/brand/messages'
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

export const route = { path: '/dashboard/guardian', languages: ['kn', 'hi', 'ta'], roles: ['student', 'educator'] }

/** Shows a person under 18 what they wait for (specimen 51b). */
function GuardianPage() {
  const { api } = useRemote()
  const query = useQuery(guardianQuery(api))
  return (
    <SettingsPage title={t('Your guardian', 'Heading, guardian')}>
      {query.data ? (
        <Standing guardian={query.data} />
      ) : query.isError ? (
        <LoadFailure title={query.error.message} query={query}>
          {t('Nothing about it has changed.', 'Text, guardian')}
        </LoadFailure>
      ) : (
        <SkeletonGroup label={t('Loading your guardian’s answer', 'Label, guardian')}>
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
      <Section title={t('What you can do meanwhile', 'Heading, guardian')}>
        <p className="max-w-measure">
          {t(
            'Everything that is open to everybody: courses and their first lessons, events, labs and articles. Your Privacy and Account pages are open too.',
            'Text, guardian',
          )}
        </p>
        <div className="mt-4 flex flex-wrap gap-3">
          <ButtonLink href="/courses" variant="outline">
            {t('Look at courses', 'Button, guardian')}
          </ButtonLink>
          <ButtonLink href="/dashboard/privacy" variant="outline">
            {t('Privacy', 'Button, guardian')}
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
    <Section
      title={isAgreed ? t('Your guardian agreed', 'Heading, guardian') : t('You need no guardian', 'Heading, guardian')}
    >
      {isAgreed && (
        <Badge tone="leaf" icon={<CircleCheck aria-hidden="true" />}>
          {t('Your account is open', 'State, guardian')}
        </Badge>
      )}
      <p className="mt-3 max-w-measure">
        {isAgreed
          ? t('What they allowed is on your Privacy page. They can change it at any time.', 'Text, guardian')
          : t('Only the accounts of people under 18 need the consent of a parent or guardian.', 'Text, guardian')}
      </p>
      {isOpen && (
        <ButtonLink href={homePath} className="mt-5">
          {t('Go to your dashboard', 'Button, guardian')}
        </ButtonLink>
      )}
    </Section>
  )
}

function Waiting({ guardian: { email, askedAt, againAt } }: { guardian: GuardianOfCaller }) {
  const [isChanging, setChanging] = useState(false)
  return (
    <Section title={t('Almost there', 'Heading, guardian')}>
      <Badge tone="warn" icon={<Clock aria-hidden="true" />}>
        {t('Waiting for your guardian', 'State, guardian')}
      </Badge>
      <p className="mt-3 max-w-measure">
        {t(
          'You are under 18, so we asked {email} to agree. When they do, your account opens by itself and we email you.',
          { email: email ?? '' },
          'Text, guardian',
        )}
      </p>
      <ol className="mt-4 list-decimal ps-5 text-dense">
        <li>{t('Account made', 'Text, guardian')}</li>
        <li>
          {askedAt === null
            ? t('Email sent', 'A step, guardian')
            : t('Email sent {when} IST', { when: momentOf(askedAt) }, 'A step, guardian')}
        </li>
        <li>{t('Their answer', 'Text, guardian')}</li>
      </ol>
      {againAt !== null && (
        <p className="mt-3 text-meta text-muted">
          {t(
            'You can send the email to the same address again from {when} IST.',
            { when: momentOf(againAt) },
            'Text, guardian',
          )}
        </p>
      )}
      {isChanging ? (
        <AddressForm />
      ) : (
        <Button variant="outline" className="mt-5 max-desk:w-full" onClick={() => setChanging(true)}>
          {t('Send again, or to another address', 'Button, guardian')}
        </Button>
      )}
    </Section>
  )
}

const Asking = ({ isRefused }: { isRefused: boolean }) => (
  <Section
    title={
      isRefused
        ? t('Your guardian said no', 'Heading, guardian')
        : t('Ask your parent or guardian', 'Heading, guardian')
    }
    lead={
      isRefused
        ? t('If you have another parent or guardian, enter their address.', 'Text, guardian')
        : t(
            'You are under 18, so the law asks for the consent of a parent or guardian before you can learn with an account.',
            'Text, guardian',
          )
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
      context.notify({ tone: 'success', text: t('We have emailed your guardian', 'Text, guardian') })
    },
  })
  return (
    <form
      {...form.props}
      aria-label={t('Your guardian', 'For screen readers, guardian')}
      className="mt-4 flex flex-col gap-4"
    >
      <TextInput
        {...form.field('email')}
        label={t('Their email address', 'Label, guardian')}
        hint={t(
          'We email them a link to read about Kere and to decide. It cannot be your own address.',
          'Hint, guardian',
        )}
        error={form.errorOf('email')}
        type="email"
        autoComplete="off"
        required
      />
      {form.refusal && <RefusedAct>{form.refusal}</RefusedAct>}
      <Button
        type="submit"
        isBusy={form.isBusy}
        busyLabel={t('Sending', 'On a button while it works, guardian')}
        className="self-start max-desk:w-full"
      >
        {t('Email my guardian', 'Button, guardian')}
      </Button>
    </form>
  )
}

export const page: PageModule = {
  component: GuardianPage,
  queries: (_, api) => [guardianQuery(api)],
  describe: () =>
    describeInDashboard({
      title: t('Your guardian', 'Heading, guardian'),
      description: t(
        'The parent or guardian who decides about your account, and what they answered.',
        'Description of the page, guardian',
      ),
      path: route.path,
    }),
}

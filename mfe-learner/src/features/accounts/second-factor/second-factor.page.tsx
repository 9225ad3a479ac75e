import { t } from '@kere/brand/messages'
import type { SecondFactor } from '@kere/contracts/accounts/second-factor'
import type { PageModule } from '@kere/platform/page'
import { useRemote } from '@kere/platform/react/remote-tree'
import { describeInDashboard } from '@kere/screens/dashboard-page'
import { LoadFailure } from '@kere/screens/load-failure'
import { QuestionDialog } from '@kere/screens/question-dialog'
import { SettingsPage } from '@kere/screens/settings-page'
import { dateOf } from '@kere/screens/time-in-india'
import { Button } from '@kere/ui/controls/button'
import { Section } from '@kere/ui/layout/section'
import { RefusedAct } from '@kere/ui/status/refused-act'
import { Skeleton, SkeletonGroup } from '@kere/ui/status/skeleton'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { PasskeysSection } from './passkeys-section.tsx'
import { passkeysQuery } from './passkeys.api.ts'
import { RecoveryCodes } from './recovery-codes.tsx'
import { beginSecondFactor, removeSecondFactor, replaceRecoveryCodes, secondFactorQuery } from './second-factor.api.ts'
import { SetupForm } from './setup-form.tsx'

export const route = {
  path: '/dashboard/two-step-verification',
  languages: ['kn', 'hi', 'ta'],
  roles: ['student', 'educator', 'admin'],
}

const title = t('Two-step verification', 'Heading, two-step verification')

function SecondFactorPage() {
  const { api } = useRemote()
  const client = useQueryClient()
  const factor = useQuery(secondFactorQuery(api))
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const show = (made: readonly string[]) => {
    setCodes(made)
    void client.invalidateQueries({ queryKey: secondFactorQuery(api).queryKey })
  }
  return (
    <SettingsPage title={title}>
      {codes && <RecoveryCodes codes={codes} />}
      {factor.data ? (
        <>
          {factor.data.isOn ? (
            <TurnedOn factor={factor.data} onOff={() => setCodes(null)} />
          ) : (
            <TurnedOff factor={factor.data} onCodes={show} />
          )}
          <PasskeysSection onCodes={show} onRemoved={() => setCodes(null)} />
          {(factor.data.isOn || factor.data.hasPasskey) && (
            <CodesLeft count={factor.data.recoveryCodesLeft} onCodes={show} />
          )}
        </>
      ) : factor.isPending ? (
        <SkeletonGroup label={t('Loading two-step verification', 'Label, two-step verification')}>
          <Skeleton className="h-40" />
        </SkeletonGroup>
      ) : (
        <LoadFailure title={t('Two-step verification did not load', 'Heading, two-step verification')} query={factor}>
          {t('You stay signed in, and the rest of the site works.', 'Text, two-step verification')}
        </LoadFailure>
      )}
    </SettingsPage>
  )
}

interface TurnedOffProps {
  factor: SecondFactor
  onCodes: (codes: readonly string[]) => void
}

function TurnedOff({ factor: { isRequired, hasPasskey }, onCodes }: TurnedOffProps) {
  const { api } = useRemote()
  const setup = useMutation({ mutationFn: () => beginSecondFactor(api) })
  return (
    <Section
      title={
        hasPasskey
          ? t('Authenticator app', 'Heading, two-step verification')
          : t('Turn on two-step verification', 'Heading, two-step verification')
      }
      lead={
        isRequired && !hasPasskey
          ? t(
              'Admins need it. The other pages open as soon as it is on, or as soon as you have a passkey.',
              'Text, two-step verification',
            )
          : t(
              'A code from your phone keeps your account safe even if somebody learns your password.',
              'Text, two-step verification',
            )
      }
    >
      {setup.data ? (
        <SetupForm setup={setup.data} onConfirmed={onCodes} />
      ) : (
        <>
          <p className="text-muted">
            {t(
              'You need an authenticator app on your phone. Any app for one-time codes works, and codes need no connection.',
              'Text, two-step verification',
            )}
          </p>
          {setup.error && (
            <div className="mt-4">
              <RefusedAct>{`Two-step verification is still off. ${setup.error.message}`}</RefusedAct>
            </div>
          )}
          <Button
            isBusy={setup.isPending}
            busyLabel={t('Starting', 'On a button while it works, two-step verification')}
            onClick={() => setup.mutate()}
            className="mt-4 max-desk:w-full"
          >
            {t('Set up an app', 'Button, two-step verification')}
          </Button>
        </>
      )}
    </Section>
  )
}

interface TurnedOnProps {
  factor: SecondFactor
  onOff: () => void
}

function TurnedOn({ factor: { since, hasPasskey }, onOff }: TurnedOnProps) {
  const { api, context } = useRemote()
  const client = useQueryClient()
  const [isAsked, setAsked] = useState(false)
  const removal = useMutation({
    mutationFn: () => removeSecondFactor(api),
    onSuccess: async () => {
      setAsked(false)
      onOff()
      context.notify({ tone: 'success', text: t('Two-step verification is off.', 'Text, two-step verification') })
      await client.invalidateQueries({ queryKey: secondFactorQuery(api).queryKey })
    },
  })
  return (
    <Section
      title={t('Authenticator app', 'Heading, two-step verification')}
      lead={since && t('On since {when}', { when: dateOf(since) }, 'Text, two-step verification')}
    >
      <p className="text-muted">
        {t('When you sign in, we ask for a code from your authenticator app.', 'Text, two-step verification')}
      </p>
      <Button variant="outline" onClick={() => setAsked(true)} className="mt-4 max-desk:w-full">
        {t('Turn off', 'Button, two-step verification')}
      </Button>
      <QuestionDialog
        act={{
          busy: t('Turning off', 'On a button while it works, two-step verification'),
          failed: t('Two-step verification is still on', 'Text, two-step verification'),
        }}
        question={{
          title: t('Turn off two-step verification?', 'Heading, two-step verification'),
          text: hasPasskey
            ? t('You then sign in with your passkey.', 'Text, two-step verification')
            : t('You then sign in without a code, and your recovery codes are deleted.', 'Text, two-step verification'),
          submit: t('Turn off', 'Button, two-step verification'),
        }}
        isOpen={isAsked}
        onClose={() => setAsked(false)}
        onAnswer={() => removal.mutate()}
        isBusy={removal.isPending}
        failure={removal.error}
        isDanger
      />
    </Section>
  )
}

function CodesLeft({ count, onCodes }: { count: number; onCodes: TurnedOffProps['onCodes'] }) {
  const { api } = useRemote()
  const replacement = useMutation({ mutationFn: () => replaceRecoveryCodes(api), onSuccess: onCodes })
  return (
    <Section
      title={t('Recovery codes', 'Heading, two-step verification')}
      lead={t('{count, plural, one {# code} other {# codes}} left', { count }, 'Text, two-step verification')}
    >
      <p className="text-muted">
        {t(
          'Each code replaces the app or the passkey once, for example if you lose your phone. New codes replace all old ones.',
          'Text, two-step verification',
        )}
      </p>
      {replacement.error && (
        <div className="mt-4">
          <RefusedAct>
            {t(
              'Your recovery codes are unchanged. {message}',
              { message: replacement.error.message },
              'Text, two-step verification',
            )}
          </RefusedAct>
        </div>
      )}
      <Button
        variant="outline"
        isBusy={replacement.isPending}
        busyLabel={t('Making codes', 'On a button while it works, two-step verification')}
        onClick={() => replacement.mutate()}
        className="mt-4 max-desk:w-full"
      >
        {t('Make new codes', 'Button, two-step verification')}
      </Button>
    </Section>
  )
}

export const page: PageModule = {
  component: SecondFactorPage,
  queries: (_, api) => [secondFactorQuery(api), passkeysQuery(api)],
  describe: () =>
    describeInDashboard({
      title,
      description: t(
        'Sign in with a code from your phone besides your password, or with a passkey.',
        'Description of the page, two-step verification',
      ),
      path: route.path,
    }),
}

import { countOf } from '@kere/brand/count'
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

export const route = { path: '/dashboard/two-step-verification', roles: ['student', 'educator', 'admin'] }

const title = 'Two-step verification'

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
        <SkeletonGroup label="Loading two-step verification">
          <Skeleton className="h-40" />
        </SkeletonGroup>
      ) : (
        <LoadFailure title="Two-step verification did not load" query={factor}>
          You stay signed in, and the rest of the site works.
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
      title={hasPasskey ? 'Authenticator app' : 'Turn on two-step verification'}
      lead={
        isRequired && !hasPasskey
          ? 'Admins need it. The other pages open as soon as it is on, or as soon as you have a passkey.'
          : 'A code from your phone keeps your account safe even if somebody learns your password.'
      }
    >
      {setup.data ? (
        <SetupForm setup={setup.data} onConfirmed={onCodes} />
      ) : (
        <>
          <p className="text-muted">
            You need an authenticator app on your phone. Any app for one-time codes works, and codes need no connection.
          </p>
          {setup.error && (
            <div className="mt-4">
              <RefusedAct>{`Two-step verification is still off. ${setup.error.message}`}</RefusedAct>
            </div>
          )}
          <Button
            isBusy={setup.isPending}
            busyLabel="Starting"
            onClick={() => setup.mutate()}
            className="mt-4 max-desk:w-full"
          >
            Set up an app
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
      context.notify({ tone: 'success', text: 'Two-step verification is off.' })
      await client.invalidateQueries({ queryKey: secondFactorQuery(api).queryKey })
    },
  })
  return (
    <Section title="Authenticator app" lead={since && `On since ${dateOf(since)}`}>
      <p className="text-muted">When you sign in, we ask for a code from your authenticator app.</p>
      <Button variant="outline" onClick={() => setAsked(true)} className="mt-4 max-desk:w-full">
        Turn off
      </Button>
      <QuestionDialog
        act={{ busy: 'Turning off', failed: 'Two-step verification is still on' }}
        question={{
          title: 'Turn off two-step verification?',
          text: hasPasskey
            ? 'You then sign in with your passkey.'
            : 'You then sign in without a code, and your recovery codes are deleted.',
          submit: 'Turn off',
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
    <Section title="Recovery codes" lead={`${countOf(count, 'code')} left`}>
      <p className="text-muted">
        Each code replaces the app or the passkey once, for example if you lose your phone. New codes replace all old
        ones.
      </p>
      {replacement.error && (
        <div className="mt-4">
          <RefusedAct>{`Your recovery codes are unchanged. ${replacement.error.message}`}</RefusedAct>
        </div>
      )}
      <Button
        variant="outline"
        isBusy={replacement.isPending}
        busyLabel="Making codes"
        onClick={() => replacement.mutate()}
        className="mt-4 max-desk:w-full"
      >
        Make new codes
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
      description: 'Sign in with a code from your phone besides your password, or with a passkey.',
      path: route.path,
    }),
}

import { t } from '@kere/brand/messages'
import { useRemote } from '@kere/platform/react/remote-tree'
import { Button } from '@kere/ui/controls/button'
import { TextLink } from '@kere/ui/controls/link'
import { Section } from '@kere/ui/layout/section'
import { useMutation, useQuery } from '@tanstack/react-query'
import type { LucideIcon } from 'lucide-react'
import KeyRound from 'lucide-react/icons/key-round'
import ShieldCheck from 'lucide-react/icons/shield-check'
import { useRef } from 'react'
import { LoadFailure } from '@kere/screens/load-failure'
import { describeInDashboard } from '@kere/screens/dashboard-page'
import { SettingsPage } from '@kere/screens/settings-page'
import { SessionRow } from './session-row.tsx'
import { SessionsSkeleton } from './sessions-skeleton.tsx'
import { revocationMutation, sessionsQuery, type Revocation } from './sessions.api.ts'
import type { PageModule } from '@kere/platform/page'

export const route = {
  path: '/dashboard/sessions',
  languages: ['kn', 'hi', 'ta'],
  roles: ['student', 'educator', 'admin'],
}

const resultOf = (revocation: Revocation) =>
  revocation.kind === 'one'
    ? t('{device} is signed out.', { device: revocation.session.device }, 'Text, sessions')
    : t('You are now signed in only here.', 'Text, sessions')

function SessionsPage() {
  const { api, context } = useRemote()
  const sessions = useQuery(sessionsQuery(api))
  const heading = useRef<HTMLHeadingElement>(null)
  const revocation = useMutation(revocationMutation(api))

  const revoke = (wanted: Revocation) => {
    heading.current?.focus({ preventScroll: true })
    // A second `mutate` would drop the callbacks of the first, so this uses the promise.
    revocation.mutateAsync(wanted).then(
      () => context.notify({ tone: 'success', text: resultOf(wanted) }),
      (error: Error) =>
        context.notify({
          tone: 'error',
          text: t('Nothing was signed out. {message}', { message: error.message }, 'Text, sessions'),
        }),
    )
  }

  return (
    <SettingsPage title={t('Sessions', 'Heading, sessions')} headingRef={heading} layout="free">
      <p className="max-w-measure text-muted">
        {t(
          'The browsers that are signed in to your account. Sign out any that you do not recognize.',
          'Text, sessions',
        )}
      </p>
      <div className="mt-4">
        {sessions.data ? (
          <>
            <ul className="list-none border-t-2 border-ink">
              {sessions.data.map((session) => (
                <SessionRow key={session.id} session={session} onSignOut={() => revoke({ kind: 'one', session })} />
              ))}
            </ul>
            <SignOutOthers
              count={sessions.data.filter(({ isCurrent }) => !isCurrent).length}
              onSignOut={() => revoke({ kind: 'others' })}
            />
          </>
        ) : sessions.isPending ? (
          <SessionsSkeleton />
        ) : (
          <LoadFailure title={t('Your sessions did not load', 'Heading, sessions')} query={sessions}>
            {t('You stay signed in here, and the rest of the site works.', 'Text, sessions')}
          </LoadFailure>
        )}
      </div>
      <Section title={t('If you do not recognize a browser', 'Heading, sessions')} className="mt-12 max-w-179">
        <ul className="-mt-2 list-none">
          <NextStep icon={KeyRound} href="/dashboard/account" label={t('Change password', 'Link, sessions')}>
            {t('A new password signs you out everywhere else. We confirm it by email.', 'Text, sessions')}
          </NextStep>
          <NextStep
            icon={ShieldCheck}
            href="/dashboard/two-step-verification"
            label={t('Two-step verification', 'Link, sessions')}
          >
            {t(
              'A code from your phone keeps your account safe even if somebody learns your password.',
              'Text, sessions',
            )}
          </NextStep>
        </ul>
      </Section>
    </SettingsPage>
  )
}

interface NextStepProps {
  icon: LucideIcon
  href: string
  label: string
  children: string
}

const NextStep = ({ icon: Icon, href, label, children }: NextStepProps) => (
  <li className="grid grid-cols-[1.5rem_minmax(0,1fr)] gap-4 border-b border-hairline py-4">
    <Icon aria-hidden="true" className="size-6 text-muted" />
    <div>
      <TextLink href={href} hasArrow>
        {label}
      </TextLink>
      <p className="mt-0.5 text-dense text-muted">{children}</p>
    </div>
  </li>
)

function SignOutOthers({ count, onSignOut }: { count: number; onSignOut: () => void }) {
  if (count === 0)
    return <p className="mt-4 text-muted">{t('You are not signed in anywhere else.', 'Text, sessions')}</p>
  return (
    <Button variant="danger" onClick={onSignOut} className="mt-5 max-desk:w-full">
      {count === 1
        ? t('Sign out the other session', 'Button, sessions')
        : t('Sign out {count, plural, one {# other session} other {# other sessions}}', { count }, 'Button, sessions')}
    </Button>
  )
}

export const page: PageModule = {
  component: SessionsPage,
  queries: (_, api) => [sessionsQuery(api)],
  describe: () =>
    describeInDashboard({
      title: t('Sessions', 'Heading, sessions'),
      description: t(
        'The browsers that are signed in to your account, and how to sign them out.',
        'Description of the page, sessions',
      ),
      path: route.path,
    }),
}

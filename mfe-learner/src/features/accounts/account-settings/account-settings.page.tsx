import { useRemote } from '@kere/platform/react/remote-tree'
import { LoadFailure } from '@kere/screens/load-failure'
import { SettingsPage } from '@kere/screens/settings-page'
import { describeInDashboard } from '@kere/screens/dashboard-page'
import { OwnEmailField } from '@kere/screens/own-email-field'
import { Section } from '@kere/ui/layout/section'
import { useQuery } from '@tanstack/react-query'
import { AccountSkeleton } from './account-skeleton.tsx'
import { accountQuery } from './account-settings.api.ts'
import { GoogleSection } from './google-section.tsx'
import { LanguageSection } from './language-section.tsx'
import { PasswordSection } from './password-section.tsx'
import type { PageModule } from '@kere/platform/page'

export const route = { path: '/dashboard/account', roles: ['student', 'educator', 'admin'] }

function AccountPage() {
  const { api } = useRemote()
  const account = useQuery(accountQuery(api))
  return (
    <SettingsPage title="Account">
      {account.data ? (
        <>
          <Section title="Email address">
            <OwnEmailField email={account.data.email} />
          </Section>
          {account.data.language && <LanguageSection language={account.data.language} />}
          <PasswordSection account={account.data} />
          <GoogleSection account={account.data} />
        </>
      ) : account.isPending ? (
        <AccountSkeleton />
      ) : (
        <LoadFailure title="Your account did not load" query={account}>
          You stay signed in, and the rest of the site works.
        </LoadFailure>
      )}
      <Section
        title="Two-step verification"
        link={{ href: '/dashboard/two-step-verification', label: 'See two-step verification' }}
      >
        <p className="text-muted">
          A code from your phone keeps your account safe even if somebody learns your password.
        </p>
      </Section>
      <Section title="Sessions" link={{ href: '/dashboard/sessions', label: 'See your sessions' }}>
        <p className="text-muted">
          The browsers that are signed in to your account. Sign out any that you do not recognize.
        </p>
      </Section>
    </SettingsPage>
  )
}

export const page: PageModule = {
  component: AccountPage,
  queries: (_, api) => [accountQuery(api)],
  describe: () =>
    describeInDashboard({
      title: 'Account',
      description: 'How you sign in, and the language of emails to you.',
      path: route.path,
    }),
}

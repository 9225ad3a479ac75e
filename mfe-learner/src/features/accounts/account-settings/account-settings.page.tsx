import { t } from '@kere/brand/messages'
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

export const route = {
  path: '/dashboard/account',
  languages: ['kn', 'hi', 'ta'],
  roles: ['student', 'educator', 'admin'],
}

function AccountPage() {
  const { api } = useRemote()
  const account = useQuery(accountQuery(api))
  return (
    <SettingsPage title={t('Account', 'Heading, account')}>
      {account.data ? (
        <>
          <Section title={t('Email address', 'Heading, account')}>
            <OwnEmailField email={account.data.email} />
          </Section>
          {account.data.language && <LanguageSection language={account.data.language} />}
          <PasswordSection account={account.data} />
          <GoogleSection account={account.data} />
        </>
      ) : account.isPending ? (
        <AccountSkeleton />
      ) : (
        <LoadFailure title={t('Your account did not load', 'Heading, account')} query={account}>
          {t('You stay signed in, and the rest of the site works.', 'Text, account')}
        </LoadFailure>
      )}
      <Section
        title={t('Two-step verification', 'Heading, account')}
        link={{ href: '/dashboard/two-step-verification', label: t('See two-step verification', 'Label, account') }}
      >
        <p className="text-muted">
          {t('A code from your phone keeps your account safe even if somebody learns your password.', 'Text, account')}
        </p>
      </Section>
      <Section
        title={t('Sessions', 'Heading, account')}
        link={{ href: '/dashboard/sessions', label: t('See your sessions', 'Label, account') }}
      >
        <p className="text-muted">
          {t(
            'The browsers that are signed in to your account. Sign out any that you do not recognize.',
            'Text, account',
          )}
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
      title: t('Account', 'Heading, account'),
      description: t('How you sign in, and the language of emails to you.', 'Description of the page, account'),
      path: route.path,
    }),
}

import type { PageModule } from '@kere/platform/page'
import { AccountPage } from './account-page.tsx'
import { accountQuery } from './account-settings.api.ts'

const path = '/dashboard/account'

export const accountSettingsPage: PageModule = {
  component: AccountPage,
  queries: (_, api) => [accountQuery(api)],
  describe: () => ({
    status: 200,
    meta: {
      title: 'Account',
      description: 'How you sign in: your email address, your password and your Google account.',
      canonical: path,
      breadcrumbs: [
        { label: 'Dashboard', path: '/dashboard' },
        { label: 'Account', path },
      ],
      noindex: true,
    },
  }),
}

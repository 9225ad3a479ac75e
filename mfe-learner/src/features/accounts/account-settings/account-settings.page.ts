import type { PageModule } from '@kere/platform/page'
import { AccountPage } from './account-page.tsx'
import { accountQuery } from './account-settings.api.ts'

export const route = { path: '/dashboard/account', roles: ['student', 'educator', 'admin'] }

export const page: PageModule = {
  component: AccountPage,
  queries: (_, api) => [accountQuery(api)],
  describe: () => ({
    status: 200,
    meta: {
      title: 'Account',
      description: 'How you sign in: your email address, your password and your Google account.',
      canonical: route.path,
      breadcrumbs: [
        { label: 'Dashboard', path: '/dashboard' },
        { label: 'Account', path: route.path },
      ],
      noindex: true,
    },
  }),
}

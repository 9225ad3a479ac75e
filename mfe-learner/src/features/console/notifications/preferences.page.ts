import type { PageModule } from '@kere/platform/page'
import { notificationsPath, preferencesPath, preferencesQuery } from './notifications.api.ts'
import { PreferencesPage } from './preferences-page.tsx'

export const route = { path: '/dashboard/notifications/preferences', roles: ['student', 'educator', 'admin'] }

export const page: PageModule = {
  component: PreferencesPage,
  queries: (_, api) => [preferencesQuery(api)],
  describe: () => ({
    status: 200,
    meta: {
      title: 'Notification preferences',
      description: 'Which news you get by email, once a day, or only here.',
      canonical: preferencesPath,
      breadcrumbs: [
        { label: 'Dashboard', path: '/dashboard' },
        { label: 'Notifications', path: notificationsPath },
        { label: 'Preferences', path: preferencesPath },
      ],
      noindex: true,
    },
  }),
}

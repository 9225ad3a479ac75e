import type { PageModule } from '@kere/platform/page'
import { NotificationsPage } from './notifications-page.tsx'
import { notificationsPath, notificationsQuery, shownBy } from './notifications.api.ts'

export const route = { path: '/dashboard/notifications', roles: ['student', 'educator', 'admin'] }

export const page: PageModule = {
  component: NotificationsPage,
  queries: ({ search }, api) => [notificationsQuery(api, shownBy(search))],
  describe: () => ({
    status: 200,
    meta: {
      title: 'Notifications',
      description: 'What changed for you, newest first.',
      canonical: notificationsPath,
      breadcrumbs: [
        { label: 'Dashboard', path: '/dashboard' },
        { label: 'Notifications', path: notificationsPath },
      ],
      noindex: true,
    },
  }),
}

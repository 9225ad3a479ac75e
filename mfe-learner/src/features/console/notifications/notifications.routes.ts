import type { PageRoute } from '@kere/platform/page'

export const routes: readonly PageRoute[] = [
  {
    path: '/dashboard/notifications',
    roles: ['student', 'educator', 'admin'],
    page: async () => (await import('./notifications.page.ts')).notificationsPage,
  },
  {
    path: '/dashboard/notifications/preferences',
    roles: ['student', 'educator', 'admin'],
    page: async () => (await import('./preferences.page.ts')).preferencesPage,
  },
]

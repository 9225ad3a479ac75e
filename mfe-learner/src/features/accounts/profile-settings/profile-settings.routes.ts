import type { PageRoute } from '@kere/platform/page'

export const routes: readonly PageRoute[] = [
  {
    path: '/dashboard/profile',
    roles: ['student', 'educator', 'admin'],
    page: async () => (await import('./profile-settings.page.ts')).profileSettingsPage,
  },
]

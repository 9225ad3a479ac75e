import type { PageRoute } from '@kere/platform/page'

export const routes: readonly PageRoute[] = [
  {
    path: '/dashboard/account',
    roles: ['student', 'educator', 'admin'],
    page: async () => (await import('./account-settings.page.ts')).accountSettingsPage,
  },
]

import type { PageRoute } from '@kere/platform/page'

export const routes: readonly PageRoute[] = [
  {
    path: '/dashboard/sessions',
    roles: ['student', 'educator', 'admin'],
    page: async () => (await import('./sessions.page.ts')).sessionsPage,
  },
]

import type { PageRoute } from '@kere/platform/page'

export const routes: readonly PageRoute[] = [
  {
    path: '/dashboard/privacy',
    roles: ['student', 'educator', 'admin'],
    page: async () => (await import('./own-data.page.ts')).ownDataPage,
  },
]

import type { PageRoute } from '@kere/platform/page'

export const routes: readonly PageRoute[] = [
  {
    path: '/dashboard/users',
    roles: ['admin'],
    page: async () => (await import('./users.page.ts')).usersPage,
  },
]

import type { PageRoute } from '@kere/platform/page'

export const routes: readonly PageRoute[] = [
  { path: '/dashboard', roles: ['student'], page: async () => (await import('./dashboard.page.ts')).dashboardPage },
]

import type { PageRoute } from '@kere/platform/page'

export const routes: readonly PageRoute[] = [
  {
    path: '/dashboard/audit-log',
    roles: ['admin'],
    page: async () => (await import('./audit-log.page.ts')).auditLogPage,
  },
]

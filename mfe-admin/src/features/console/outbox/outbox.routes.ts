import type { PageRoute } from '@kere/platform/page'

export const routes: readonly PageRoute[] = [
  { path: '/dashboard/outbox', roles: ['admin'], page: async () => (await import('./outbox.page.ts')).outboxPage },
]

import type { PageRoute } from '@kere/platform/page'

export const routes: readonly PageRoute[] = [
  {
    path: '/dashboard/challenge-labs/:id/participants',
    roles: ['educator', 'admin'],
    page: async () => (await import('./participants.page.ts')).participantsPage,
  },
]

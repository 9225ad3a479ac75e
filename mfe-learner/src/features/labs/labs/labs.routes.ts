import type { PageRoute } from '@kere/platform/page'

export const routes: readonly PageRoute[] = [
  {
    path: '/dashboard/challenge-labs',
    roles: ['student'],
    page: async () => (await import('./my-labs.page.ts')).myLabsPage,
  },
  {
    path: '/dashboard/challenge-labs/:id',
    roles: ['student', 'educator', 'admin'],
    page: async () => (await import('./workspace.page.ts')).workspacePage,
  },
]

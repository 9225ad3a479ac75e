import type { PublicRoute } from '../../../pages/next-step.ts'

export const routes: readonly PublicRoute[] = [
  {
    path: '/challenge-labs',
    aliases: ['/labs'],
    sitemap: true,
    keptBy: ['phase'],
    page: async () => (await import('./labs.page.ts')).labsPage,
  },
  {
    path: '/challenge-labs/:id',
    sitemap: { list: '/api/challenge-labs', changedAt: 'updatedAt' },
    page: async () => (await import('./lab.page.ts')).labPage,
  },
  {
    path: '/challenge-labs/:id/join',
    roles: ['student', 'educator'],
    page: async () => (await import('./join.page.ts')).joinPage,
  },
]

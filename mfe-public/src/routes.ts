import { gatherRoutes } from '@kere/platform/page'
import type { PublicRoute } from './pages/next-step.ts'
import * as features from './routes.registry.ts'

export const routes: readonly PublicRoute[] = [
  { path: '/', sitemap: true, maxAgeSeconds: 10, page: async () => (await import('./home.page.ts')).homePage },
  ...gatherRoutes(features),
  {
    path: '/services/educators/:id',
    sitemap: { list: '/api/educators' },
    isNeverKept: true,
    page: async () => (await import('./educator.page.ts')).educatorPage,
  },
  { path: '*', page: async () => (await import('./not-found.page.ts')).notFoundPage },
]

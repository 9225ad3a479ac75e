import { gatherRoutes, type PageRoute } from '@kere/platform/page'
import * as features from './routes.registry.ts'

export const routes: readonly PageRoute[] = [
  { path: '/dashboard', roles: ['admin'], page: async () => (await import('./dashboard.page.ts')).dashboardPage },
  ...gatherRoutes(features),
]

import { gatherRoutes, type PageRoute } from '@kere/platform/page'
import * as features from './routes.registry.ts'

export const routes: readonly PageRoute[] = [
  ...gatherRoutes(features),
  {
    path: '/dashboard/profile',
    roles: ['student', 'educator', 'admin'],
    page: async () => (await import('./profile.page.ts')).profilePage,
  },
  {
    path: '/dashboard/privacy',
    roles: ['student', 'educator', 'admin'],
    page: async () => (await import('./privacy.page.ts')).privacyPage,
  },
]

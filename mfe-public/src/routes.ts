import { gatherRoutes, type PageRoute } from '@kere/platform/page'
import * as features from './routes.registry.ts'

/** Each page's code comes when its address is asked for. */
export const routes: readonly PageRoute[] = [
  { path: '/', sitemap: true, maxAgeSeconds: 10, page: async () => (await import('./home.page.ts')).homePage },
  ...gatherRoutes(features),
  { path: '*', page: async () => (await import('./not-found.page.ts')).notFoundPage },
]

import type { PublicRoute } from '../../../pages/next-step.ts'

export const routes: readonly PublicRoute[] = [
  { path: '/learn-path', sitemap: true, page: async () => (await import('./chat.page.ts')).chatPage },
  { path: '/learn-path/:id', page: async () => (await import('./path.page.ts')).pathPage },
]

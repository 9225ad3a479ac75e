import type { PageRoute } from '@kere/platform/page'

export const routes: readonly PageRoute[] = [
  { path: '/learn-path', sitemap: true, page: async () => (await import('./chat.page.ts')).chatPage },
  { path: '/learn-path/:id', page: async () => (await import('./path.page.ts')).pathPage },
]

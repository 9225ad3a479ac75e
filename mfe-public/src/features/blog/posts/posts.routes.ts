import type { PageRoute } from '@kere/platform/page'

export const routes: readonly PageRoute[] = [
  { path: '/blog', sitemap: true, page: async () => (await import('./blog.page.ts')).blogPage },
  {
    path: '/blog/:slug',
    sitemap: { list: '/api/posts', changedAt: 'publishedAt' },
    page: async () => (await import('./post.page.ts')).postPage,
  },
  { path: '/blog/authors/:id', page: async () => (await import('./author.page.ts')).authorPage },
]

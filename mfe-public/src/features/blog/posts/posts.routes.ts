import type { PublicRoute } from '../../../pages/next-step.ts'

export const routes: readonly PublicRoute[] = [
  { path: '/blog', sitemap: true, keptBy: ['category'], page: async () => (await import('./blog.page.ts')).blogPage },
  {
    path: '/blog/:slug',
    sitemap: { list: '/api/posts', changedAt: 'publishedAt' },
    page: async () => (await import('./post.page.ts')).postPage,
  },
  { path: '/blog/authors/:id', page: async () => (await import('./author.page.ts')).authorPage },
]

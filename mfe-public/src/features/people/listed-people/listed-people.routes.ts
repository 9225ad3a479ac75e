import type { PageRoute } from '@kere/platform/page'

export const routes: readonly PageRoute[] = [
  {
    path: '/services/educators',
    aliases: ['/educators'],
    sitemap: true,
    page: async () => (await import('./people.page.tsx')).educatorsPage,
  },
  { path: '/learners', sitemap: true, page: async () => (await import('./people.page.tsx')).learnersPage },
  { path: '/learners/:id', page: async () => (await import('./person.page.tsx')).learnerPage },
]

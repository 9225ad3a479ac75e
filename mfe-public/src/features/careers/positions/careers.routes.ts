import type { PageRoute } from '@kere/platform/page'

const careers = async () => (await import('./careers.page.ts')).careersPage

export const routes: readonly PageRoute[] = [
  { path: '/careers', sitemap: true, page: careers },
  { path: '/careers/application', page: async () => (await import('./sent-application.page.ts')).sentApplicationPage },
  { path: '/careers/:id', sitemap: { list: '/api/career-positions' }, page: careers },
]

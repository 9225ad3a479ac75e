import type { PublicRoute } from '../../../pages/next-step.ts'

const careers = async () => (await import('./careers.page.ts')).careersPage

export const routes: readonly PublicRoute[] = [
  { path: '/careers', sitemap: true, page: careers },
  { path: '/careers/application', page: async () => (await import('./sent-application.page.ts')).sentApplicationPage },
  { path: '/careers/:id', sitemap: { list: '/api/career-positions' }, page: careers },
]

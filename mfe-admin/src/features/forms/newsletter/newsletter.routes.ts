import type { PageRoute } from '@kere/platform/page'

export const routes: readonly PageRoute[] = [
  {
    path: '/dashboard/newsletter-subscribers',
    roles: ['admin'],
    page: async () => (await import('./newsletter.page.ts')).newsletterSubscribersPage,
  },
]

import type { PageRoute } from '@kere/platform/page'

export const routes: readonly PageRoute[] = [
  {
    path: '/dashboard/contact-messages',
    roles: ['admin'],
    page: async () => (await import('./contact.page.ts')).contactPage,
  },
]

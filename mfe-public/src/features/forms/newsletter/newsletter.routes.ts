import type { PageRoute } from '@kere/platform/page'

export const routes: readonly PageRoute[] = [
  { path: '/newsletter', sitemap: true, page: async () => (await import('./newsletter.page.ts')).newsletterPage },
  { path: '/newsletter/subscription', page: async () => (await import('./subscription.page.ts')).subscriptionPage },
]

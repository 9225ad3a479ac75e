import type { PublicRoute } from '../../../pages/next-step.ts'

export const routes: readonly PublicRoute[] = [
  { path: '/newsletter', sitemap: true, page: async () => (await import('./newsletter.page.ts')).newsletterPage },
  { path: '/newsletter/subscription', page: async () => (await import('./subscription.page.ts')).subscriptionPage },
]

import type { PublicRoute } from '../../../pages/next-step.ts'

export const routes: readonly PublicRoute[] = [
  { path: '/faq', sitemap: true, keptBy: ['category'], page: async () => (await import('./faq.page.ts')).faqPage },
  { path: '/faq/:answer', page: async () => (await import('./faq.page.ts')).faqPage },
]

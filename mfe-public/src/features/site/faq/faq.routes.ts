import type { PageRoute } from '@kere/platform/page'

export const routes: readonly PageRoute[] = [
  { path: '/faq', sitemap: true, page: async () => (await import('./faq.page.ts')).faqPage },
  { path: '/faq/:answer', page: async () => (await import('./faq.page.ts')).faqPage },
]

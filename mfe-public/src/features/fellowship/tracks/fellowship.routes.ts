import type { PublicRoute } from '../../../pages/next-step.ts'

export const routes: readonly PublicRoute[] = [
  {
    path: '/fellowship',
    aliases: ['/fellowships'],
    sitemap: true,
    keptBy: ['track'],
    page: async () => (await import('./fellowship.page.ts')).fellowshipPage,
  },
]

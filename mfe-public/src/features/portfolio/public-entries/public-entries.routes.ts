import type { PublicRoute } from '../../../pages/next-step.ts'

export const routes: readonly PublicRoute[] = [
  {
    path: '/impact-portfolio',
    sitemap: true,
    isNeverKept: true,
    page: async () => (await import('./impact.page.ts')).impactPage,
  },
  {
    path: '/impact-portfolio/entries/:id',
    isNeverKept: true,
    page: async () => (await import('./impact-entry.page.ts')).impactEntryPage,
  },
  {
    path: '/impact-portfolio/confirm',
    isNeverKept: true,
    page: async () => (await import('./confirmation.page.ts')).confirmationPage,
  },
  {
    path: '/impact-portfolio/:handle',
    sitemap: { list: '/api/impact-pages', changedAt: 'updatedAt' },
    isNeverKept: true,
    page: async () => (await import('./impact-person.page.ts')).impactPersonPage,
  },
]

import type { PublicRoute } from '../../../pages/next-step.ts'

export const routes: readonly PublicRoute[] = [
  {
    path: '/events',
    sitemap: true,
    maxAgeSeconds: 10,
    keptBy: ['tab', 'type', 'past', 'view', 'show'],
    page: async () => (await import('./events.page.ts')).eventsPage,
  },
  {
    path: '/events/:id',
    sitemap: { list: '/api/events', changedAt: 'updatedAt' },
    page: async () => (await import('./event.page.ts')).eventPage,
  },
  {
    path: '/events/:id/preview',
    roles: ['educator', 'admin'],
    page: async () => (await import('./event-preview.page.ts')).eventPreviewPage,
  },
]

import type { PageRoute } from '@kere/platform/page'

export const routes: readonly PageRoute[] = [
  {
    path: '/dashboard/events/:id/attendees',
    roles: ['educator', 'admin'],
    isFocused: true,
    page: async () => (await import('./attendees.page.ts')).attendeesPage,
  },
  {
    path: '/dashboard/events/:id/check-in',
    roles: ['educator', 'admin'],
    isFocused: true,
    offline: true,
    page: async () => (await import('./check-in.page.ts')).checkInPage,
  },
]

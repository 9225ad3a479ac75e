import type { PageRoute } from '@kere/platform/page'

export const routes: readonly PageRoute[] = [
  {
    path: '/dashboard/my-courses',
    roles: ['student', 'admin'],
    enrolled: true,
    offline: true,
    page: async () => (await import('./my-courses.page.ts')).myCoursesPage,
  },
]

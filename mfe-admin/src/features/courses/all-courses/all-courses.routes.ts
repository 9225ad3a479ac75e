import type { PageRoute } from '@kere/platform/page'

export const routes: readonly PageRoute[] = [
  {
    path: '/dashboard/courses',
    roles: ['admin'],
    page: async () => (await import('./all-courses.page.ts')).allCoursesPage,
  },
]

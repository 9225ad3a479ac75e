import type { PageRoute } from '@kere/platform/page'

export const routes: readonly PageRoute[] = [
  {
    path: '/dashboard/my-courses/:courseId/notes',
    roles: ['student', 'admin'],
    enrolled: true,
    offline: true,
    page: async () => (await import('./notes.page.ts')).notesPage,
  },
]

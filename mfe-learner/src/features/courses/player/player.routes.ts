import type { PageRoute } from '@kere/platform/page'

export const routes: readonly PageRoute[] = [
  {
    path: '/dashboard/my-courses/:courseId',
    roles: ['student', 'admin'],
    enrolled: true,
    isFocused: true,
    offline: true,
    page: async () => (await import('./player.page.ts')).playerPage,
  },
]

import type { PageRoute } from '@kere/platform/page'

export const routes: readonly PageRoute[] = [
  {
    path: '/dashboard/events/:id/messages',
    roles: ['educator', 'admin'],
    isFocused: true,
    page: async () => (await import('./messages.page.ts')).messagesPage,
  },
]

import type { PageRoute } from '@kere/platform/page'

export const routes: readonly PageRoute[] = [
  {
    path: '/dashboard/events',
    roles: ['educator'],
    page: async () => (await import('./own-events.page.ts')).ownEventsPage,
  },
  {
    path: '/dashboard/events/new',
    roles: ['educator', 'admin'],
    isFocused: true,
    page: async () => (await import('./event-editor.page.ts')).newEventPage,
  },
  {
    path: '/dashboard/events/:id',
    roles: ['educator', 'admin'],
    isFocused: true,
    page: async () => (await import('./event-editor.page.ts')).eventEditorPage,
  },
]

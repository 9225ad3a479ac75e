import type { PageRoute } from '@kere/platform/page'

const authors = ['educator', 'admin'] as const

export const routes: readonly PageRoute[] = [
  {
    path: '/dashboard/challenge-labs',
    roles: authors,
    page: async () => (await import('./managed-labs.page.ts')).managedLabsPage,
  },
  {
    path: '/dashboard/challenge-labs/new',
    roles: authors,
    page: async () => (await import('./lab-form.page.ts')).newLabPage,
  },
  {
    path: '/dashboard/challenge-labs/:id/edit',
    roles: authors,
    page: async () => (await import('./lab-form.page.ts')).editLabPage,
  },
]

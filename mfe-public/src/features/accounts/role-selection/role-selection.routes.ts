import type { PageRoute } from '@kere/platform/page'

export const routes: readonly PageRoute[] = [
  {
    path: '/role-selection',
    roles: ['student', 'educator', 'admin'],
    onboarding: true,
    page: async () => (await import('./role-selection.page.ts')).roleSelectionPage,
  },
]

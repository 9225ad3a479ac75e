import type { PublicRoute } from '../../../pages/next-step.ts'

export const routes: readonly PublicRoute[] = [
  {
    path: '/role-selection',
    roles: ['student', 'educator', 'admin'],
    onboarding: true,
    page: async () => (await import('./role-selection.page.ts')).roleSelectionPage,
  },
]

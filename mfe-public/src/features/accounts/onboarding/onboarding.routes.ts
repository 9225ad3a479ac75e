import type { PublicRoute } from '../../../pages/next-step.ts'

export const routes: readonly PublicRoute[] = [
  {
    path: '/onboarding',
    roles: ['student', 'educator', 'admin'],
    onboarding: true,
    page: async () => (await import('./onboarding.page.ts')).onboardingPage,
  },
]

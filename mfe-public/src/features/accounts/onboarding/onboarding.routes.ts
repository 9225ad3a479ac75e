import type { PageRoute } from '@kere/platform/page'

export const routes: readonly PageRoute[] = [
  {
    path: '/onboarding',
    roles: ['student', 'educator', 'admin'],
    onboarding: true,
    page: async () => (await import('./onboarding.page.ts')).onboardingPage,
  },
]

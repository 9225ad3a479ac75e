import { OnboardingPage } from './onboarding-page.tsx'
import type { PublicPage } from '../../../pages/next-step.ts'

export const route = { path: '/onboarding', roles: ['student', 'educator', 'admin'], onboarding: true }

export const page: PublicPage = {
  component: OnboardingPage,
  describe: () => ({
    status: 200,
    meta: {
      title: 'Finish your profile',
      description: 'A few questions before you begin.',
      canonical: route.path,
      breadcrumbs: [{ label: 'Finish your profile', path: route.path }],
      noindex: true,
    },
  }),
}

import { OnboardingPage } from './onboarding-page.tsx'
import type { PublicPage } from '../../../pages/next-step.ts'

const path = '/onboarding'

export const onboardingPage: PublicPage = {
  component: OnboardingPage,
  next: { none: 'form' },
  describe: () => ({
    status: 200,
    meta: {
      title: 'Finish your profile',
      description: 'A few questions before you begin.',
      canonical: path,
      breadcrumbs: [{ label: 'Finish your profile', path }],
      noindex: true,
    },
  }),
}

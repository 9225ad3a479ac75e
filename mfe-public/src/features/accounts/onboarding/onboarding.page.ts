import type { PageModule } from '@kere/platform/page'
import { OnboardingPage } from './onboarding-page.tsx'

const path = '/onboarding'

export const onboardingPage: PageModule = {
  component: OnboardingPage,
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

import { t } from '@kere/brand/messages'
import { OnboardingPage } from './onboarding-page.tsx'
import type { PublicPage } from '../../../pages/next-step.ts'

export const route = {
  path: '/onboarding',
  languages: ['kn', 'hi', 'ta'],
  roles: ['student', 'educator', 'admin'],
  onboarding: true,
}

export const page: PublicPage = {
  component: OnboardingPage,
  describe: () => ({
    status: 200,
    meta: {
      title: t('Finish your profile', 'Title of a page'),
      description: t('A few questions before you begin.', 'Description of the page, onboarding'),
      canonical: route.path,
      breadcrumbs: [{ label: t('Finish your profile', 'Title of a page'), path: route.path }],
      noindex: true,
    },
  }),
}

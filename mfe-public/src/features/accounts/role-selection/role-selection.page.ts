import { RoleSelectionPage } from './role-selection-page.tsx'
import type { PublicPage } from '../../../pages/next-step.ts'

export const route = { path: '/role-selection', roles: ['student', 'educator', 'admin'], onboarding: true }

export const page: PublicPage = {
  component: RoleSelectionPage,
  next: { none: 'form' },
  describe: ({ submission }) => ({
    status: 200,
    meta: {
      title: submission ? 'Error: Learn or teach' : 'Learn or teach',
      description: 'Choose whether you want to learn or to teach.',
      canonical: route.path,
      breadcrumbs: [{ label: 'Learn or teach', path: route.path }],
      noindex: true,
    },
  }),
}

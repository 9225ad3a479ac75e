import { RoleSelectionPage } from './role-selection-page.tsx'
import type { PublicPage } from '../../../pages/next-step.ts'

const path = '/role-selection'

export const roleSelectionPage: PublicPage = {
  component: RoleSelectionPage,
  next: { none: 'form' },
  describe: ({ submission }) => ({
    status: 200,
    meta: {
      title: submission ? 'Error: Learn or teach' : 'Learn or teach',
      description: 'Choose whether you want to learn or to teach.',
      canonical: path,
      breadcrumbs: [{ label: 'Learn or teach', path }],
      noindex: true,
    },
  }),
}

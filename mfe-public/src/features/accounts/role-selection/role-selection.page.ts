import type { PageModule } from '@kere/platform/page'
import { RoleSelectionPage } from './role-selection-page.tsx'

const path = '/role-selection'

export const roleSelectionPage: PageModule = {
  component: RoleSelectionPage,
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

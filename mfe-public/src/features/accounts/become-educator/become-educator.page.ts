import type { PageModule } from '@kere/platform/page'
import { BecomeEducatorPage } from './become-educator-page.tsx'

const path = '/become-educator'

export const becomeEducatorPage: PageModule = {
  component: BecomeEducatorPage,
  describe: () => ({
    status: 200,
    meta: {
      title: 'Become Educator',
      description: 'Teach what you practise: courses with tasks outdoors, for people repairing water, energy and soil.',
      canonical: path,
      breadcrumbs: [{ label: 'Become Educator', path }],
    },
  }),
}

import { BecomeEducatorPage } from './become-educator-page.tsx'
import type { PublicPage } from '../../../pages/next-step.ts'

const path = '/become-educator'

export const becomeEducatorPage: PublicPage = {
  component: BecomeEducatorPage,
  next: async () => (await import('./become-educator.next.ts')).becomeEducatorNext,
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

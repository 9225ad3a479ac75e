import { BecomeEducatorPage } from './become-educator-page.tsx'
import type { PublicPage } from '../../../pages/next-step.ts'

export const route = { path: '/become-educator', sitemap: true, maxAgeSeconds: 10 }

export const page: PublicPage = {
  component: BecomeEducatorPage,
  next: async () => (await import('./become-educator.next.ts')).becomeEducatorNext,
  describe: () => ({
    status: 200,
    meta: {
      title: 'Become Educator',
      description: 'Teach what you practise: courses with tasks outdoors, for people repairing water, energy and soil.',
      canonical: route.path,
      breadcrumbs: [{ label: 'Become Educator', path: route.path }],
    },
  }),
}

import { leadersQuery } from './about.api.ts'
import { AboutPage } from './about-page.tsx'
import about from './texts/about.md'
import type { PublicPage } from '../../../pages/next-step.ts'

export const route = { path: '/about', sitemap: true, maxAgeSeconds: 10 }

const { title = '', description = '' } = about.facts

export const page: PublicPage = {
  component: AboutPage,
  next: async () => (await import('./about.next.ts')).aboutNext,
  queries: (_, api) => [leadersQuery(api)],
  describe: () => ({
    status: 200,
    meta: { title, description, canonical: route.path, breadcrumbs: [{ label: 'About', path: route.path }] },
  }),
}

import { leadersQuery } from './about.api.ts'
import { AboutPage } from './about-page.tsx'
import about from './texts/about.md'
import type { PublicPage } from '../../../pages/next-step.ts'

const { title = '', description = '' } = about.facts

export const aboutPage: PublicPage = {
  component: AboutPage,
  next: async () => (await import('./about.next.ts')).aboutNext,
  queries: (_, api) => [leadersQuery(api)],
  describe: () => ({
    status: 200,
    meta: { title, description, canonical: '/about', breadcrumbs: [{ label: 'About', path: '/about' }] },
  }),
}

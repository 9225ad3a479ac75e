import type { PageModule } from '@kere/platform/page'
import { leadersQuery } from './about.api.ts'
import { AboutPage } from './about-page.tsx'
import about from './texts/about.md'

const { title = '', description = '' } = about.facts

export const aboutPage: PageModule = {
  component: AboutPage,
  queries: (_, api) => [leadersQuery(api)],
  describe: () => ({
    status: 200,
    meta: { title, description, canonical: '/about', breadcrumbs: [{ label: 'About', path: '/about' }] },
  }),
}

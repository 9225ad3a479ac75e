import { product } from '@kere/brand/brand'
import type { PageModule } from '@kere/platform/page'
import { NewsletterPage } from './newsletter-page.tsx'

const path = '/newsletter'

export const newsletterPage: PageModule = {
  component: NewsletterPage,
  describe: ({ submission, search }) => ({
    status: 200,
    meta: {
      title: submission ? 'Error: Newsletter' : search.has('sent') ? 'Check your inbox' : 'Newsletter',
      description: `One email a month from ${product}: new courses, open labs and events.`,
      canonical: path,
      breadcrumbs: [{ label: 'Newsletter', path }],
    },
  }),
}

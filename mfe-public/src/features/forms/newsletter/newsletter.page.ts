import { product } from '@kere/brand/brand'
import { issuesFeed } from '@kere/contracts/forms/newsletter-issue-options'
import { NewsletterPage } from './newsletter-page.tsx'
import type { PublicPage } from '../../../pages/next-step.ts'

export const route = { path: '/newsletter', sitemap: true }

export const page: PublicPage = {
  component: NewsletterPage,
  next: async () => (await import('./newsletter.next.ts')).newsletterNext,
  describe: ({ submission, search }) => ({
    status: 200,
    meta: {
      title: submission ? 'Error: Newsletter' : search.has('sent') ? 'Check your inbox' : 'Newsletter',
      description: `One email a month from ${product}: new courses, open labs and events.`,
      canonical: route.path,
      breadcrumbs: [{ label: 'Newsletter', path: route.path }],
      ...(import.meta.env.SSR && { feeds: [issuesFeed] }),
    },
  }),
}

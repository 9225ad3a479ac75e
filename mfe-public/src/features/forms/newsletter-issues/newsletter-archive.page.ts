import { product } from '@kere/brand/brand'
import { archivePath, issuesFeed } from '@kere/contracts/forms/newsletter-issue-options'
import { issuesQuery } from './issues.api.ts'
import { NewsletterArchivePage } from './newsletter-archive-page.tsx'
import type { PublicPage } from '../../../pages/next-step.ts'

export const route = { path: '/newsletter/issues', sitemap: true }

export const page: PublicPage = {
  component: NewsletterArchivePage,
  next: async () => (await import('./issues.next.ts')).archiveNext,
  queries: ({ search }, api) => [issuesQuery(api, search.get('cursor'))],
  describe({ search }, { api, cache }) {
    const cursor = search.get('cursor')
    const state = cache.getQueryState(issuesQuery(api, cursor).queryKey)
    const hasFailed = state?.status === 'error'
    const isLost = state?.data === null
    return {
      status: hasFailed ? 503 : isLost ? 400 : 200,
      meta: {
        title: 'Newsletter issues',
        description: `Every issue of the ${product} newsletter: new courses, open labs, events and posts.`,
        canonical: archivePath,
        breadcrumbs: [
          { label: 'Newsletter', path: '/newsletter' },
          { label: 'Issues', path: archivePath },
        ],
        ...(import.meta.env.SSR && { feeds: [issuesFeed] }),
        ...((hasFailed || isLost || cursor !== null) && { noindex: true }),
      },
    }
  },
}

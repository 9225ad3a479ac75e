import { product } from '@kere/brand/brand'
import { archivePath } from '@kere/contracts/forms/newsletter-issue-options'
import { issueHref, issueQuery } from './issues.api.ts'
import { NewsletterIssuePage } from './newsletter-issue-page.tsx'
import type { PublicPage } from '../../../pages/next-step.ts'

export const route = {
  path: '/newsletter/issues/:slug',
  sitemap: { list: '/api/newsletter-issues', changedAt: 'sentAt' },
}

export const page: PublicPage = {
  component: NewsletterIssuePage,
  next: async () => (await import('./issues.next.ts')).issueNext,
  queries: ({ params: { slug = '' } }, api) => [issueQuery(api, slug)],
  describe({ params: { slug = '' } }, { api, cache }) {
    const { queryKey } = issueQuery(api, slug)
    const issue = cache.getQueryData(queryKey)
    const hasFailed = cache.getQueryState(queryKey)?.status === 'error'
    const isUnknown = issue === null
    const crumbs = [
      { label: 'Newsletter', path: '/newsletter' },
      { label: 'Issues', path: archivePath },
    ]
    const path = issueHref(slug)
    return {
      status: isUnknown ? 404 : hasFailed ? 503 : 200,
      meta: {
        title: issue?.title ?? (isUnknown ? 'Issue not found' : 'Newsletter'),
        description: (issue?.preview.length ?? 0) > 20 ? issue!.preview : `An issue of the ${product} newsletter.`,
        canonical: path,
        breadcrumbs: issue ? [...crumbs, { label: issue.title, path }] : crumbs,
        ...((isUnknown || hasFailed) && { noindex: true }),
      },
    }
  },
}

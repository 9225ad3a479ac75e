import { archivePath } from '@kere/contracts/publishing/newsletter-issue-options'
import type { NewsletterIssue, NewsletterIssueList } from '@kere/contracts/publishing/newsletter-archive'
import type { ApiClient } from '@kere/platform/api'
import { queryOptions } from '@tanstack/react-query'
import { nullIfNotFound } from '../../../pages/null-if-not-found.ts'

const loadContract = () => import('@kere/contracts/publishing/newsletter-archive')

export const issueHref = (slug: string) => `${archivePath}/${encodeURIComponent(slug)}`

export const archiveHref = (cursor: string | null) =>
  cursor === null ? archivePath : `${archivePath}?${new URLSearchParams({ cursor })}`

/** `null` if the cursor is invalid. */
export const issuesQuery = (api: ApiClient, cursor: string | null) =>
  queryOptions({
    queryKey: ['newsletter-issues', { cursor }],
    queryFn: async ({ signal }): Promise<NewsletterIssueList | null> => {
      const { listNewsletterIssues } = await loadContract()
      const query = cursor === null ? {} : { cursor }
      return nullIfNotFound(api.call(listNewsletterIssues, { query }, { signal }))
    },
  })

export const issueQuery = (api: ApiClient, slug: string) =>
  queryOptions({
    queryKey: ['newsletter-issue', slug],
    queryFn: async ({ signal }): Promise<NewsletterIssue | null> => {
      const { getNewsletterIssue } = await loadContract()
      return nullIfNotFound(api.call(getNewsletterIssue, { params: { slug } }, { signal }))
    },
  })

import type { NewsletterIssue } from '@kere/contracts/publishing/newsletter-archive'
import type { ApiClient } from '@kere/platform/api'
import { queryOptions } from '@tanstack/react-query'

export interface LatestIssue extends Pick<
  NewsletterIssue,
  'id' | 'slug' | 'title' | 'preview' | 'language' | 'sentAt'
> {
  /** The titles of the issue's sections. */
  leadsTo: string[]
  /** The number of issues in the archive. */
  total: number
  isLowerBound: boolean
}

/** Null if no issue was sent yet. */
export const latestIssueQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['latest-newsletter-issue'],
    queryFn: async ({ signal }): Promise<LatestIssue | null> => {
      const { getNewsletterIssue, listNewsletterIssues } = await import('@kere/contracts/publishing/newsletter-archive')
      const { items, total, totalIsLowerBound } = await api.call(
        listNewsletterIssues,
        { query: { limit: 1 } },
        { signal },
      )
      const [latest] = items
      if (!latest) return null
      const { id, slug, title, preview, language, sentAt } = latest
      const { sections } = await api.call(getNewsletterIssue, { params: { slug } }, { signal })
      const leadsTo = sections.flatMap((section) => (section.title ? [section.title] : [])).slice(0, 4)
      return { id, slug, title, preview, language, sentAt, leadsTo, total, isLowerBound: totalIsLowerBound }
    },
  })

import { countOf } from '@kere/brand/count'
import type { NewsletterIssueList } from '@kere/contracts/publishing/newsletter-archive'
import { archivePath, issuesFeed } from '@kere/contracts/publishing/newsletter-issue-options'
import { useRemote } from '@kere/platform/react/remote-tree'
import { ButtonLink } from '@kere/ui/controls/button'
import { TextLink } from '@kere/ui/controls/link'
import { EmptyState } from '@kere/ui/layout/empty-state'
import { dateInIndia } from '@kere/ui/time/time-in-india'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router-dom'
import { DetailSkeleton } from '../../../pages/detail-skeleton.tsx'
import { IssuePicture } from '../../../pages/issue-picture.tsx'
import { PageFailure } from '../../../pages/page-failure.tsx'
import { archiveHref, issueHref, issuesQuery } from './issues.api.ts'
import { product } from '@kere/brand/brand'
import type { PublicPage } from '../../../pages/next-step.ts'

export const route = { path: '/newsletter/issues', sitemap: true }

const noIssues: NewsletterIssueList = { items: [], nextCursor: null, total: 0, totalIsLowerBound: false }

function NewsletterArchivePage() {
  const { api } = useRemote()
  const [search] = useSearchParams()
  const cursor = search.get('cursor')
  const issues = useQuery({ ...issuesQuery(api, cursor), placeholderData: keepPreviousData })

  if (issues.data === undefined)
    return issues.isPending ? (
      <DetailSkeleton label="Loading issues" className="h-31" />
    ) : (
      <PageFailure title={issues.error.message} query={issues} retryHref={archiveHref(cursor)} />
    )
  const { items, nextCursor, total, totalIsLowerBound } = issues.data ?? noIssues
  return (
    <div className="px-gutter pb-section">
      <div className="mx-auto max-w-page">
        <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4 border-b-2 border-ink pt-7 pb-5 desk:pt-13">
          <div>
            <h1>Newsletter issues</h1>
            <p className="mt-1.5 text-lead text-muted">
              {total > 0 && `${countOf(total, ['issue', 'issues'], totalIsLowerBound)}, `}what we sent to subscribers,
              the newest first.
            </p>
          </div>
          <div className="flex flex-wrap gap-2">
            <ButtonLink href="/newsletter">Subscribe</ButtonLink>
            <ButtonLink variant="outline" href={issuesFeed.path}>
              RSS feed
            </ButtonLink>
          </div>
        </header>
        {items.length === 0 ? (
          <div className="pt-6">
            <EmptyState
              title="No issues yet"
              action={
                cursor === null ? undefined : (
                  <ButtonLink variant="outline" href={archivePath}>
                    All issues
                  </ButtonLink>
                )
              }
            >
              {cursor === null
                ? 'Issues appear here once they are sent. Subscribe to get the first one by email.'
                : 'There is nothing on this page of the list.'}
            </EmptyState>
          </div>
        ) : (
          <ul>
            {items.map(({ id, slug, title, preview, sentAt }) => (
              <li key={id} className="border-b border-hairline py-5 desk:py-6">
                <article className="grid grid-cols-[5.5rem_minmax(0,1fr)] gap-x-4 desk:grid-cols-[12rem_minmax(0,1fr)] desk:gap-x-8">
                  <IssuePicture
                    id={id}
                    className="aspect-16/9 h-auto! w-full self-start overflow-hidden rounded-card"
                  />
                  <div className="min-w-0">
                    <p className="text-meta text-muted">
                      <time dateTime={sentAt}>{dateInIndia(Date.parse(sentAt))}</time>
                    </p>
                    <h2 className="mt-1 text-card wrap-anywhere desk:text-section">
                      <Link to={issueHref(slug)} className="text-ink no-underline underline-offset-3 hover:underline">
                        {title}
                      </Link>
                    </h2>
                    {preview && <p className="mt-1.5 max-w-measure text-muted wrap-anywhere">{preview}</p>}
                  </div>
                </article>
              </li>
            ))}
          </ul>
        )}
        {(nextCursor !== null || (cursor !== null && items.length > 0)) && (
          <div className="mt-6 grid justify-items-center gap-3">
            {nextCursor !== null && (
              <ButtonLink variant="outline" href={archiveHref(nextCursor)}>
                Older issues
              </ButtonLink>
            )}
            {cursor !== null && <TextLink href={archivePath}>Back to the newest issues</TextLink>}
          </div>
        )}
      </div>
    </div>
  )
}

export const page: PublicPage = {
  component: NewsletterArchivePage,
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

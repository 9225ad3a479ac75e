import { t } from '@kere/brand/messages'
import { failureTitle } from '../../../pages/failure-title.ts'
import type { NewsletterIssueList } from '@kere/contracts/publishing/newsletter-archive'
import { archivePath, issuesFeed } from '@kere/contracts/publishing/newsletter-issue-options'
import { langOf } from '@kere/screens/content-language'
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

export const route = { path: '/newsletter/issues', languages: ['kn', 'hi', 'ta'], sitemap: true }

const countIssues = (count: number, isLowerBound: boolean) =>
  isLowerBound
    ? t('{count}+ issues', { count }, 'More than this many issues of the newsletter')
    : t('{count, plural, one {# issue} other {# issues}}', { count }, 'Number of issues of the newsletter')

const noIssues: NewsletterIssueList = { items: [], nextCursor: null, total: 0, totalIsLowerBound: false }

function NewsletterArchivePage() {
  const { api } = useRemote()
  const [search] = useSearchParams()
  const cursor = search.get('cursor')
  const issues = useQuery({ ...issuesQuery(api, cursor), placeholderData: keepPreviousData })

  if (issues.data === undefined)
    return issues.isPending ? (
      <DetailSkeleton label={t('Loading issues', 'For screen readers')} className="h-31" />
    ) : (
      <PageFailure
        title={failureTitle(issues.error, t('The issues did not load', 'Error'))}
        query={issues}
        retryHref={archiveHref(cursor)}
      />
    )
  const { items, nextCursor, total, totalIsLowerBound } = issues.data ?? noIssues
  return (
    <div className="px-gutter pb-section">
      <div className="mx-auto max-w-page">
        <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4 border-b-2 border-ink pt-7 pb-5 desk:pt-13">
          <div>
            <h1>{t('Newsletter issues', 'Heading, title of a page')}</h1>
            <p className="mt-1.5 text-lead text-muted">
              {total === 0
                ? t('What we sent to subscribers, the newest first.', 'Below the title: issues of the newsletter')
                : t(
                    '{issues}, what we sent to subscribers, the newest first.',
                    { issues: countIssues(total, totalIsLowerBound) },
                    'Below the title: issues as “24 issues”',
                  )}
            </p>
          </div>
          <div className="flex flex-wrap gap-2">
            <ButtonLink href="/newsletter">{t('Subscribe', 'Button')}</ButtonLink>
            <ButtonLink variant="outline" href={issuesFeed.path}>
              {t('RSS feed', 'Button')}
            </ButtonLink>
          </div>
        </header>
        {items.length === 0 ? (
          <div className="pt-6">
            <EmptyState
              title={t('No issues yet', 'Heading of an empty list')}
              action={
                cursor === null ? undefined : (
                  <ButtonLink variant="outline" href={archivePath}>
                    {t('All issues', 'Button, link: newsletter')}
                  </ButtonLink>
                )
              }
            >
              {cursor === null
                ? t('Issues appear here once they are sent. Subscribe to get the first one by email.', 'Empty list')
                : t('There is nothing on this page of the list.', 'Empty list')}
            </EmptyState>
          </div>
        ) : (
          <ul>
            {items.map(({ id, slug, title, preview, language, sentAt }) => (
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
                    <h2 lang={langOf(language)} className="mt-1 text-card wrap-anywhere desk:text-section">
                      <Link to={issueHref(slug)} className="text-ink no-underline underline-offset-3 hover:underline">
                        {title}
                      </Link>
                    </h2>
                    {preview && (
                      <p lang={langOf(language)} className="mt-1.5 max-w-measure text-muted wrap-anywhere">
                        {preview}
                      </p>
                    )}
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
                {t('Older issues', 'Button')}
              </ButtonLink>
            )}
            {cursor !== null && <TextLink href={archivePath}>{t('Back to the newest issues', 'Link')}</TextLink>}
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
        title: t('Newsletter issues', 'Heading, title of a page'),
        description: t(
          'Every issue of the {product} newsletter: new courses, open labs, events and posts.',
          { product },
          'What search engines show',
        ),
        canonical: archivePath,
        breadcrumbs: [
          { label: t('Newsletter', 'Heading in the footer'), path: '/newsletter' },
          { label: t('Issues', 'Breadcrumb: newsletter'), path: archivePath },
        ],
        ...(import.meta.env.SSR && { feeds: [issuesFeed] }),
        ...((hasFailed || isLost || cursor !== null) && { noindex: true }),
      },
    }
  },
}

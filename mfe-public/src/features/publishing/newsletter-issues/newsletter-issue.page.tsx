import { t } from '@kere/brand/messages'
import { failureTitle } from '../../../pages/failure-title.ts'
import { archivePath, issueBlockNames } from '@kere/contracts/publishing/newsletter-issue-options'
import type { IssueSection, NewsletterIssue } from '@kere/contracts/publishing/newsletter-archive'
import { labelOf, lookup } from '@kere/contracts/http/open-value'
import { contentLanguageNames } from '@kere/contracts/translations/content-languages'
import { langOf, languageOf } from '@kere/screens/content-language'
import { useRemote } from '@kere/platform/react/remote-tree'
import { ButtonLink } from '@kere/ui/controls/button'
import { Article } from '@kere/ui/layout/article'
import { dateInIndia } from '@kere/ui/time/time-in-india'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router-dom'
import { DetailSkeleton } from '../../../pages/detail-skeleton.tsx'
import { IssuePicture } from '../../../pages/issue-picture.tsx'
import { PageFailure } from '../../../pages/page-failure.tsx'
import { issueHref, issueQuery } from './issues.api.ts'
import { product } from '@kere/brand/brand'
import type { PublicPage } from '../../../pages/next-step.ts'

export const route = {
  path: '/newsletter/issues/:slug',
  languages: ['kn', 'hi', 'ta'],
  sitemap: { list: '/api/newsletter-issues', changedAt: 'sentAt' },
}

function NewsletterIssuePage() {
  const { api } = useRemote()
  const { slug = '' } = useParams()
  const issue = useQuery(issueQuery(api, slug))
  if (issue.data) return <Issue issue={issue.data} />
  if (issue.data === null) return <IssueNotFound />
  if (issue.isPending) return <DetailSkeleton label={t('Loading the issue', 'For screen readers')} className="h-31" />
  return (
    <PageFailure
      title={failureTitle(issue.error, t('The issue did not load', 'Error'))}
      query={issue}
      retryHref={issueHref(slug)}
    />
  )
}

function IssueNotFound() {
  return (
    <div className="px-gutter pt-7 pb-section desk:pt-13">
      <div className="mx-auto max-w-page">
        <h1>{t('Issue not found', 'Title of a page that does not exist')}</h1>
        <p className="mt-3 text-lead text-muted">{t('Check the address, or browse all issues.', 'Error')}</p>
        <ButtonLink href={archivePath} variant="outline" className="mt-6">
          {t('All issues', 'Button, link: newsletter')}
        </ButtonLink>
      </div>
    </div>
  )
}

function Issue({ issue: { id, title, preview, language, sentAt, sections } }: { issue: NewsletterIssue }) {
  return (
    <article className="px-gutter pb-section">
      <div className="mx-auto max-w-180">
        <header className="border-b-2 border-ink pt-5 pb-6 desk:pt-8">
          <p>
            <Link
              to={archivePath}
              className="inline-flex min-h-11 items-center gap-2 text-dense font-semibold underline-offset-3 hover:underline desk:min-h-6"
            >
              <span aria-hidden="true">‹</span> {t('All issues', 'Button, link: newsletter')}
            </Link>
          </p>
          <h1
            lang={langOf(language)}
            className="mt-2 text-[clamp(2.125rem,1.5rem+2.6vw,3rem)] leading-[1.05] wrap-anywhere"
          >
            {title}
          </h1>
          {preview && (
            <p lang={langOf(language)} className="mt-3 text-lead text-muted wrap-anywhere">
              {preview}
            </p>
          )}
          {langOf(language) && (
            <p className="mt-3 text-dense">
              {t(
                'This issue is in {language}.',
                { language: labelOf(contentLanguageNames, languageOf(language)) },
                'Below the title of a newsletter issue that is not in the language of the page',
              )}
            </p>
          )}
          <p className="mt-3 text-meta text-muted">
            {t('Sent on', 'Before a day')} <time dateTime={sentAt}>{dateInIndia(Date.parse(sentAt))}</time>
          </p>
        </header>
        <IssuePicture id={id} className="mt-6 h-40! w-full overflow-hidden rounded-card desk:h-52!" />
        <div lang={langOf(language)} className="flex flex-col gap-8 pt-6">
          {sections.map((section, place) => (
            // The same text may appear twice, so the index is the key.
            // oxlint-disable-next-line react/no-array-index-key
            <Section key={place} section={section} />
          ))}
        </div>
      </div>
    </article>
  )
}

function Section({ section: { kind, html, title, about, note, path } }: { section: IssueSection }) {
  if (kind === 'text') return <Article html={html} className="wrap-anywhere" />
  return (
    <div className="rounded-card border border-hairline bg-surface px-5 py-4">
      <p className="text-meta text-muted">{[lookup(issueBlockNames, kind), note].filter(Boolean).join(' · ')}</p>
      <p className="mt-0.5 text-card font-bold wrap-anywhere">
        <Link to={path} className="text-brand underline underline-offset-3">
          {title}
        </Link>
      </p>
      {about && <p className="mt-1 text-dense wrap-anywhere">{about}</p>}
    </div>
  )
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
      { label: t('Newsletter', 'Heading in the footer'), path: '/newsletter' },
      { label: t('Issues', 'Breadcrumb: newsletter'), path: archivePath },
    ]
    const path = issueHref(slug)
    return {
      status: isUnknown ? 404 : hasFailed ? 503 : 200,
      meta: {
        title:
          issue?.title ??
          (isUnknown
            ? t('Issue not found', 'Title of a page that does not exist')
            : t('Newsletter', 'Heading in the footer')),
        description:
          (issue?.preview.length ?? 0) > 20
            ? issue!.preview
            : t('An issue of the {product} newsletter.', { product }, 'What search engines show'),
        canonical: path,
        breadcrumbs: issue ? [...crumbs, { label: issue.title, path }] : crumbs,
        ...((isUnknown || hasFailed) && { noindex: true }),
      },
    }
  },
}

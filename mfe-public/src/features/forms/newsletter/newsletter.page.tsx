import { countOf } from '@kere/brand/count'
import { confirmationDays } from '@kere/contracts/forms/newsletter-options'
import { describeForm, FormSent, useIsSent } from '../../../forms/form-sent.tsx'
import { latestIssueQuery } from './latest-issue.api.ts'
import { LatestIssue } from './latest-issue.tsx'
import { NewsletterForm } from './newsletter-form.tsx'
import { product } from '@kere/brand/brand'
import { issuesFeed } from '@kere/contracts/publishing/newsletter-issue-options'
import type { PublicPage } from '../../../pages/next-step.ts'

export const route = { path: '/newsletter', sitemap: true }

function NewsletterPage() {
  const isSent = useIsSent('newsletter')
  return (
    <div className="px-gutter pt-8 pb-section desk:pt-12">
      <div className="mx-auto max-w-page">
        <h1>Newsletter</h1>
        <p className="mt-4 max-w-measure text-lead text-muted">
          One email a month: new courses, open labs and events. Unsubscribe in one click.
        </p>
        <div className="mt-8 grid items-start gap-x-12 gap-y-section desk:grid-cols-[minmax(0,30rem)_minmax(0,1fr)]">
          {isSent ? (
            <FormSent title="Check your inbox" next={{ href: '/newsletter', label: 'Use another address' }}>
              We sent you a link. Open it to confirm. The link works for {countOf(confirmationDays, 'day')}.
            </FormSent>
          ) : (
            <NewsletterForm />
          )}
          <LatestIssue />
        </div>
      </div>
    </div>
  )
}

export const page: PublicPage = {
  component: NewsletterPage,
  queries: (_, api) => [latestIssueQuery(api)],
  describe: describeForm({
    path: route.path,
    title: 'Newsletter',
    sent: 'Check your inbox',
    description: `One email a month from ${product}: new courses, open labs and events.`,
    ...(import.meta.env.SSR && { feeds: [issuesFeed] }),
  }),
}

import { t } from '@kere/brand/messages'
import { confirmationDays } from '@kere/contracts/forms/newsletter-options'
import { describeForm, FormSent, useIsSent } from '../../../forms/form-sent.tsx'
import { latestIssueQuery } from './latest-issue.api.ts'
import { LatestIssue } from './latest-issue.tsx'
import { NewsletterForm } from './newsletter-form.tsx'
import { product } from '@kere/brand/brand'
import { issuesFeed } from '@kere/contracts/publishing/newsletter-issue-options'
import type { PublicPage } from '../../../pages/next-step.ts'

export const route = { path: '/newsletter', languages: ['kn', 'hi', 'ta'], sitemap: true }

function NewsletterPage() {
  const isSent = useIsSent('newsletter')
  return (
    <div className="px-gutter pt-8 pb-section desk:pt-12">
      <div className="mx-auto max-w-page">
        <h1>{t('Newsletter', 'Heading in the footer')}</h1>
        <p className="mt-4 max-w-measure text-lead text-muted">
          {t(
            'One email a month: new courses, open labs and events. Unsubscribe in one click.',
            'Footer, what the newsletter is',
          )}
        </p>
        <div className="mt-8 grid items-start gap-x-12 gap-y-section desk:grid-cols-[minmax(0,30rem)_minmax(0,1fr)]">
          {isSent ? (
            <FormSent
              title={t('Check your inbox', 'Heading')}
              next={{ href: '/newsletter', label: t('Use another address', 'Button') }}
            >
              {t(
                'We sent you a link. Open it to confirm. The link works for {count, plural, one {# day} other {# days}}.',
                { count: confirmationDays },
                'After subscribing to the newsletter',
              )}
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
    title: t('Newsletter', 'Heading in the footer'),
    sent: t('Check your inbox', 'Heading'),
    description: t(
      'One email a month from {product}: new courses, open labs and events.',
      { product },
      'What search engines show',
    ),
    ...(import.meta.env.SSR && { feeds: [issuesFeed] }),
  }),
}

import { t } from '@kere/brand/messages'
import { describeForm, FormSent, useIsSent } from '../../../forms/form-sent.tsx'
import { FeedbackFacts } from './feedback-facts.tsx'
import { FeedbackForm, feedbackSent } from './feedback-form.tsx'
import { product } from '@kere/brand/brand'
import { ownEmailQuery } from '../../../forms/own-details.ts'
import type { PublicPage } from '../../../pages/next-step.ts'

export const route = { path: '/feedback', languages: ['kn', 'hi', 'ta'], sitemap: true }

/**
 * Shows the feedback form on a page of its own, for browsers without a script. `?sent` in the address means that it was
 * sent.
 */
function FeedbackPage() {
  const isSent = useIsSent('feedback')
  return (
    <div className="px-gutter pt-8 pb-section desk:pt-12">
      <div className="mx-auto max-w-page">
        <h1>{t('Share Your Feedback', 'Title of a page')}</h1>
        <p className="mt-4 max-w-measure text-lead text-muted">
          {t('Tell us what works, what does not, and what is missing.', 'Feedback page')}
        </p>
        <div className="mt-8 grid grid-cols-1 gap-x-12 gap-y-10 desk:grid-cols-[minmax(0,1fr)_19rem]">
          {isSent ? (
            <FormSent {...feedbackSent} next={{ href: '/feedback', label: t('Send more feedback', 'Button') }} />
          ) : (
            <FeedbackForm />
          )}
          <FeedbackFacts />
        </div>
      </div>
    </div>
  )
}

export const page: PublicPage = {
  component: FeedbackPage,
  queries: ({ session: { user } }, api) => (user ? [ownEmailQuery(api, user)] : []),
  describe: describeForm({
    path: route.path,
    title: t('Share Your Feedback', 'Title of a page'),
    sent: t('Thank You', 'Title of a page: feedback was sent'),
    crumb: t('Feedback', 'Label of a field'),
    description: t(
      'Tell us what works on {product}, what does not, and what is missing.',
      { product },
      'What search engines show',
    ),
  }),
}

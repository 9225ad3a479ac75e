import { describeForm, FormSent, useIsSent } from '../../../forms/form-sent.tsx'
import { FeedbackForm, feedbackSent } from './feedback-form.tsx'
import { product } from '@kere/brand/brand'
import { ownEmailQuery } from '../../../forms/own-details.ts'
import type { PublicPage } from '../../../pages/next-step.ts'

export const route = { path: '/feedback', sitemap: true }

/**
 * Shows the feedback form on a page of its own, for browsers without a script. `?sent` in the address means that it was
 * sent.
 */
function FeedbackPage() {
  const isSent = useIsSent('feedback')
  return (
    <div className="px-gutter pt-8 pb-section desk:pt-12">
      <div className="mx-auto max-w-page">
        <div className="max-w-measure">
          <h1>Share Your Feedback</h1>
          {isSent ? (
            <div className="mt-8 border-t-2 border-ink pt-5">
              <FormSent {...feedbackSent} next={{ href: '/feedback', label: 'Send more feedback' }} />
            </div>
          ) : (
            <>
              <p className="mt-4 mb-8 text-lead text-muted">Tell us what works, what does not, and what is missing.</p>
              <FeedbackForm />
            </>
          )}
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
    title: 'Share Your Feedback',
    sent: 'Thank You',
    crumb: 'Feedback',
    description: `Tell us what works on ${product}, what does not, and what is missing.`,
  }),
}

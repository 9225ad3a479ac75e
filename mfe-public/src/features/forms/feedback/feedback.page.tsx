import { useSubmission } from '@kere/platform/react/use-submission'
import { ButtonLink } from '@kere/ui/controls/button'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { FormSent } from '../../../forms/form-sent.tsx'
import { FeedbackForm, feedbackSent } from './feedback-form.tsx'
import { product } from '@kere/brand/brand'
import { ownEmailQuery } from '../../../forms/own-details.ts'
import type { PublicPage } from '../../../pages/next-step.ts'

export const route = { path: '/feedback', sitemap: true }

/** The form on a page of its own, for who has no script; `?sent` in the address says that it has gone. */
function FeedbackPage() {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const isSent = !useSubmission('feedback') && search.has('sent')
  return (
    <div className="px-gutter pt-8 pb-section desk:pt-12">
      <div className="mx-auto max-w-page">
        <div className="max-w-measure">
          <h1>Share Your Feedback</h1>
          {isSent ? (
            <div className="mt-8 border-t-2 border-ink pt-5">
              <FormSent
                {...feedbackSent}
                action={
                  <ButtonLink href="/feedback" variant="outline" className="max-[37.5rem]:w-full">
                    Send more feedback
                  </ButtonLink>
                }
              />
            </div>
          ) : (
            <>
              <p className="mt-4 mb-8 text-lead text-muted">Tell us what works, what does not, and what is missing.</p>
              <FeedbackForm onSent={() => void navigate('/feedback?sent=1')} />
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
  describe: ({ submission, search }) => ({
    status: 200,
    meta: {
      title: submission ? 'Error: Share Your Feedback' : search.has('sent') ? 'Thank You' : 'Share Your Feedback',
      description: `Tell us what works on ${product}, what does not, and what is missing.`,
      canonical: route.path,
      breadcrumbs: [{ label: 'Feedback', path: route.path }],
    },
  }),
}

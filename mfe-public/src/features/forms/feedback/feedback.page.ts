import { product } from '@kere/brand/brand'
import type { PageModule } from '@kere/platform/page'
import { ownEmailQuery } from '../../../forms/own-details.ts'
import { FeedbackPage } from './feedback-page.tsx'

const path = '/feedback'

export const feedbackPage: PageModule = {
  component: FeedbackPage,
  queries: ({ session: { user } }, api) => (user ? [ownEmailQuery(api, user)] : []),
  describe: ({ submission, search }) => ({
    status: 200,
    meta: {
      title: submission ? 'Error: Share Your Feedback' : search.has('sent') ? 'Thank You' : 'Share Your Feedback',
      description: `Tell us what works on ${product}, what does not, and what is missing.`,
      canonical: path,
      breadcrumbs: [{ label: 'Feedback', path }],
    },
  }),
}

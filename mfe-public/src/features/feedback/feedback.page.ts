import { product } from '@kere/brand/brand'
import type { Page } from '@kere/platform/page'
import { FeedbackPage } from './feedback-page.tsx'

const path = '/feedback'

export const feedbackPage: Page = {
  component: FeedbackPage,
  describe: () => ({
    status: 200,
    meta: {
      title: 'Share Your Feedback',
      description: `Tell us what works on ${product}, what does not, and what is missing.`,
      canonical: path,
      breadcrumbs: [{ label: 'Feedback', path }],
    },
  }),
}

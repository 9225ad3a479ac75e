import { product } from '@kere/brand/brand'
import { ownEmailQuery } from '../../../forms/own-details.ts'
import { FeedbackPage } from './feedback-page.tsx'
import type { PublicPage } from '../../../pages/next-step.ts'

export const route = { path: '/feedback', sitemap: true }

export const page: PublicPage = {
  component: FeedbackPage,
  next: async () => (await import('./feedback.next.ts')).feedbackNext,
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

import { reviewScreen } from '@kere/screens/review-screen'
import { applicationReview } from './application.review.ts'

export const route = { path: '/dashboard/educator-applications/:id', roles: ['admin'] }

export const page = reviewScreen(applicationReview)

import { reviewScreen } from '@kere/screens/review-screen'
import { applicationReview } from './application.review.tsx'

export const route = { path: '/dashboard/fellowship-applications/:id', roles: ['admin'] }

export const page = reviewScreen(applicationReview)

import { reviewScreen } from '@kere/screens/review-screen'
import { applicationReview } from './application.review.ts'

export const route = { path: '/dashboard/educator-applications/:id', roles: ['admin'], isFocused: true }

export const page = reviewScreen(applicationReview)

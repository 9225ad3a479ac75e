import { reviewScreen } from '@kere/screens/review-screen'
import { applicationReview } from './application.review.tsx'

export const route = { path: '/dashboard/fellowship-applications/:id', roles: ['admin'], isFocused: true }

export const page = reviewScreen(applicationReview)

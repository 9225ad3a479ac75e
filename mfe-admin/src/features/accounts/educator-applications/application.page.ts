import { reviewScreen } from '@kere/screens/review-screen'
import { applicationReview } from './application.review.ts'

export const applicationPage = reviewScreen(applicationReview)

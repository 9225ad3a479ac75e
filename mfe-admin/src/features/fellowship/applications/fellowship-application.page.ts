import { reviewScreen } from '@kere/screens/review-screen'
import { applicationReview } from './application.review.tsx'

export const applicationPage = reviewScreen(applicationReview)

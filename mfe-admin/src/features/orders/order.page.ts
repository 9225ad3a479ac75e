import { reviewScreen } from '@kere/screens/review-screen'
import { orderReview } from './order.review.ts'

export const orderPage = reviewScreen(orderReview)

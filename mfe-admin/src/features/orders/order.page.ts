import { reviewScreen } from '@kere/screens/review-screen'
import { orderReview } from './order.review.ts'

export const route = { path: '/dashboard/orders/:id', roles: ['admin'] }

export const page = reviewScreen(orderReview)

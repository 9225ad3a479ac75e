import { placeOrder } from '@kere/contracts/orders/orders'
import { defineForm } from '@kere/platform/define-form'
import { registerId } from './event-href.ts'

export const orderForm = defineForm({
  name: 'event-order',
  path: '/events/:id/order',
  page: '/events/:id',
  endpoint: placeOrder,
  redirectTo: '/dashboard/my-orders/{answer.id}',
  flash: 'order_placed',
  resumesAt: registerId,
})

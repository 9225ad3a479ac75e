import { placeOrder } from '@kere/contracts/orders'
import { defineForm } from '@kere/platform/define-form'

export const orderForm = defineForm({
  name: 'event-order',
  path: '/events/:id/order',
  page: '/events/:id',
  endpoint: placeOrder,
  goTo: '/dashboard/my-orders/{answer.id}',
  notice: 'order_placed',
})

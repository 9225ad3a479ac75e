import { placeOrder } from '@kere/contracts/orders/orders'
import { defineForm } from '@kere/platform/define-form'
import { enrollId } from './course-href.ts'

export const orderForm = defineForm({
  name: 'order',
  path: '/courses/:id/order',
  page: '/courses/:id',
  endpoint: placeOrder,
  redirectTo: '/dashboard/my-orders/{answer.id}',
  flash: 'order_placed',
  resumesAt: enrollId,
})

import { placeOrder } from '@kere/contracts/orders'
import { defineForm } from '@kere/platform/define-form'

export const orderForm = defineForm({
  name: 'order',
  path: '/courses/:id/order',
  page: '/courses/:id',
  endpoint: placeOrder,
  goTo: '/dashboard/my-orders/{answer.id}',
  notice: 'order_placed',
})

import { countOf } from '@kere/brand/count'
import { orderLimits } from '@kere/contracts/orders/order-options'
import type { FormError, FormMessage } from '../../../forms/refusal.ts'
import { describeEnrollRefusal } from './enroll-refusal.ts'

export function describeOrderRefusal(refusal: FormError): FormMessage {
  switch (refusal.code) {
    case 'order_not_needed':
      return { title: 'This course is free now', text: 'Reload the page to enroll without an order.' }
    case 'too_many_orders':
      return {
        title: `You have ${countOf(orderLimits.open, 'order')} waiting for payment`,
        text: 'Pay or cancel one of them first. Nothing was charged.',
      }
    default:
      return describeEnrollRefusal(refusal)
  }
}

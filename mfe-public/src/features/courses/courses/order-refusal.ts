import { countOf } from '@kere/brand/count'
import { codeMessages } from '@kere/contracts/orders/discount-code-options'
import { orderLimits } from '@kere/contracts/orders/order-options'
import type { FormError, FormMessage } from '../../../forms/refusal.ts'
import { describeEnrollRefusal } from './enroll-refusal.ts'

const isCodeProblem = (code: string): code is keyof typeof codeMessages => Object.hasOwn(codeMessages, code)

export function describeOrderRefusal(refusal: FormError): FormMessage {
  switch (refusal.code) {
    case 'changed_since_read':
      return { title: 'The price has changed', text: 'Check the new price, then try again. Nothing was ordered.' }
    case 'order_not_needed':
      return { title: 'This course is free now', text: 'Reload the page to enroll without an order.' }
    case 'too_many_orders':
      return {
        title: `You have ${countOf(orderLimits.open, 'order')} waiting for payment`,
        text: 'Pay or cancel one of them first. Nothing was charged.',
      }
    case 'order_changed':
      return {
        title: 'You have already reported a payment for this order',
        text: 'Its price cannot change any more.',
      }
    case 'code_not_lower':
      return { title: codeMessages.code_not_lower, text: 'Nothing was changed.' }
    default:
      if (isCodeProblem(refusal.code)) return { title: codeMessages[refusal.code], text: 'Nothing was ordered.' }
      return describeEnrollRefusal(refusal)
  }
}

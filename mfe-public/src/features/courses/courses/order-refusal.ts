import { t } from '@kere/brand/messages'
import { codeMessages } from '@kere/contracts/orders/discount-code-options'
import { orderLimits } from '@kere/contracts/orders/order-options'
import type { FormError, FormMessage } from '../../../forms/refusal.ts'
import { describeEnrollRefusal } from './enroll-refusal.ts'

const isCodeProblem = (code: string): code is keyof typeof codeMessages => Object.hasOwn(codeMessages, code)

export function describeOrderRefusal(refusal: FormError): FormMessage {
  switch (refusal.code) {
    case 'changed_since_read':
      return {
        title: t('The price has changed', 'Error'),
        text: t('Check the new price, then try again. Nothing was ordered.', 'Error'),
      }
    case 'order_not_needed':
      return {
        title: t('This course is free now', 'Error'),
        text: t('Reload the page to enroll without an order.', 'Error'),
      }
    case 'too_many_orders':
      return {
        title: t(
          '{count, plural, one {You have # order waiting for payment} other {You have # orders waiting for payment}}',
          { count: orderLimits.open },
          'Error',
        ),
        text: t('Pay or cancel one of them first. Nothing was charged.', 'Error: orders'),
      }
    case 'order_changed':
      return {
        title: t('You have already reported a payment for this order', 'Error'),
        text: t('Its price cannot change any more.', 'Error: an order'),
      }
    case 'code_not_lower':
      return { title: codeMessages.code_not_lower, text: t('Nothing was changed.', 'Error') }
    default:
      if (isCodeProblem(refusal.code))
        return { title: codeMessages[refusal.code], text: t('Nothing was ordered.', 'Error') }
      return describeEnrollRefusal(refusal)
  }
}

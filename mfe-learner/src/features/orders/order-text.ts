import { orderLimits } from '@kere/contracts/order-options'
import type { OwnOrder } from '@kere/contracts/orders'
import { dateOf } from '@kere/screens/time-in-india'
import { formatPrice } from '@kere/ui/price-format'

interface OrderText {
  title: string
  text: string
  reason?: { title: string; text: string }
}

/** What is so, and what comes next. */
export function describeOrder(order: OwnOrder): OrderText {
  const { state, amount, item, payment } = order
  const price = formatPrice(amount)
  switch (state) {
    case 'pending_payment':
      return payment?.kind === 'transfer' ? toPay(order) : { title: 'Your order is placed', text: heldText(order) }
    case 'paid':
      return {
        title: 'The course is open',
        text: `We received ${price} for ${item.title}. You have lifetime access.`,
        ...(order.refundDeclineReason !== null && {
          reason: { title: 'Why we could not refund it', text: order.refundDeclineReason },
        }),
      }
    case 'refund_requested':
      return {
        title: 'We are looking at your refund request',
        text: 'We will email you our decision. You keep access until then.',
        ...(order.refundRequestReason !== null && {
          reason: { title: 'Your reason', text: order.refundRequestReason },
        }),
      }
    case 'refunded':
      return {
        title: `We sent ${price} back`,
        text: 'It goes to the account you paid from. Banks can take up to 5 working days. Your access has ended.',
      }
    case 'expired':
      return {
        title: 'This order has expired',
        text: `We found no payment within ${orderLimits.payableDays} days. If you have paid, write to us with the order number.`,
      }
    case 'cancelled':
      return {
        title: order.cancelledBy === 'admin' ? 'We cancelled this order' : 'You cancelled this order',
        text: 'Please do not pay for it any more. If you have paid already, write to us with the order number.',
        ...(order.cancelReason !== null && { reason: { title: 'Why', text: order.cancelReason } }),
      }
    default:
      return { title: `Order ${order.reference}`, text: 'Reload the page to see how it stands.' }
  }
}

const toPay = (order: OwnOrder): OrderText => ({
  title: `Pay ${formatPrice(order.amount)} by ${dateOf(order.payableUntil)}`,
  text: heldText(order),
})

const heldText = ({ item, payment }: OwnOrder) =>
  [
    payment?.kind === 'transfer'
      ? 'We do not take cards yet. Pay from any UPI app or your bank. We check payments on working days, open the course and email you.'
      : 'We will email you how to pay. Once your payment has reached us, we open the course and email you.',
    item.isWithdrawn ? 'The course is no longer offered to others. Your order stays valid.' : '',
  ]
    .filter(Boolean)
    .join(' ')

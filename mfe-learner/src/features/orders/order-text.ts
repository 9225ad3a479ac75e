import { orderItemLabels } from '@kere/contracts/orders/order-items'
import type { OwnOrder } from '@kere/contracts/orders/orders'
import { dateOf, momentOf } from '@kere/screens/time-in-india'
import { formatPrice } from '@kere/ui/money/price-format'
import { rupeesInWords } from './rupees-in-words.ts'

interface OrderText {
  title: string
  text: string
  reason?: { title: string; text: string }
}

export function describeOrder(order: OwnOrder): OrderText {
  const { state, amount, item, payment, claim } = order
  const price = formatPrice(amount)
  const words = orderItemLabels(item.kind)
  switch (state) {
    case 'pending_payment':
      if (claim) return checking(order, claim.at)
      return payment?.kind === 'transfer' && 'payee' in payment
        ? {
            title: `Pay ${price} by ${payment.upi ? 'UPI' : 'bank transfer'}`,
            text: `${rupeesInWords(amount)}, to ${payment.payee}.`,
          }
        : {
            title: 'Your order is placed',
            text: `We will email you how to pay. Once your payment has reached us, we ${words.opens} and email you. ${untilText(order)}`,
          }
    case 'paid':
      return {
        title: words.openedTitle,
        text: `We received ${price} for ${item.title}. ${words.gives}`,
        ...(order.refundDeclineReason !== null && {
          reason: { title: 'Why we could not refund it', text: order.refundDeclineReason },
        }),
      }
    case 'refund_requested':
      if (order.latePayment === 'refund')
        return {
          title: `We will send ${price} back`,
          text: `Your payment reached us after this order had closed. We send it back to the account you paid from, and email you when that is done.`,
        }
      return {
        title: 'We are reviewing your refund request',
        text: `We will email you our decision. ${words.kept} until then.`,
        ...(order.refundRequestReason !== null && {
          reason: { title: 'Your reason', text: order.refundRequestReason },
        }),
      }
    case 'refunded':
      return {
        title: `We sent ${price} back`,
        text: `It goes to the account you paid from. Banks can take up to 5 working days.${order.latePayment === 'refund' ? '' : ` ${words.ended}`}`,
      }
    case 'expired':
      return {
        title: 'This order has expired',
        text: `We found no payment by ${dateOf(order.payableUntil)}. ${closedText(order)}`,
      }
    case 'cancelled':
      return {
        title: order.cancelledBy === 'admin' ? 'We cancelled this order' : 'You cancelled this order',
        text: `Do not pay this order. ${closedText(order)}`,
        ...(order.cancelReason !== null && { reason: { title: 'Why', text: order.cancelReason } }),
      }
    default:
      return { title: `Order ${order.reference}`, text: 'Reload the page to see its status.' }
  }
}

const closedText = ({ claim }: OwnOrder) =>
  claim
    ? `You told us on ${dateOf(claim.at)} that you have paid. We check it, and email you.`
    : 'If you have paid, send us the bank reference below.'

const checking = (order: OwnOrder, claimedAt: string): OrderText => ({
  title: 'We are checking your payment',
  text: `You told us on ${dateOf(claimedAt)} that you have paid ${formatPrice(order.amount)}. We check payments on working days, ${orderItemLabels(order.item.kind).opens} and email you. ${untilText(order)}`,
})

export function untilText({ item, payableUntil }: OwnOrder): string {
  const { held, withdrawn } = orderItemLabels(item.kind)
  return item.isWithdrawn ? withdrawn : `${held} until ${momentOf(payableUntil)} IST.`
}

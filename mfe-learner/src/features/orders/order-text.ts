import { orderItemWords } from '@kere/contracts/order-items'
import type { OwnOrder } from '@kere/contracts/orders'
import { dateOf, momentOf } from '@kere/screens/time-in-india'
import { formatPrice } from '@kere/ui/price-format'

interface OrderText {
  title: string
  text: string
  reason?: { title: string; text: string }
}

export function describeOrder(order: OwnOrder): OrderText {
  const { state, amount, item, payment } = order
  const price = formatPrice(amount)
  const words = orderItemWords(item.kind)
  switch (state) {
    case 'pending_payment':
      return payment?.kind === 'transfer' ? toPay(order) : { title: 'Your order is placed', text: heldText(order) }
    case 'paid':
      return {
        title: words.openedTitle,
        text: `We received ${price} for ${item.title}. ${words.gives}`,
        ...(order.refundDeclineReason !== null && {
          reason: { title: 'Why we could not refund it', text: order.refundDeclineReason },
        }),
      }
    case 'refund_requested':
      return {
        title: 'We are looking at your refund request',
        text: `We will email you our decision. ${words.kept} until then.`,
        ...(order.refundRequestReason !== null && {
          reason: { title: 'Your reason', text: order.refundRequestReason },
        }),
      }
    case 'refunded':
      return {
        title: `We sent ${price} back`,
        text: `It goes to the account you paid from. Banks can take up to 5 working days. ${words.ended}`,
      }
    case 'expired':
      return {
        title: 'This order has expired',
        text: `We found no payment by ${dateOf(order.payableUntil)}. If you have paid, write to us with the order number.`,
      }
    case 'cancelled':
      return {
        title: order.cancelledBy === 'admin' ? 'We cancelled this order' : 'You cancelled this order',
        text: 'Please do not pay for it any more. If you have paid already, write to us with the order number.',
        ...(order.cancelReason !== null && { reason: { title: 'Why', text: order.cancelReason } }),
      }
    default:
      return { title: `Order ${order.reference}`, text: 'Reload the page to see its status.' }
  }
}

const toPay = (order: OwnOrder): OrderText => ({
  title: `Pay ${formatPrice(order.amount)} by ${dateOf(order.payableUntil)}`,
  text: heldText(order),
})

function heldText({ item, payment, payableUntil }: OwnOrder): string {
  const { opens, held, withdrawn } = orderItemWords(item.kind)
  const how =
    payment?.kind === 'transfer'
      ? `We do not take cards yet. Pay from any UPI app or your bank. We check payments on working days, ${opens} and email you.`
      : `We will email you how to pay. Once your payment has reached us, we ${opens} and email you.`
  return `${how} ${item.isWithdrawn ? withdrawn : `${held} until ${momentOf(payableUntil)} IST.`}`
}

import { language } from '@kere/brand/language'
import { t } from '@kere/brand/messages'
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
            title: payment.upi
              ? t('Pay {price} by UPI', { price }, 'Heading, my orders')
              : t('Pay {price} by bank transfer', { price }, 'Heading, my orders'),
            text: inWords(amount, payment.payee),
          }
        : {
            title: t('Your order is placed', 'Heading, my orders'),
            text: `${t('We will email you how to pay.', 'Text, my orders')} ${words.checks} ${untilText(order)}`,
          }
    case 'paid':
      return {
        title: words.openedTitle,
        text: `${t('We received {price} for {title}.', { price, title: item.title }, 'Text, my orders')} ${words.gives}`,
        ...(order.refundDeclineReason !== null && {
          reason: { title: t('Why we could not refund it', 'Label, my orders'), text: order.refundDeclineReason },
        }),
      }
    case 'refund_requested':
      if (order.latePayment === 'refund')
        return {
          title: t('We will send {price} back', { price }, 'Heading, my orders'),
          text: t(
            'Your payment reached us after this order had closed. We send it back to the account you paid from, and email you when that is done.',
            'Text, my orders',
          ),
        }
      return {
        title: t('We are reviewing your refund request', 'Heading, my orders'),
        text: `${t('We will email you our decision.', 'Text, my orders')} ${words.kept}`,
        ...(order.refundRequestReason !== null && {
          reason: { title: t('Your reason', 'Label, my orders'), text: order.refundRequestReason },
        }),
      }
    case 'refunded':
      return {
        title: t('We sent {price} back', { price }, 'Heading, my orders'),
        text: `${t('It goes to the account you paid from. Banks can take up to 5 working days.', 'Text, my orders')}${order.latePayment === 'refund' ? '' : ` ${words.ended}`}`,
      }
    case 'expired':
      return {
        title: t('This order has expired', 'Heading, my orders'),
        text: `${t('We found no payment by {day}.', { day: dateOf(order.payableUntil) }, 'Text, my orders')} ${closedText(order)}`,
      }
    case 'cancelled':
      return {
        title:
          order.cancelledBy === 'admin'
            ? t('We cancelled this order', 'Heading, my orders')
            : t('You cancelled this order', 'Heading, my orders'),
        text: `${t('Do not pay this order.', 'Text, my orders')} ${closedText(order)}`,
        ...(order.cancelReason !== null && {
          reason: { title: t('Why', 'Label, my orders'), text: order.cancelReason },
        }),
      }
    default:
      return {
        title: t('Order {reference}', { reference: order.reference }, 'Heading, my orders'),
        text: t('Reload the page to see its status.', 'Text, my orders'),
      }
  }
}

/** Only English writes the amount in words, as on a cheque. */
const inWords = (amount: number, payee: string) =>
  language === 'en'
    ? `${rupeesInWords(amount)}, to ${payee}.`
    : t('To {payee}.', { payee }, 'Who gets the money, my orders')

const closedText = ({ claim }: OwnOrder) =>
  claim
    ? t(
        'You told us on {day} that you have paid. We check it, and email you.',
        { day: dateOf(claim.at) },
        'Text, my orders',
      )
    : t('If you have paid, send us the bank reference below.', 'Text, my orders')

const checking = (order: OwnOrder, claimedAt: string): OrderText => ({
  title: t('We are checking your payment', 'Heading, my orders'),
  text: `${t(
    'You told us on {day} that you have paid {price}.',
    { day: dateOf(claimedAt), price: formatPrice(order.amount) },
    'Text, my orders',
  )} ${orderItemLabels(order.item.kind).checks} ${untilText(order)}`,
})

export function untilText({ item, payableUntil }: OwnOrder): string {
  const { held, withdrawn } = orderItemLabels(item.kind)
  return item.isWithdrawn ? withdrawn : held(`${momentOf(payableUntil)} IST`)
}

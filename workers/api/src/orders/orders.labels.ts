import { t } from '@kere/brand/messages'
import { said } from '../http/said.ts'
import type { BellLabels, MailLabels, NotificationKindLabels } from '../http/labels.ts'

export const auditActions = {
  'order.paid': {
    name: 'Payment confirmed',
    meaning: 'An admin confirmed the payment for an order. The buyer got what they ordered.',
  },
  'order.revived': {
    name: 'Late payment confirmed',
    meaning:
      'An admin confirmed a payment that came after the order had expired or was cancelled. The buyer got what they ordered.',
  },
  'order.refund_due': {
    name: 'Late payment to be refunded',
    meaning:
      'An admin recorded a payment that came after the order had expired or was cancelled, to be sent back to the buyer.',
  },
  'order.cancelled': {
    name: 'Order cancelled',
    meaning: 'An admin cancelled an order that was waiting for payment, and gave the reason.',
  },
  'order.refunded': {
    name: 'Order refunded',
    meaning: 'An admin recorded the refund of an order. The buyer no longer has access.',
  },
  'order.refund_declined': {
    name: 'Refund declined',
    meaning: 'An admin declined a request for a refund, and gave the reason. The buyer keeps access.',
  },
  'order.decision_undone': {
    name: 'Decision on order undone',
    meaning: 'An admin took the decision back before its email was sent. The order is as it was before.',
  },
}

export const notificationKinds = {
  orders: {
    group: t('Orders', 'Heading over kinds of notifications'),
    name: t('Orders, receipts and refunds', 'Kind of notifications'),
    choice: 'email',
    isFixed: true,
  },
} satisfies Record<string, NotificationKindLabels>

const bell = (title: string): BellLabels => ({
  kind: 'orders',
  icon: 'receipt',
  says: (values) => ({
    title,
    text: said('{title}, order {reference}', { title: values.title, reference: values.reference }, 'Notification'),
    path: `/dashboard/my-orders/${values.orderId}`,
  }),
})

export const mailTemplates = {
  order_placed: { name: 'Order placed', bell: bell(t('Your order is placed', 'Notification')) },
  order_paid: { name: 'Payment received', bell: bell(t('We received your payment', 'Notification')) },
  late_payment: { name: 'Payment came late', bell: bell(t('Your payment came too late', 'Notification')) },
  order_cancelled: { name: 'Order cancelled', bell: bell(t('Your order is cancelled', 'Notification')) },
  order_expired: { name: 'Order expired', bell: bell(t('Your order has expired', 'Notification')) },
  refund_requested: { name: 'Refund requested', bell: bell(t('We received your refund request', 'Notification')) },
  refund_declined: { name: 'Refund declined', bell: bell(t('Your refund request was declined', 'Notification')) },
  order_refunded: { name: 'Order refunded', bell: bell(t('Your order is refunded', 'Notification')) },
} satisfies Record<string, MailLabels>

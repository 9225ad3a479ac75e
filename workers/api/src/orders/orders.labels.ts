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
  orders: { group: 'Orders', name: 'Orders, receipts and refunds', choice: 'email', isFixed: true },
} satisfies Record<string, NotificationKindLabels>

const bell = (title: string): BellLabels => ({
  kind: 'orders',
  icon: 'receipt',
  says: (values) => ({
    title,
    text: `${values.title}, order ${values.reference}`,
    path: `/dashboard/my-orders/${values.orderId}`,
  }),
})

export const mailTemplates = {
  order_placed: { name: 'Order placed', bell: bell('Your order is placed') },
  order_paid: { name: 'Payment received', bell: bell('We received your payment') },
  late_payment: { name: 'Payment came late', bell: bell('Your payment came too late') },
  order_cancelled: { name: 'Order cancelled', bell: bell('Your order is cancelled') },
  order_expired: { name: 'Order expired', bell: bell('Your order has expired') },
  refund_requested: { name: 'Refund requested', bell: bell('We received your refund request') },
  refund_declined: { name: 'Refund declined', bell: bell('Your refund request was declined') },
  order_refunded: { name: 'Order refunded', bell: bell('Your order is refunded') },
} satisfies Record<string, MailLabels>

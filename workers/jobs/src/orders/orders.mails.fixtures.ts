import type { MailFixtures } from '../mail/mail-content.ts'

const values = {
  firstName: 'Asha',
  orderId: 'ord_1',
  changeId: 'chg_1',
  reference: 'K-7F3Q-X2RM',
  itemKind: 'course',
  itemId: 'crs_1',
  title: 'Reading a lake: field methods for urban water',
  amount: '1499',
  payableUntil: '2026-11-27T06:18:00Z',
}

const leadsTo = '/dashboard/my-orders/ord_1'

export const mailFixtures: MailFixtures = {
  order_placed: {
    values: {
      ...values,
      payee: 'Kere Learning',
      upiId: 'kere@examplebank',
      bankAccount: '000123456789',
      bankIfsc: 'EXMP0000123',
      bankName: 'Example Bank, Bengaluru',
    },
    leadsTo,
  },
  order_paid: { values, leadsTo: '/dashboard/my-courses/crs_1' },
  late_payment: { values, leadsTo },
  order_cancelled: { values: { ...values, reason: 'The course begins in spring only.' }, leadsTo },
  order_expired: { values, leadsTo: '/courses/crs_1' },
  refund_requested: { values, leadsTo },
  refund_declined: { values: { ...values, reason: 'You have completed the course.' }, leadsTo },
  order_refunded: { values: { ...values, refundReference: 'N326112299' }, leadsTo },
}

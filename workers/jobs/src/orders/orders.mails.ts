import { t } from '@kere/brand/messages'
import { lookup } from '@kere/contracts/http/open-value'
import { orderItems } from '@kere/contracts/orders/order-items'
import { orderLimits } from '@kere/contracts/orders/order-options'
import type { MailContent, MailLink, MailSamples, MailValues, WriteMail } from '../mail/mail-content.ts'
import { dashboard, greet, listFacts, required, writeTime } from '../mail/mail-parts.ts'

const rupees = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR', maximumFractionDigits: 0 })

const writeAmount = (amount: string | undefined) => rupees.format(Number(required(amount)))

const titleOf = ({ title }: MailValues) => `“${required(title)}”`

const orderLink = ({ orderId }: MailValues, label: string): MailLink => ({
  label,
  path: `/dashboard/my-orders/${required(orderId)}`,
})

function itemLink({ itemKind, itemId }: MailValues, at: 'path' | 'openPath', label?: string): MailLink {
  const item = lookup(orderItems, required(itemKind))
  return item
    ? {
        label:
          label ??
          t(
            '{kind, select, event {View your ticket} other {Go to the course}}',
            { kind: required(itemKind) },
            'Email order_paid, button or link',
          ),
        path: `${item[at]}/${required(itemId)}`,
      }
    : dashboard
}

const because = t('You received this email because you placed an order on Kere.', 'Email, why they received it')

const factsOf = (values: MailValues): MailContent['facts'] =>
  listFacts([t('Order', 'Email'), required(values.reference)], [t('Amount', 'Email'), writeAmount(values.amount)])

/** An item that the texts do not know leaves nothing behind. */
const lostOf = (values: MailValues) =>
  t(
    '{kind, select, course { Your access has ended, and your progress, notes and hand-ins in it are deleted.} event { Your seat has been given up, and your ticket is no longer valid.} other {}}',
    { kind: kindOf(values) },
    'Email order_refunded, after another sentence',
  )

const hasInstructions = ({ payee }: MailValues) => Boolean(payee)

const waysOf = ({ upiId, bankAccount }: MailValues) => (upiId && bankAccount ? 'both' : upiId ? 'upi' : 'bank')

const kindOf = ({ itemKind }: MailValues) => required(itemKind)

export const mails = {
  order_placed: (values) => ({
    subject: t('Your order {reference}', { reference: required(values.reference) }, 'Email order_placed, subject'),
    preview: hasInstructions(values)
      ? t('How to pay, and what happens then.', 'Email order_placed, preview')
      : t('We will email you how to pay.', 'Email order_placed, preview'),
    heading: t('Your order is placed', 'Email order_placed, heading'),
    ...greet(values),
    paragraphs: hasInstructions(values)
      ? [
          t(
            'You ordered {title}. Pay {amount} {ways, select, both {by UPI or bank transfer} upi {by UPI} other {by bank transfer}}, and put the order number in the payment note so that we can find it.',
            { title: titleOf(values), amount: writeAmount(values.amount), ways: waysOf(values) },
            'Email order_placed',
          ) +
            (values.upiId
              ? ` ${t('The order’s page opens your UPI app with everything filled in, or shows a code to scan.', 'Email order_placed')}`
              : ''),
          t(
            'Please pay by {payableUntil}. After that the order expires. {kind, select, course {We open the course} event {We confirm your seat} other {We complete your order}} once we have found your payment, and email you.',
            { payableUntil: required(writeTime(values.payableUntil)), kind: kindOf(values) },
            'Email order_placed',
          ),
        ]
      : [
          t(
            'You ordered {title} for {amount}. We will email you how to pay. Nothing has been charged.',
            { title: titleOf(values), amount: writeAmount(values.amount) },
            'Email order_placed',
          ),
          t(
            '{kind, select, event {We keep your seat} other {We hold the price}} until {payableUntil}. You can cancel the order at any time before you pay.',
            { kind: kindOf(values), payableUntil: required(writeTime(values.payableUntil)) },
            'Email order_placed',
          ),
        ],
    facts: [
      ...(factsOf(values) ?? []),
      ...listFacts(
        [t('Pay to', 'Email order_placed'), values.payee],
        [t('UPI ID', 'Email order_placed'), values.upiId],
        [t('Account number', 'Email order_placed'), values.bankAccount],
        ['IFSC', values.bankIfsc],
        [t('Bank', 'Email order_placed'), values.bankName],
      ),
    ],
    action: orderLink(
      values,
      hasInstructions(values) ? t('See how to pay', 'Email order_placed') : t('View your order', 'Email order_placed'),
    ),
    because,
  }),

  order_paid: (values) => ({
    subject: t(
      'Payment received for order {reference}',
      { reference: required(values.reference) },
      'Email order_paid, subject',
    ),
    preview: t('Thank you. Your order is complete.', 'Email order_paid, preview'),
    heading: t('We received your payment', 'Email order_paid, heading'),
    ...greet(values),
    paragraphs: [
      t(
        'Thank you. {kind, select, course {You are enrolled in {title}, with lifetime access. Start with the first lesson whenever you like.} event {Your seat at {title} is confirmed. Your ticket is in your dashboard.} other {Your order for {title} is complete.}}',
        { kind: kindOf(values), title: titleOf(values) },
        'Email order_paid',
      ),
      t(
        'If it is not for you, request a refund on the order’s page within {days, plural, one {# day} other {# days}}.',
        { days: orderLimits.refundDays },
        'Email order_paid',
      ),
    ],
    facts: factsOf(values) ?? [],
    action: itemLink(values, 'openPath'),
    because,
  }),

  late_payment: (values) => ({
    subject: t(
      'Order {reference} was paid too late',
      { reference: required(values.reference) },
      'Email late_payment, subject',
    ),
    preview: t('We will send the money back.', 'Email late_payment, preview'),
    heading: t('Your payment came too late', 'Email late_payment, heading'),
    ...greet(values),
    paragraphs: [
      t(
        'We received {amount} for {title} after your order had closed, so we cannot complete it. We will send the money back to the account you paid from, and email you when that is done.',
        { amount: writeAmount(values.amount), title: titleOf(values) },
        'Email late_payment',
      ),
    ],
    facts: factsOf(values) ?? [],
    action: orderLink(values, t('View the order', 'Email late_payment')),
    because,
  }),

  order_cancelled: (values) => ({
    subject: t(
      'Order {reference} is cancelled',
      { reference: required(values.reference) },
      'Email order_cancelled, subject',
    ),
    preview: t('Do not pay this order.', 'Email order_cancelled, preview'),
    heading: t('Your order is cancelled', 'Email order_cancelled, heading'),
    ...greet(values),
    paragraphs: values.reason
      ? [
          t(
            'We cancelled your order for {title}. Do not pay this order. If you have already paid, reply to this email with the order number, and we will send the money back.',
            { title: titleOf(values) },
            'Email order_cancelled',
          ),
          t('Here is why we cancelled it:', 'Email order_cancelled'),
        ]
      : [
          t(
            'You cancelled your order for {title}. Do not pay this order. You can order again at any time.',
            { title: titleOf(values) },
            'Email order_cancelled',
          ),
        ],
    ...(values.reason && { quote: values.reason }),
    facts: factsOf(values) ?? [],
    action: orderLink(values, t('View the order', 'Email order_cancelled')),
    because,
  }),

  order_expired: (values) => ({
    subject: t(
      'Order {reference} has expired',
      { reference: required(values.reference) },
      'Email order_expired, subject',
    ),
    preview: t('No payment reached us in time. You can order again.', 'Email order_expired, preview'),
    heading: t('Your order has expired', 'Email order_expired, heading'),
    ...greet(values),
    paragraphs: [
      t(
        'We found no payment for your order for {title} by {payableUntil}, so it has expired. You can order again at today’s price.',
        { title: titleOf(values), payableUntil: required(writeTime(values.payableUntil)) },
        'Email order_expired',
      ),
      t('If you have paid, write to us with the order number, and we will find your payment.', 'Email order_expired'),
    ],
    facts: factsOf(values) ?? [],
    action: itemLink(values, 'path', t('Order again', 'Email order_expired')),
    because,
  }),

  refund_requested: (values) => ({
    subject: t(
      'Your refund request for order {reference}',
      { reference: required(values.reference) },
      'Email refund_requested, subject',
    ),
    preview: t('We will email you our decision.', 'Email refund_requested, preview'),
    heading: t('We received your refund request', 'Email refund_requested, heading'),
    ...greet(values),
    paragraphs: [
      t(
        'You asked for a refund for {title}. We will review it and email you our decision. {kind, select, course {You keep access} event {You keep your seat} other {You keep what you paid for}} until then.',
        { title: titleOf(values), kind: kindOf(values) },
        'Email refund_requested',
      ),
    ],
    facts: factsOf(values) ?? [],
    action: orderLink(values, t('View your order', 'Email refund_requested')),
    because,
  }),

  refund_declined: (values) => ({
    subject: t(
      'Your refund request for order {reference}',
      { reference: required(values.reference) },
      'Email refund_declined, subject',
    ),
    preview: t('We could not refund this order. Here is why.', 'Email refund_declined, preview'),
    heading: t('Your refund request', 'Email refund_declined, heading'),
    ...greet(values),
    paragraphs: [
      t(
        'We reviewed your refund request for {title} and could not refund it. {kind, select, course {You keep access.} event {You keep your seat.} other {You keep what you paid for.}} Here is why:',
        { title: titleOf(values), kind: kindOf(values) },
        'Email refund_declined',
      ),
    ],
    quote: required(values.reason),
    facts: factsOf(values) ?? [],
    action: orderLink(values, t('View your order', 'Email refund_declined')),
    because,
  }),

  order_refunded: (values) => ({
    subject: t(
      'Order {reference} is refunded',
      { reference: required(values.reference) },
      'Email order_refunded, subject',
    ),
    preview: t('The money is on its way to you.', 'Email order_refunded, preview'),
    heading: t('Your order is refunded', 'Email order_refunded, heading'),
    ...greet(values),
    paragraphs: [
      t(
        'We sent {amount} for {title} back to the account you paid from. Banks can take up to 5 working days.',
        { amount: writeAmount(values.amount), title: titleOf(values) },
        'Email order_refunded',
      ) + (values.isUngiven ? '' : lostOf(values)),
    ],
    facts: [
      ...(factsOf(values) ?? []),
      ...listFacts([t('Bank reference', 'Email order_refunded'), values.refundReference]),
    ],
    action: orderLink(values, t('View the order', 'Email order_refunded')),
    because,
  }),
} satisfies Record<string, WriteMail>

const sample = {
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

export const samples: MailSamples = {
  order_placed: {
    values: {
      ...sample,
      payee: 'Kere Learning',
      upiId: 'kere@examplebank',
      bankAccount: '000123456789',
      bankIfsc: 'EXMP0000123',
      bankName: 'Example Bank, Bengaluru',
    },
    leadsTo,
  },
  order_paid: { values: sample, leadsTo: '/dashboard/my-courses/crs_1' },
  late_payment: { values: sample, leadsTo },
  order_cancelled: { values: { ...sample, reason: 'The course begins in spring only.' }, leadsTo },
  order_expired: { values: sample, leadsTo: '/courses/crs_1' },
  refund_requested: { values: sample, leadsTo },
  refund_declined: { values: { ...sample, reason: 'You have completed the course.' }, leadsTo },
  order_refunded: { values: { ...sample, refundReference: 'N326112299' }, leadsTo },
}

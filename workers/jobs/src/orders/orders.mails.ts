import { countOf } from '@kere/brand/count'
import { product } from '@kere/brand/brand'
import { lookup } from '@kere/contracts/http/open-value'
import { orderItems, orderItemLabels } from '@kere/contracts/orders/order-items'
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
  return item ? { label: label ?? item.openLabel, path: `${item[at]}/${required(itemId)}` } : dashboard
}

const because = `You received this email because you placed an order on ${product}.`

const factsOf = (values: MailValues): MailContent['facts'] =>
  listFacts(['Order', required(values.reference)], ['Amount', writeAmount(values.amount)])

const wordsOf = ({ itemKind }: MailValues) => orderItemLabels(required(itemKind))

const hasInstructions = ({ payee }: MailValues) => Boolean(payee)

const waysOf = ({ upiId, bankAccount }: MailValues) =>
  `by ${[upiId && 'UPI', bankAccount && 'bank transfer'].filter(Boolean).join(' or ')}`

export const mails = {
  order_placed: (values) => ({
    subject: `Your order ${required(values.reference)}`,
    preview: hasInstructions(values) ? 'How to pay, and what happens then.' : 'We will email you how to pay.',
    heading: 'Your order is placed',
    ...greet(values),
    paragraphs: hasInstructions(values)
      ? [
          `You ordered ${titleOf(values)}. Pay ${writeAmount(values.amount)} ${waysOf(values)}, and put the order number in the payment note so that we can find it.${values.upiId ? ' The order’s page opens your UPI app with everything filled in, or shows a code to scan.' : ''}`,
          `Please pay by ${required(writeTime(values.payableUntil))}. After that the order expires. We ${wordsOf(values).opens} once we have found your payment, and email you.`,
        ]
      : [
          `You ordered ${titleOf(values)} for ${writeAmount(values.amount)}. We will email you how to pay. Nothing has been charged.`,
          `${wordsOf(values).held} until ${required(writeTime(values.payableUntil))}. You can cancel the order at any time before you pay.`,
        ],
    facts: [
      ...(factsOf(values) ?? []),
      ...listFacts(
        ['Pay to', values.payee],
        ['UPI ID', values.upiId],
        ['Account number', values.bankAccount],
        ['IFSC', values.bankIfsc],
        ['Bank', values.bankName],
      ),
    ],
    action: orderLink(values, hasInstructions(values) ? 'See how to pay' : 'View your order'),
    because,
  }),

  order_paid: (values) => ({
    subject: `Payment received for order ${required(values.reference)}`,
    preview: 'Thank you. Your order is complete.',
    heading: 'We received your payment',
    ...greet(values),
    paragraphs: [
      `Thank you. ${wordsOf(values).given(titleOf(values))}`,
      `If it is not for you, request a refund on the order’s page within ${countOf(orderLimits.refundDays, 'day')}.`,
    ],
    facts: factsOf(values) ?? [],
    action: itemLink(values, 'openPath'),
    because,
  }),

  late_payment: (values) => ({
    subject: `Order ${required(values.reference)} was paid too late`,
    preview: 'We will send the money back.',
    heading: 'Your payment came too late',
    ...greet(values),
    paragraphs: [
      `We received ${writeAmount(values.amount)} for ${titleOf(values)} after your order had closed, so we cannot complete it. We will send the money back to the account you paid from, and email you when that is done.`,
    ],
    facts: factsOf(values) ?? [],
    action: orderLink(values, 'View the order'),
    because,
  }),

  order_cancelled: (values) => ({
    subject: `Order ${required(values.reference)} is cancelled`,
    preview: 'Do not pay this order.',
    heading: 'Your order is cancelled',
    ...greet(values),
    paragraphs: values.reason
      ? [
          `We cancelled your order for ${titleOf(values)}. Do not pay this order. If you have already paid, reply to this email with the order number, and we will send the money back.`,
          'Here is why we cancelled it:',
        ]
      : [`You cancelled your order for ${titleOf(values)}. Do not pay this order. You can order again at any time.`],
    ...(values.reason && { quote: values.reason }),
    facts: factsOf(values) ?? [],
    action: orderLink(values, 'View the order'),
    because,
  }),

  order_expired: (values) => ({
    subject: `Order ${required(values.reference)} has expired`,
    preview: 'No payment reached us in time. You can order again.',
    heading: 'Your order has expired',
    ...greet(values),
    paragraphs: [
      `We found no payment for your order for ${titleOf(values)} by ${required(writeTime(values.payableUntil))}, so it has expired. You can order again at today’s price.`,
      'If you have paid, write to us with the order number, and we will find your payment.',
    ],
    facts: factsOf(values) ?? [],
    action: itemLink(values, 'path', 'Order again'),
    because,
  }),

  refund_requested: (values) => ({
    subject: `Your refund request for order ${required(values.reference)}`,
    preview: 'We will email you our decision.',
    heading: 'We received your refund request',
    ...greet(values),
    paragraphs: [
      `You asked for a refund for ${titleOf(values)}. We will review it and email you our decision. ${wordsOf(values).kept} until then.`,
    ],
    facts: factsOf(values) ?? [],
    action: orderLink(values, 'View your order'),
    because,
  }),

  refund_declined: (values) => ({
    subject: `Your refund request for order ${required(values.reference)}`,
    preview: 'We could not refund this order. Here is why.',
    heading: 'Your refund request',
    ...greet(values),
    paragraphs: [
      `We reviewed your refund request for ${titleOf(values)} and could not refund it. ${wordsOf(values).kept}. Here is why:`,
    ],
    quote: required(values.reason),
    facts: factsOf(values) ?? [],
    action: orderLink(values, 'View your order'),
    because,
  }),

  order_refunded: (values) => ({
    subject: `Order ${required(values.reference)} is refunded`,
    preview: 'The money is on its way to you.',
    heading: 'Your order is refunded',
    ...greet(values),
    paragraphs: [
      `We sent ${writeAmount(values.amount)} for ${titleOf(values)} back to the account you paid from. Banks can take up to 5 working days.${values.isUngiven ? '' : ` ${wordsOf(values).lost}`}`,
    ],
    facts: [...(factsOf(values) ?? []), ...listFacts(['Bank reference', values.refundReference])],
    action: orderLink(values, 'View the order'),
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

import { product } from '@kere/brand/brand'
import { greet, listFacts, required } from '../../mail/mail-parts.ts'
import type { MailSamples, WriteMail } from '../../mail/mail-content.ts'

const rupees = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' })

const writePaise = (paise: string | undefined) => rupees.format(Number(required(paise)) / 100)

export const mails = {
  payment_returned: ({ reference, title, orderId, paise, ...values }) => ({
    subject: `Your payment for ${required(reference)} goes back`,
    preview: 'The order was no longer waiting for this payment.',
    heading: 'Your payment goes back to you',
    ...greet(values),
    paragraphs: [
      `You paid ${writePaise(paise)} for “${required(title)}”, but the order was no longer waiting for this payment: it had been paid already, had closed, or its price had changed. We are sending the whole amount back to where you paid from. Banks can take up to 7 working days.`,
      'You do not have to do anything. The order’s page shows how the order stands.',
    ],
    facts: listFacts(['Order', required(reference)], ['Amount', writePaise(paise)]),
    action: { label: 'View the order', path: `/dashboard/my-orders/${required(orderId)}` },
    because: `You received this email because you placed an order on ${product}.`,
  }),
} satisfies Record<string, WriteMail>

export const samples: MailSamples = {
  payment_returned: {
    values: {
      firstName: 'Asha',
      orderId: 'ord_1',
      reference: 'K-7F3Q-X2RM',
      title: 'Reading a lake: field methods for urban water',
      paise: '149900',
    },
    leadsTo: '/dashboard/my-orders/ord_1',
  },
}

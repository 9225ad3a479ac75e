import { t } from '@kere/brand/messages'
import { greet, listFacts, required } from '../../mail/mail-parts.ts'
import type { MailSamples, WriteMail } from '../../mail/mail-content.ts'

const rupees = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' })

const writePaise = (paise: string | undefined) => rupees.format(Number(required(paise)) / 100)

export const mails = {
  payment_returned: ({ reference, title, orderId, paise, ...values }) => ({
    subject: t(
      'Your payment for {reference} goes back',
      { reference: required(reference) },
      'Email payment_returned, subject',
    ),
    preview: t('The order was no longer waiting for this payment.', 'Email payment_returned, preview'),
    heading: t('Your payment goes back to you', 'Email payment_returned, heading'),
    ...greet(values),
    paragraphs: [
      t(
        'You paid {amount} for “{title}”, but the order was no longer waiting for this payment: it had been paid already, had closed, or its price had changed. We are sending the whole amount back to where you paid from. Banks can take up to 7 working days.',
        { amount: writePaise(paise), title: required(title) },
        'Email payment_returned',
      ),
      t('You do not have to do anything. The order’s page shows how the order stands.', 'Email payment_returned'),
    ],
    facts: listFacts(
      [t('Order', 'Email payment_returned'), required(reference)],
      [t('Amount', 'Email payment_returned'), writePaise(paise)],
    ),
    action: {
      label: t('View the order', 'Email payment_returned, button or link'),
      path: `/dashboard/my-orders/${required(orderId)}`,
    },
    because: t(
      'You received this email because you placed an order on Kere.',
      'Email payment_returned, why they received it',
    ),
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

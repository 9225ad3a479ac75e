import { product, teamEmail } from '@kere/brand/brand'
import type { MailSamples, WriteMail } from '../../mail/mail-content.ts'
import { greet, listFacts, required, writeTime } from '../../mail/mail-parts.ts'

export const mails = {
  breach_letter: ({ what, from, to, nature, consequences, measures, advice, ...values }) => ({
    ...greet(values),
    subject: `Somebody may have seen your data on ${product}`,
    preview: required(advice),
    heading: 'Somebody may have seen your data',
    paragraphs: [
      `Between ${required(writeTime(from))} and ${required(writeTime(to))}, somebody may have seen data about you. We are sorry. Here is what was there:`,
    ],
    quote: required(what),
    facts: listFacts(
      ['What happened', required(nature)],
      ['What may follow', required(consequences)],
      ['What we have done', required(measures)],
      ['What you can do', required(advice)],
    ),
    action: { label: 'Ask us about it', path: '/contact' },
    afterAction: `You can also write to ${teamEmail}.`,
    because: `You received this email because ${product} holds data about you under this address.`,
  }),
} satisfies Record<string, WriteMail>

export const samples: MailSamples = {
  breach_letter: {
    values: {
      firstName: 'Zoya',
      what: 'Your orders, payments and refunds\nYour email address, and your password as a hash',
      from: '2026-11-15T03:30:00Z',
      to: '2026-11-15T04:30:00Z',
      nature: 'A copy of a backup was public for an hour.',
      consequences: 'Somebody may write to you in our name.',
      measures: 'We deleted the copy and closed the place.',
      advice: 'Do not answer emails that ask for your password.',
    },
    leadsTo: '/contact',
  },
}

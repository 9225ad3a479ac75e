import { t } from '@kere/brand/messages'
import { teamEmail } from '@kere/brand/brand'
import type { MailSamples, WriteMail } from '../../mail/mail-content.ts'
import { greet, listFacts, required, writeTime } from '../../mail/mail-parts.ts'

const contactPath = '/contact'

export const mails = {
  breach_letter: ({ isDrill, what, from, to, nature, consequences, measures, advice, ...values }) => ({
    ...greet(values),
    subject: t('Somebody may have seen your data on Kere', 'Email breach_letter, subject'),
    preview: required(advice),
    heading: t('Somebody may have seen your data', 'Email breach_letter, heading'),
    paragraphs: [
      ...(isDrill ? [t('This is a drill. Nobody but you gets this letter.', 'Email breach_letter')] : []),
      t(
        'Between {from} and {to}, somebody may have seen data about you. We are sorry. Here is what was there:',
        { from: required(writeTime(from)), to: required(writeTime(to)) },
        'Email breach_letter',
      ),
    ],
    quote: required(what),
    facts: listFacts(
      [t('What happened', 'Email breach_letter'), required(nature)],
      [t('What may follow', 'Email breach_letter'), required(consequences)],
      [t('What we have done', 'Email breach_letter'), required(measures)],
      [t('What you can do', 'Email breach_letter'), required(advice)],
    ),
    action: { label: t('Ask us about it', 'Email breach_letter, button or link'), path: contactPath },
    afterAction: t('You can also write to {teamEmail}.', { teamEmail }, 'Email breach_letter'),
    because: t(
      'You received this email because Kere holds data about you under this address.',
      'Email breach_letter, why they received it',
    ),
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
    leadsTo: contactPath,
  },
}

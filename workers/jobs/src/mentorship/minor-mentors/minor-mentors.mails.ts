import { product } from '@kere/brand/brand'
import { limits } from '@kere/contracts/http/limits'
import type { MailSamples, WriteMail } from '../../mail/mail-content.ts'
import { greet, required } from '../../mail/mail-parts.ts'

const because = `You received this email because you teach on ${product}.`

const action = { label: 'View your mentorships', path: '/dashboard/mentorship' }

export const mails = {
  minor_mentor_approved: (values) => ({
    subject: `You may now mentor learners under ${limits.fullAge}`,
    preview: 'Their guardians get a copy of what you write.',
    heading: `You may now mentor learners under ${limits.fullAge}`,
    ...greet(values),
    paragraphs: [
      `The ${product} team can now assign you requests of learners under ${limits.fullAge}. Their guardians get a copy of every note, goal and answer that you write. Keep sessions and messages on ${product}.`,
    ],
    action,
    because,
  }),

  minor_mentor_withdrawn: (values) => ({
    subject: `You may no longer mentor learners under ${limits.fullAge}`,
    preview: 'Here is why.',
    heading: `You may no longer mentor learners under ${limits.fullAge}`,
    ...greet(values),
    paragraphs: [
      `The ${product} team has taken back your approval to mentor learners under ${limits.fullAge}. Your mentorships with them stop, and sessions to come are cancelled. Everything else stays as it is. Here is why:`,
    ],
    quote: required(values.reason),
    afterAction: 'If you think that this is a mistake, reply to this email.',
    action,
    because,
  }),
} satisfies Record<string, WriteMail>

const values = { firstName: 'Asha', reason: 'We could not reach your references.' }

export const samples: MailSamples = {
  minor_mentor_approved: { values, leadsTo: '/dashboard/mentorship' },
  minor_mentor_withdrawn: { values, leadsTo: '/dashboard/mentorship' },
}

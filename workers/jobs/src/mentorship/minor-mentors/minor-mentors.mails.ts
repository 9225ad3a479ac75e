import { t } from '@kere/brand/messages'
import { limits } from '@kere/contracts/http/limits'
import type { MailSamples, WriteMail } from '../../mail/mail-content.ts'
import { greet, required } from '../../mail/mail-parts.ts'

const because = t('You received this email because you teach on Kere.', 'Email, why they received it')

const action = { label: t('View your mentorships', 'Email, button or link'), path: '/dashboard/mentorship' }

export const mails = {
  minor_mentor_approved: (values) => ({
    subject: t(
      'You may now mentor learners under {age}',
      { age: limits.fullAge },
      'Email minor_mentor_approved, subject',
    ),
    preview: t('Their guardians get a copy of what you write.', 'Email minor_mentor_approved, preview'),
    heading: t(
      'You may now mentor learners under {age}',
      { age: limits.fullAge },
      'Email minor_mentor_approved, heading',
    ),
    ...greet(values),
    paragraphs: [
      t(
        'The Kere team can now assign you requests of learners under {age}. Their guardians get a copy of every note, goal and answer that you write. Keep sessions and messages on Kere.',
        { age: limits.fullAge },
        'Email minor_mentor_approved',
      ),
    ],
    action,
    because,
  }),

  minor_mentor_withdrawn: (values) => ({
    subject: t(
      'You may no longer mentor learners under {age}',
      { age: limits.fullAge },
      'Email minor_mentor_withdrawn, subject',
    ),
    preview: t('Here is why.', 'Email minor_mentor_withdrawn, preview'),
    heading: t(
      'You may no longer mentor learners under {age}',
      { age: limits.fullAge },
      'Email minor_mentor_withdrawn, heading',
    ),
    ...greet(values),
    paragraphs: [
      t(
        'The Kere team has taken back your approval to mentor learners under {age}. Your mentorships with them stop, and sessions to come are cancelled. Everything else stays as it is. Here is why:',
        { age: limits.fullAge },
        'Email minor_mentor_withdrawn',
      ),
    ],
    quote: required(values.reason),
    afterAction: t('If you think that this is a mistake, reply to this email.', 'Email minor_mentor_withdrawn'),
    action,
    because,
  }),
} satisfies Record<string, WriteMail>

const values = { firstName: 'Asha', reason: 'We could not reach your references.' }

export const samples: MailSamples = {
  minor_mentor_approved: { values, leadsTo: '/dashboard/mentorship' },
  minor_mentor_withdrawn: { values, leadsTo: '/dashboard/mentorship' },
}

import { t } from '@kere/brand/messages'
import type { MailSamples, WriteMail } from '../../mail/mail-content.ts'
import { dashboard, greet, required } from '../../mail/mail-parts.ts'

const becauseApplied = t(
  'You received this email because you applied to teach on Kere with this address.',
  'Email, why they received it',
)

export const mails = {
  application_received: (values) => ({
    subject: t('We received your application to teach', 'Email application_received, subject'),
    preview: t('It is under review. We usually decide within 3 days.', 'Email application_received, preview'),
    heading: t('We received your application', 'Email application_received, heading'),
    ...greet(values),
    paragraphs: [
      t(
        'Thank you for applying to teach on Kere. Your application is under review. We usually decide within 3 days, and we will email you the decision.',
        'Email application_received',
      ),
      t(
        'Once you are approved, you can publish courses, host events and mentor learners. Until then, you can check its status on your dashboard.',
        'Email application_received',
      ),
    ],
    action: dashboard,
    because: becauseApplied,
  }),

  application_approved: (values) => ({
    subject: t('You can now teach on Kere', 'Email application_approved, subject'),
    preview: t('Your application is approved.', 'Email application_approved, preview'),
    heading: t('Your application is approved', 'Email application_approved, heading'),
    ...greet(values),
    paragraphs: [
      t(
        'You can now publish courses, host events and mentor learners on Kere. Start on your dashboard.',
        'Email application_approved',
      ),
    ],
    action: dashboard,
    because: becauseApplied,
  }),

  application_rejected: ({ reason, ...values }) => ({
    subject: t('Your application to teach', 'Email application_rejected, subject'),
    preview: t('We could not approve it this time. Here is why.', 'Email application_rejected, preview'),
    heading: t('Your application to teach', 'Email application_rejected, heading'),
    ...greet(values),
    paragraphs: [
      t(
        'Thank you for applying to teach on Kere. We reviewed your application and could not approve it this time. Here is why:',
        'Email application_rejected',
      ),
    ],
    quote: required(reason),
    action: { label: t('Apply again', 'Email application_rejected, button or link'), path: '/join-as-educator' },
    afterAction: t(
      'You can apply again at any time. Your account and your courses stay as they are.',
      'Email application_rejected',
    ),
    because: becauseApplied,
  }),
} satisfies Record<string, WriteMail>

export const samples: MailSamples = {
  application_received: { values: { firstName: 'Asha' }, leadsTo: '/dashboard' },
  application_approved: { values: { firstName: 'Asha' }, leadsTo: '/dashboard' },
  application_rejected: {
    values: { firstName: 'Asha', reason: 'Your bio says little.\nPlease tell us what you have taught.' },
    leadsTo: '/join-as-educator',
  },
}

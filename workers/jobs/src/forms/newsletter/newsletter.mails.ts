import { t } from '@kere/brand/messages'
import { confirmationDays } from '@kere/contracts/forms/newsletter-options'
import type { MailSamples, WriteMail } from '../../mail/mail-content.ts'
import { required } from '../../mail/mail-parts.ts'

export const mails = {
  newsletter_confirmation: ({ path }) => ({
    subject: t('Confirm your subscription', 'Email newsletter_confirmation, subject'),
    preview: t('One click, and the newsletter comes to this address.', 'Email newsletter_confirmation, preview'),
    heading: t('Confirm your subscription', 'Email newsletter_confirmation, heading'),
    paragraphs: [
      t(
        'Someone asked for the Kere newsletter at this address. If it was you, confirm it.',
        'Email newsletter_confirmation',
      ),
      t(
        'The link works for {days, plural, one {# day} other {# days}}.',
        { days: confirmationDays },
        'Email newsletter_confirmation',
      ),
    ],
    action: { label: t('Confirm subscription', 'Email newsletter_confirmation, button or link'), path: required(path) },
    afterAction: t(
      'If it was not you, you need to do nothing. We send nothing without your confirmation, and delete the address after {days, plural, one {# day} other {# days}}.',
      { days: confirmationDays },
      'Email newsletter_confirmation',
    ),
    because: t(
      'You received this email because someone entered this address on Kere.',
      'Email newsletter_confirmation, why they received it',
    ),
  }),
} satisfies Record<string, WriteMail>

export const samples: MailSamples = {
  newsletter_confirmation: {
    values: { path: '/newsletter/subscription?token=x' },
    leadsTo: '/newsletter/subscription?token=x',
  },
}

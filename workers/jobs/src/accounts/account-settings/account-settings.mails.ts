import { t } from '@kere/brand/messages'
import type { MailSamples, WriteMail } from '../../mail/mail-content.ts'
import { account, tellOwnAct } from '../../mail/mail-parts.ts'

export const mails = {
  google_unlinked: (values) => ({
    subject: t('Your Google account was unlinked', 'Email google_unlinked, subject'),
    preview: t('Sign in with your email address and your password.', 'Email google_unlinked, preview'),
    heading: t('Your Google account was unlinked', 'Email google_unlinked, heading'),
    ...tellOwnAct(values),
    paragraphs: [
      t(
        'Your Google account is no longer linked to your Kere account. Sign in with your email address and your password.',
        'Email google_unlinked',
      ),
    ],
    action: account,
  }),
} satisfies Record<string, WriteMail>

export const samples: MailSamples = {
  google_unlinked: {
    values: { firstName: 'Asha', at: '2026-11-20T13:25:00.000Z', device: 'Firefox on Android' },
    leadsTo: '/dashboard/account',
  },
}

import { t } from '@kere/brand/messages'
import type { MailSamples, WriteMail } from '../../mail/mail-content.ts'
import {
  account,
  becauseAccount,
  greet,
  listFacts,
  notYourDoing,
  writeDevice,
  writeTime,
} from '../../mail/mail-parts.ts'

export const mails = {
  google_unlinked: (values) => ({
    subject: t('Your Google account was unlinked', 'Email google_unlinked, subject'),
    preview: t('Sign in with your email address and your password.', 'Email google_unlinked, preview'),
    heading: t('Your Google account was unlinked', 'Email google_unlinked, heading'),
    ...greet(values),
    paragraphs: [
      t(
        'Your Google account is no longer linked to your Kere account. Sign in with your email address and your password.',
        'Email google_unlinked',
      ),
    ],
    facts: listFacts(
      [t('When', 'Email google_unlinked'), writeTime(values.at)],
      [t('Device', 'Email google_unlinked'), writeDevice(values.device)],
    ),
    action: account,
    notYou: notYourDoing,
    because: becauseAccount,
  }),
} satisfies Record<string, WriteMail>

export const samples: MailSamples = {
  google_unlinked: {
    values: { firstName: 'Asha', at: '2026-11-20T13:25:00.000Z', device: 'Firefox on Android' },
    leadsTo: '/dashboard/account',
  },
}

import { t } from '@kere/brand/messages'
import type { MailSamples, WriteMail } from '../../mail/mail-content.ts'
import {
  account,
  becauseAccount,
  greet,
  listFacts,
  setPassword,
  writeDevice,
  writeTime,
} from '../../mail/mail-parts.ts'

export const mails = {
  google_linked: (values) => ({
    subject: t('A Google account was linked', 'Email google_linked, subject'),
    preview: t('You can now sign in with Google as well.', 'Email google_linked, preview'),
    heading: t('A Google account was linked', 'Email google_linked, heading'),
    ...greet(values),
    paragraphs: [
      t(
        'The Google account with this email address was linked to your Kere account. You can now sign in with Google as well.',
        'Email google_linked',
      ),
    ],
    facts: listFacts(
      [t('When', 'Email google_linked'), writeTime(values.at)],
      [t('Device', 'Email google_linked'), writeDevice(values.device)],
    ),
    action: account,
    notYou: {
      text: t(
        'If this was not you, set a new password now. This signs you out everywhere. Then sign in with it and unlink the Google account.',
        'Email google_linked',
      ),
      link: setPassword,
    },
    because: becauseAccount,
  }),
} satisfies Record<string, WriteMail>

export const samples: MailSamples = {
  google_linked: {
    values: { firstName: 'Asha', at: '2026-11-20T13:25:00.000Z', device: 'Firefox on Android' },
    leadsTo: '/dashboard/account',
  },
}

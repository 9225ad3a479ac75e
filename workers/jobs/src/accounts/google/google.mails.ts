import { t } from '@kere/brand/messages'
import type { MailSamples, WriteMail } from '../../mail/mail-content.ts'
import { account, setPassword, tellOwnAct } from '../../mail/mail-parts.ts'

export const mails = {
  google_linked: (values) => ({
    subject: t('A Google account was linked', 'Email google_linked, subject'),
    preview: t('You can now sign in with Google as well.', 'Email google_linked, preview'),
    heading: t('A Google account was linked', 'Email google_linked, heading'),
    ...tellOwnAct(values),
    paragraphs: [
      t(
        'The Google account with this email address was linked to your Kere account. You can now sign in with Google as well.',
        'Email google_linked',
      ),
    ],
    action: account,
    notYou: {
      text: t(
        'If this was not you, set a new password now. This signs you out everywhere. Then sign in with it and unlink the Google account.',
        'Email google_linked',
      ),
      link: setPassword,
    },
  }),
} satisfies Record<string, WriteMail>

export const samples: MailSamples = {
  google_linked: {
    values: { firstName: 'Asha', at: '2026-11-20T13:25:00.000Z', device: 'Firefox on Android' },
    leadsTo: '/dashboard/account',
  },
}

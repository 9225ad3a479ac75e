import { t } from '@kere/brand/messages'
import type { MailSamples, WriteMail } from '../../mail/mail-content.ts'
import {
  becauseAccount,
  greet,
  listFacts,
  sessions,
  setPassword,
  writeDevice,
  writeTime,
} from '../../mail/mail-parts.ts'

export const mails = {
  new_device: (values) => ({
    subject: t('New sign-in to your account', 'Email new_device, subject'),
    preview: t('If this was you, there is nothing to do.', 'Email new_device, preview'),
    heading: t('New sign-in to your account', 'Email new_device, heading'),
    ...greet(values),
    paragraphs: [
      t(
        'Your account was signed in to from a new browser. If this was you, there is nothing to do.',
        'Email new_device',
      ),
    ],
    facts: listFacts(
      [t('Device', 'Email new_device'), writeDevice(values.device)],
      [t('When', 'Email new_device'), writeTime(values.at)],
    ),
    action: sessions,
    notYou: {
      text: t('If this was not you, sign out that session, then set a new password.', 'Email new_device'),
      link: setPassword,
    },
    because: becauseAccount,
  }),

  session_replayed: (values) => ({
    subject: t('We signed out one of your sessions', 'Email session_replayed, subject'),
    preview: t('Somebody may have copied it.', 'Email session_replayed, preview'),
    heading: t('We signed out one of your sessions', 'Email session_replayed, heading'),
    ...greet(values),
    paragraphs: [
      t(
        'One of your sessions was used in two places at once. Somebody may have copied it from your browser, so we signed it out.',
        'Email session_replayed',
      ),
      t(
        'This can also happen when a browser is restored from a backup. Sign in again to continue.',
        'Email session_replayed',
      ),
    ],
    facts: listFacts([t('When', 'Email session_replayed'), writeTime(values.at)]),
    action: sessions,
    notYou: {
      text: t('To be safe, set a new password. This signs you out everywhere.', 'Email session_replayed'),
      link: setPassword,
    },
    because: becauseAccount,
  }),
} satisfies Record<string, WriteMail>

export const samples: MailSamples = {
  new_device: {
    values: { firstName: 'Asha', device: 'Firefox on Android', at: '2026-11-20T13:25:00.000Z' },
    leadsTo: '/dashboard/sessions',
  },
  session_replayed: {
    values: { firstName: 'Asha', at: '2026-11-20T13:25:00.000Z' },
    leadsTo: '/dashboard/sessions',
  },
}

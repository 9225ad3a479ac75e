import { t } from '@kere/brand/messages'
import type { MailLink, MailSamples, WriteMail } from '../../mail/mail-content.ts'
import {
  becauseAccount,
  greet,
  listFacts,
  notYourDoing,
  required,
  writeDevice,
  writeTime,
} from '../../mail/mail-parts.ts'

const settings: MailLink = {
  label: t('Open two-step verification', 'Email, button or link'),
  path: '/dashboard/two-step-verification',
}

type Values = Parameters<WriteMail>[0]

const told = (values: Values) => ({
  ...greet(values),
  facts: listFacts(
    [t('Passkey', 'Email'), required(values.passkey)],
    [t('When', 'Email'), writeTime(values.at)],
    [t('Device', 'Email'), writeDevice(values.device)],
  ),
  action: settings,
  notYou: notYourDoing,
  because: becauseAccount,
})

export const mails = {
  passkey_added: (values) => ({
    subject: t('You have a new passkey', 'Email passkey_added, subject'),
    preview: t('It signs you in without your password.', 'Email passkey_added, preview'),
    heading: t('You have a new passkey', 'Email passkey_added, heading'),
    ...told(values),
    paragraphs: [
      t(
        'With it you sign in to Kere without your password. If you sign in with your password, we ask for the passkey too.',
        'Email passkey_added',
      ),
    ],
  }),

  passkey_removed: (values) => ({
    subject: t('A passkey was removed', 'Email passkey_removed, subject'),
    preview: t('It no longer signs you in.', 'Email passkey_removed, preview'),
    heading: t('A passkey was removed', 'Email passkey_removed, heading'),
    ...told(values),
    paragraphs: [
      t(
        'This passkey no longer signs you in to Kere. You can also delete it on the device that keeps it.',
        'Email passkey_removed',
      ),
    ],
  }),
} satisfies Record<string, WriteMail>

const values = { firstName: 'Asha', at: '2026-11-20T13:25:00.000Z', device: 'Firefox on Android', passkey: 'My phone' }
const leadsTo = settings.path

export const samples: MailSamples = {
  passkey_added: { values, leadsTo },
  passkey_removed: { values, leadsTo },
}

import { t } from '@kere/brand/messages'
import type { MailSamples, MailValues, WriteMail } from '../../mail/mail-content.ts'
import { required, tellOwnAct, twoSteps } from '../../mail/mail-parts.ts'

const passkeyOf = ({ passkey }: MailValues) => [t('Passkey', 'Email'), required(passkey)] as const

export const mails = {
  passkey_added: (values) => ({
    subject: t('You have a new passkey', 'Email passkey_added, subject'),
    preview: t('It signs you in without your password.', 'Email passkey_added, preview'),
    heading: t('You have a new passkey', 'Email passkey_added, heading'),
    ...tellOwnAct(values, passkeyOf(values)),
    action: twoSteps,
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
    ...tellOwnAct(values, passkeyOf(values)),
    action: twoSteps,
    paragraphs: [
      t(
        'This passkey no longer signs you in to Kere. You can also delete it on the device that keeps it.',
        'Email passkey_removed',
      ),
    ],
  }),
} satisfies Record<string, WriteMail>

const values = { firstName: 'Asha', at: '2026-11-20T13:25:00.000Z', device: 'Firefox on Android', passkey: 'My phone' }
const leadsTo = twoSteps.path

export const samples: MailSamples = {
  passkey_added: { values, leadsTo },
  passkey_removed: { values, leadsTo },
}

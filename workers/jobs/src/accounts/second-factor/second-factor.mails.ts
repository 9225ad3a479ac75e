import { t } from '@kere/brand/messages'
import type { MailSamples, WriteMail } from '../../mail/mail-content.ts'
import { becauseAccount, greet, notYourDoing, required, signIn, tellOwnAct, twoSteps } from '../../mail/mail-parts.ts'

export const mails = {
  second_factor_on: (values) => ({
    subject: t('Two-step verification is on', 'Email second_factor_on, subject'),
    preview: t('You now sign in with your password and a code.', 'Email second_factor_on, preview'),
    heading: t('Two-step verification is on', 'Email second_factor_on, heading'),
    ...tellOwnAct(values),
    action: twoSteps,
    paragraphs: [
      t(
        'From now on, Kere asks for a code from your authenticator app when you sign in. Keep your recovery codes in a safe place: each one replaces a code once.',
        'Email second_factor_on',
      ),
    ],
  }),

  second_factor_off: (values) => ({
    subject: t('Two-step verification is off', 'Email second_factor_off, subject'),
    preview: t('You now sign in without a code.', 'Email second_factor_off, preview'),
    heading: t('Two-step verification is off', 'Email second_factor_off, heading'),
    ...tellOwnAct(values),
    action: twoSteps,
    paragraphs: [
      t(
        'Kere no longer asks for a code when you sign in. Your recovery codes were deleted, unless you have a passkey.',
        'Email second_factor_off',
      ),
    ],
  }),

  recovery_codes_replaced: (values) => ({
    subject: t('You have new recovery codes', 'Email recovery_codes_replaced, subject'),
    preview: t('Your old recovery codes no longer work.', 'Email recovery_codes_replaced, preview'),
    heading: t('You have new recovery codes', 'Email recovery_codes_replaced, heading'),
    ...tellOwnAct(values),
    action: twoSteps,
    paragraphs: [
      t('Ten new recovery codes replaced your old ones, which no longer work.', 'Email recovery_codes_replaced'),
    ],
  }),

  recovery_code_used: (values) => ({
    subject: t('A recovery code was used', 'Email recovery_code_used, subject'),
    preview: t('It replaced the second step of a sign-in.', 'Email recovery_code_used, preview'),
    heading: t('A recovery code was used', 'Email recovery_code_used, heading'),
    ...tellOwnAct(values),
    action: twoSteps,
    paragraphs: [
      t(
        'Somebody used one of your recovery codes instead of your authenticator app or your passkey. It does not work again.',
        'Email recovery_code_used',
      ),
    ],
  }),

  second_factor_reset: ({ reason, ...values }) => ({
    subject: t('Your two-step verification was turned off', 'Email second_factor_reset, subject'),
    preview: t('You are signed out everywhere. Here is why.', 'Email second_factor_reset, preview'),
    heading: t('Your two-step verification was turned off', 'Email second_factor_reset, heading'),
    ...greet(values),
    paragraphs: [
      t(
        'The Kere team turned off two-step verification for your account. You are signed out everywhere, and your passkeys were deleted. You sign in without a code until you turn it on again. Here is why:',
        'Email second_factor_reset',
      ),
    ],
    quote: required(reason),
    action: signIn,
    notYou: notYourDoing,
    because: becauseAccount,
  }),
} satisfies Record<string, WriteMail>

const values = { firstName: 'Asha', at: '2026-11-20T13:25:00.000Z', device: 'Firefox on Android' }
const leadsTo = twoSteps.path

export const samples: MailSamples = {
  second_factor_on: { values, leadsTo },
  second_factor_off: { values, leadsTo },
  recovery_codes_replaced: { values, leadsTo },
  recovery_code_used: { values, leadsTo },
  second_factor_reset: {
    values: { firstName: 'Asha', reason: 'You told us that your phone is lost.' },
    leadsTo: '/auth/login',
  },
}

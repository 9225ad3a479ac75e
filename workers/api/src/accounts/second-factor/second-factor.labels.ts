import { t } from '@kere/brand/messages'
import type { BellLabels, MailLabels } from '../../http/labels.ts'

export const auditActions = {
  'account.second_factor_on': {
    name: 'Two-step verification turned on',
    meaning: 'The user set up an authenticator app and confirmed it with a code.',
  },
  'account.second_factor_off': {
    name: 'Two-step verification turned off',
    meaning: 'The user turned off the authenticator app. The recovery codes were deleted, unless a passkey is left.',
  },
  'account.recovery_codes_replaced': {
    name: 'Recovery codes replaced',
    meaning: 'The user made new recovery codes. The old ones no longer work.',
  },
  'account.recovery_code_used': {
    name: 'Recovery code used',
    meaning: 'Somebody entered a recovery code of the user instead of a code from the app or a passkey.',
  },
  'session.code_refused': {
    name: 'Code refused',
    meaning: 'Somebody entered a wrong code at the second step of a sign-in or of a confirmation.',
  },
  'user.second_factor_reset': {
    name: 'Two-step verification reset',
    meaning:
      'An admin turned off the two-step verification of a user, with every passkey, and gave a reason. Every session ended.',
  },
}

const bell = (title: string): BellLabels => ({
  kind: 'account_security',
  icon: 'account',
  says: ({ device }) => ({ title, text: device, path: '/dashboard/two-step-verification' }),
})

export const mailTemplates = {
  second_factor_on: { name: 'Two-step verification on', bell: bell(t('Two-step verification is on', 'Notification')) },
  second_factor_off: {
    name: 'Two-step verification off',
    bell: bell(t('Two-step verification is off', 'Notification')),
  },
  recovery_codes_replaced: { name: 'New recovery codes', bell: bell(t('You have new recovery codes', 'Notification')) },
  recovery_code_used: { name: 'Recovery code used', bell: bell(t('A recovery code was used', 'Notification')) },
  second_factor_reset: {
    name: 'Two-step verification reset',
    bell: bell(t('Your two-step verification was turned off', 'Notification')),
  },
} satisfies Record<string, MailLabels>

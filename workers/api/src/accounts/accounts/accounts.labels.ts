import { t } from '@kere/brand/messages'
import type { BellLabels, MailLabels } from '../../http/labels.ts'

export const auditActions = {
  'account.registered': {
    name: 'Account created',
    meaning: 'Somebody created an account. Its email address is not confirmed yet.',
  },
  'account.email_verified': {
    name: 'Email address confirmed',
    meaning: 'The user confirmed that the address is theirs, with the link in our email or through Google.',
  },
  'account.taken_over': {
    name: 'Unconfirmed account replaced',
    meaning:
      'The owner of this address confirmed it, but not the account that somebody had created with it. That account was deleted, and the owner got a new one.',
  },
  'account.password_reset': {
    name: 'Password reset',
    meaning: 'The user chose a new password through a link in our email, and every session ended.',
  },
  'role.changed': { name: 'Role changed', meaning: 'The user got another role. What they may do changed at once.' },
  'account.role_chosen': { name: 'Role chosen', meaning: 'The user chose whether to learn or to teach.' },
  'account.onboarded': {
    name: 'Onboarding finished',
    meaning: 'The user finished onboarding, and the profile is complete.',
  },
  'account.refused_under_age': {
    name: 'Refused: under 13',
    meaning: 'The date of birth showed that the user is under 13. Their account was deleted.',
  },
}

const bell = (title: string, path: string): BellLabels => ({
  kind: 'account_security',
  icon: 'account',
  says: ({ device }) => ({ title, text: device, path }),
})

export const mailTemplates = {
  verify_email: { name: 'Confirm your address' },
  account_exists: { name: 'You already have an account' },
  welcome: { name: 'Welcome' },
  password_reset: { name: 'Password reset' },
  password_changed: {
    name: 'Password changed',
    bell: bell(t('Your password was changed', 'Notification'), '/dashboard/account'),
  },
  role_changed: { name: 'Role changed', bell: bell(t('Your role was changed', 'Notification'), '/dashboard') },
} satisfies Record<string, MailLabels>

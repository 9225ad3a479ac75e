import { t } from '@kere/brand/messages'
import type { BellLabels, MailLabels, NotificationKindLabels } from '../../http/labels.ts'

export const auditActions = {
  'session.signed_in': {
    name: 'Signed in',
    meaning: 'Somebody gave the right email and password, and a session began.',
  },
  'session.sign_in_refused': {
    name: 'Sign-in refused',
    meaning: 'Somebody tried to sign in to this account and was refused.',
  },
  'session.signed_out': { name: 'Signed out', meaning: 'The user signed out, and the session ended.' },
  'session.replayed': {
    name: 'Used session key refused',
    meaning: 'A session key was used a second time. It may have been stolen, so the session was ended.',
  },
}

export const notificationKinds = {
  account_security: {
    group: t('Account', 'Heading over kinds of notifications'),
    name: t('Sign-in and security', 'Kind of notifications'),
    about: t('New sign-ins, your password, your role, your data', 'What a kind of notifications has'),
    choice: 'email',
    isFixed: true,
  },
} satisfies Record<string, NotificationKindLabels>

const bell = (title: string, path: string): BellLabels => ({
  kind: 'account_security',
  icon: 'account',
  says: ({ device }) => ({ title, text: device, path }),
})

export const mailTemplates = {
  new_device: {
    name: 'New sign-in',
    bell: bell(t('New sign-in to your account', 'Notification'), '/dashboard/sessions'),
  },
  session_replayed: {
    name: 'Session may have been copied',
    bell: bell(t('A session of yours may have been copied', 'Notification'), '/dashboard/sessions'),
  },
} satisfies Record<string, MailLabels>

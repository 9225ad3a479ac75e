import type { BellLabels, MailLabels } from '../../http/labels.ts'
import { said, type Said } from '../../http/said.ts'

export const auditActions = {
  'account.passkey_added': {
    name: 'Passkey added',
    meaning: 'The user added a passkey, which signs in instead of the password or after it.',
  },
  'account.passkey_removed': {
    name: 'Passkey removed',
    meaning: 'The user removed a passkey. With the last second factor, the recovery codes were deleted.',
  },
  'session.passkey_refused': {
    name: 'Passkey refused',
    meaning: 'Somebody answered with a passkey of the user, but the answer was not right.',
  },
}

const bell = (titleOf: (name: string) => Said): BellLabels => ({
  kind: 'account_security',
  icon: 'account',
  says: ({ device, passkey = '' }) => ({
    title: titleOf(passkey),
    text: device,
    path: '/dashboard/two-step-verification',
  }),
})

export const mailTemplates = {
  passkey_added: {
    name: 'Passkey added',
    bell: bell((name) => said('Passkey added: {name}', { name }, 'Notification')),
  },
  passkey_removed: {
    name: 'Passkey removed',
    bell: bell((name) => said('Passkey removed: {name}', { name }, 'Notification')),
  },
} satisfies Record<string, MailLabels>

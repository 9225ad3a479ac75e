import { t } from '@kere/brand/messages'

export const passkeyLimits = { nameLength: 60, count: 10 } as const

export const passkeyMessages = {
  nameRequired: 'Enter a name',
  refused: t('This passkey did not work. Try again', 'Error'),
} as const

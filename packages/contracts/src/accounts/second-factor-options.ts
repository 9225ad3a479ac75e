import { t } from '@kere/brand/messages'

export const secondFactorMessages = {
  codeRequired: t('Enter the code', 'Error'),
  codeWrong: t('This code is wrong or was used before', 'Error'),
  passwordWrong: 'This is not your password',
  passwordRequired: 'Enter your password',
} as const

/** The page to which staff are led who still have to secure their account. */
export const securityPaths = {
  second_factor: '/dashboard/two-step-verification',
  password: '/dashboard/account',
} as const

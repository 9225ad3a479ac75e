export const secondFactorMessages = {
  codeRequired: 'Enter the code',
  codeWrong: 'This code is wrong or was used before',
  passwordWrong: 'This is not your password',
  passwordRequired: 'Enter your password',
} as const

/** The page to which staff are led who still have to secure their account. */
export const securityPaths = {
  second_factor: '/dashboard/two-step-verification',
  password: '/dashboard/account',
} as const

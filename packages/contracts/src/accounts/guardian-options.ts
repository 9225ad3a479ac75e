export const guardianStates = ['asked', 'agreed', 'refused', 'withdrawn'] as const

/** `order`: an adult account with a paid order. `age_token`: a signed answer of a service that knows the age. */
export const guardianProofs = ['order', 'age_token'] as const

export const guardianLimits = {
  linkDays: 14,
  /** The same address is written to again after this time. */
  againHours: 24,
  toldBeforeDays: 30,
} as const

export const guardianMessages = {
  emailRequired: 'Enter the email address of your parent or guardian',
  own: 'This is your own address. Enter the address of your parent or guardian',
  refused: 'This person has said no. Talk to them, or enter another guardian’s address',
  tooSoon: 'We have written to this address within the last day. Ask them to look for our email',
} as const

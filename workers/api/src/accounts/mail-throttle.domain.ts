import type { ThrottleLimit } from '../auth/auth.domain.ts'

const hourMs = 60 * 60 * 1000

/**
 * How many mails may be asked for without being signed in: to an address, and from a network. A class that registers
 * together is one network.
 */
export const mailThrottles = {
  account: { limit: 5, windowMs: hourMs },
  network: { limit: 50, windowMs: hourMs },
} as const satisfies Record<string, ThrottleLimit>

export type MailThrottle = keyof typeof mailThrottles

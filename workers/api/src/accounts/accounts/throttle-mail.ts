import type { Context } from '../../base/context.ts'
import { throttle } from '../../base/throttle/throttle.ts'
import type { Ceiling, ThrottleLimits } from '../../base/throttle/throttle.domain.ts'
import { mailboxOf } from '../../http/mailbox-rows.ts'

const hourMs = 60 * 60 * 1000

/**
 * The limits are high enough for a class that registers from one network, and for an owner whose address a stranger
 * also uses.
 */
const mailLimits = {
  both: { limit: 5, windowMs: hourMs },
  account: { limit: 20, windowMs: hourMs },
  network: { limit: 50, windowMs: hourMs },
  site: { limit: 150, windowMs: hourMs },
} as const satisfies ThrottleLimits

const mailCeiling: Ceiling = { limit: 500, windowMs: hourMs, share: { site: 5, block: 25 }, most: 5000 }

/** Counts requests for emails, whether or not the address has an account. */
export const throttleMail = (context: Context, email: string, networkAddress: string) =>
  throttle(context, {
    act: 'mail',
    account: mailboxOf(email),
    networkAddress,
    limits: mailLimits,
    ceiling: mailCeiling,
  })

import { registrationLimits } from '@kere/contracts/event-registration-options'
import type { Context } from '../context.ts'
import { requireSignedIn } from '../frame/signed-in.ts'
import { throttle } from '../throttle/throttle.ts'
import type { ThrottleLimits } from '../throttle/throttle.domain.ts'

const limits = {
  account: { limit: registrationLimits.perHour, windowMs: 60 * 60 * 1000 },
} as const satisfies ThrottleLimits

/** Each one is an email. @throws {DomainError} `too_many_attempts` */
export const throttleRegistrations = (context: Context, networkAddress: string) =>
  throttle(context, { act: 'registration', account: requireSignedIn(context).userId, networkAddress, limits })

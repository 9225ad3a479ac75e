import { registrationLimits } from '@kere/contracts/events/event-registration-options'
import type { Context } from '../../base/context.ts'
import { requireSignedIn } from '../../http/signed-in.ts'
import { throttle } from '../../base/throttle/throttle.ts'
import type { ThrottleLimits } from '../../base/throttle/throttle.domain.ts'

const limits = {
  account: { limit: registrationLimits.perHour, windowMs: 60 * 60 * 1000 },
} as const satisfies ThrottleLimits

/**
 * Registrations are limited, because each sends an email.
 * @throws {DomainError} `too_many_attempts`
 */
export const throttleRegistrations = (context: Context, networkAddress: string) =>
  throttle(context, { act: 'registration', account: requireSignedIn(context).userId, networkAddress, limits })

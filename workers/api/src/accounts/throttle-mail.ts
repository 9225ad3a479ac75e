import { waitMs } from '../auth/auth.domain.ts'
import { requireSecret } from '../auth/require-secret.ts'
import { makeThrottleKeys } from '../auth/throttle-keys.ts'
import type { Context } from '../context.ts'
import { DomainError } from '../frame/domain-error.ts'
import { takeMailRequest } from './mail-requests.queries.ts'
import { mailThrottles } from './mail-throttle.domain.ts'

/**
 * Lets through so many requests that have a mail sent, whether there is an account at the address or not.
 *
 * @throws {DomainError} `too_many_attempts`
 */
export async function throttleMail(context: Context, email: string, networkAddress: string) {
  const { db, now, log } = context
  const keys = await makeThrottleKeys(requireSecret(context), email, networkAddress)
  const { isTaken, windows } = await takeMailRequest(db, keys, now())
  if (isTaken) return
  log('mail_throttled', { level: 'warn' })
  throw new DomainError('too_many_attempts', undefined, waitMs(mailThrottles, windows, now()))
}

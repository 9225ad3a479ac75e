import type { Context } from '../context.ts'
import { readDevice } from './device-cookie.ts'
import { requireSecret } from './require-secret.ts'
import { failureKeys } from './sign-in-budgets.ts'
import { forgetFailures } from './welcome-back.queries.ts'

/**
 * After a new password: what strangers have tried does not count any more, and the account is known in this browser, so that what
 * they go on trying does not either. By a new cookie: the one before may be known to others.
 * @returns the cookie by which it is known from now on
 */
export async function welcomeBack(context: Context, email: string): Promise<string> {
  const device = await readDevice(context, undefined)
  const failures = await failureKeys(requireSecret(context), email)
  await forgetFailures(context, { email, failures, deviceHash: device.hash })
  return device.cookie
}

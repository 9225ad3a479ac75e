import type { Context } from '../../base/context.ts'
import { readDevice } from './device-cookie.ts'
import { requireSecret } from '../../base/secrets.ts'
import { failureKeys } from './sign-in-budgets.ts'
import { forgetFailures } from './welcome-back.queries.ts'

/**
 * Forgets the failed sign-ins from before a new password.
 * @returns a new cookie for this browser, because other people may know the old one
 */
export async function welcomeBack(context: Context, email: string): Promise<string> {
  const device = await readDevice(context, undefined)
  const failures = await failureKeys(requireSecret(context), email)
  await forgetFailures(context, { email, failures, deviceHash: device.hash })
  return device.cookie
}

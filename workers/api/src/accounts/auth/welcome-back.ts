import type { Context } from '../../base/context.ts'
import { readDevice } from './device-cookie.ts'
import { requireSecret } from '../../base/secrets.ts'
import { failureKeys } from './sign-in-budgets.ts'
import { forgetFailures } from './welcome-back.queries.ts'

/** Failures before a new password do not count. @returns this browser's cookie, a new one: others may know the old */
export async function welcomeBack(context: Context, email: string): Promise<string> {
  const device = await readDevice(context, undefined)
  const failures = await failureKeys(requireSecret(context), email)
  await forgetFailures(context, { email, failures, deviceHash: device.hash })
  return device.cookie
}

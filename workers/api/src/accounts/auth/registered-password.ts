import { registrationCookie } from '@kere/session/registration-cookie'
import type { Credentials } from '@kere/contracts/accounts/auth'
import type { Context } from '../../base/context.ts'
import { hmac, toHex } from '../../base/digests.ts'
import { requireSecret } from '../../base/secrets.ts'

export const macOfPassword = async (secret: string, userId: string, password: string) =>
  toHex(await hmac(secret, `registered password ${userId} ${password}`))

/**
 * Tells whether this browser has just registered with this address and password. It reads the cookie and never the
 * account, so that a person who registers with an address that already has an account gets the same answers as a
 * newcomer.
 */
export async function isRegisteredHere(
  context: Context,
  { email, password }: Credentials,
  registration: string | undefined,
): Promise<boolean> {
  const secret = requireSecret(context)
  const claims = await registrationCookie.read(registration, secret, context.at)
  return claims?.email === email && claims.passwordMac === (await macOfPassword(secret, claims.userId, password))
}

import type { Registration } from '@kere/contracts/accounts/accounts'
import { nextPath } from '@kere/contracts/http/safe-path'
import { registrationCookie } from '@kere/session/registration-cookie'
import { waitForConstantTime, requireSecret } from '../../base/secrets.ts'
import { macOfPassword } from '../auth/registered-password.ts'
import type { Context } from '../../base/context.ts'
import { hmac, toHex } from '../../base/digests.ts'
import { idFrom } from '../../base/new-id.ts'
import { hashPassword } from '../passwords/password-hash.ts'
import { refuseWeakPassword } from '../passwords/weak-password.ts'
import { makeLink } from './account-links.ts'
import { insertAccount, type Sending } from './registration.queries.ts'
import { throttleMail } from './throttle-mail.ts'

interface Origin {
  networkAddress: string
  idempotencyKey: string | undefined
}

/** Takes the same time and gives the same answer for a known and an unknown address. */
export async function register(context: Context, registration: Registration, place: Origin) {
  const { at, newId } = context
  const secret = requireSecret(context)
  const { password, next, ...account } = registration
  // An applicant is not staff before an admin approves it (S-313).
  refuseWeakPassword(password, { ...account, isStaff: false })
  await throttleMail(context, account.email, place.networkAddress)

  const key = place.idempotencyKey ?? newId('key')
  const sending = toHex(await hmac(secret, `registration ${key} ${JSON.stringify(registration)}`))
  const idOf = async (first: Sending) =>
    idFrom('usr', await hmac(secret, `${sending} ${first.linkId}`), { at: first.at })
  const link = await makeLink(secret, 'verify_email', newId('lnk'), at)
  const mine = { linkId: link.id, at }
  const first = await insertAccount(context, {
    ...account,
    id: await idOf(mine),
    passwordHash: await hashPassword(context, password),
    link,
    sending: { ...mine, key: sending },
  })
  const userId = await idOf(first)
  const passwordMac = await macOfPassword(secret, userId, password)
  const claims = { userId, email: account.email, next: nextPath(next), passwordMac }
  const cookie = await registrationCookie.write(claims, secret, at)
  await waitForConstantTime(context)
  return cookie
}

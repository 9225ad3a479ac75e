import type { Registration } from '@kere/contracts/accounts'
import { writeRegistration } from '@kere/session/registration-cookie'
import { waitForConstantTime } from '../auth/constant-time.ts'
import { requireSecret } from '../auth/require-secret.ts'
import type { Context } from '../context.ts'
import { ownPath } from '../own-path.ts'
import { hashPassword } from '../passwords/password-hash.ts'
import { refuseWeakPassword } from '../passwords/weak-password.ts'
import { makeLink } from './account-links.ts'
import { insertAccount } from './registration.queries.ts'
import { throttleMail } from './throttle-mail.ts'

/** From where somebody registers. */
interface Place {
  networkAddress: string
  origin: string
}

/**
 * A known and an unknown address run the same statements, one hash, and answer at one time with the same cookie: only the owner
 * learns that there is an account.
 * @returns the cookie by which this browser is known as the one that registered
 * @throws {DomainError} `validation_failed` for a weak password, `too_many_attempts`
 */
export async function register(context: Context, registration: Registration, { networkAddress, origin }: Place) {
  const { now, newId } = context
  const startedAt = now()
  const secret = requireSecret(context)
  const { password, next, ...account } = registration
  refuseWeakPassword(password, account)
  await throttleMail(context, account.email, networkAddress)

  const id = newId('usr')
  await insertAccount(context, {
    ...account,
    id,
    passwordHash: await hashPassword(context, password),
    link: await makeLink(secret, 'verify_email', newId('lnk'), now()),
  })
  const claims = { userId: id, email: account.email, next: ownPath(next, origin) }
  const cookie = await writeRegistration(claims, secret, now())
  await waitForConstantTime(context, startedAt)
  return cookie
}

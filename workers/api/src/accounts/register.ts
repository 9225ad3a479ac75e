import type { Registration } from '@kere/contracts/accounts'
import { waitForConstantTime } from '../auth/constant-time.ts'
import { requireSecret } from '../auth/require-secret.ts'
import type { Context } from '../context.ts'
import { hashPassword } from '../passwords/password-hash.ts'
import { refuseWeakPassword } from '../passwords/weak-password.ts'
import { makeLink } from './account-links.ts'
import { insertAccount } from './registration.queries.ts'
import { throttleMail } from './throttle-mail.ts'

/**
 * A known and an unknown address run the same statements, one hash, and answer at one time: only the owner learns that there is
 * an account.
 * @throws {DomainError} `validation_failed` for a weak password, `too_many_attempts`
 */
export async function register(context: Context, registration: Registration, networkAddress: string) {
  const { now, newId } = context
  const startedAt = now()
  const { password, ...account } = registration
  refuseWeakPassword(password, account)
  await throttleMail(context, account.email, networkAddress)

  await insertAccount(context, {
    ...account,
    id: newId('usr'),
    passwordHash: await hashPassword(context, password),
    link: await makeLink(requireSecret(context), 'verify_email', newId('lnk'), now()),
  })
  await waitForConstantTime(context, startedAt)
}

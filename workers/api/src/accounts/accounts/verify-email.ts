import { accountMessages, type EmailConfirmation } from '@kere/contracts/accounts/accounts'
import { registrationCookie } from '@kere/session/registration-cookie'
import { requireSecrets } from '../../base/secrets.ts'
import { type Client, startSession } from '../auth/start-session.ts'
import type { Context } from '../../base/context.ts'
import { hashHex } from '../../base/digests.ts'
import { DomainError, invalidField } from '../../base/domain-error.ts'
import { isPassword } from '../passwords/password-hash.ts'
import { throttle } from '../../base/throttle/throttle.ts'
import type { ThrottleLimits } from '../../base/throttle/throttle.domain.ts'
import { requireGoodLink } from './account-links.ts'
import { proveByLink, selectAccount, selectLink } from './links.queries.ts'

const confirmationLimits = { both: { limit: 10, windowMs: 60 * 60 * 1000 } } as const satisfies ThrottleLimits

interface Confirmation extends EmailConfirmation {
  registration: string | undefined
}

/** Confirms an address. In a browser other than the one that registered, the password must be typed again (U-02). */
export async function verifyEmail(context: Context, { token, password, registration }: Confirmation, client: Client) {
  const tokenHash = await hashHex(token)
  const [found] = await selectLink(context, { purpose: 'verify_email', tokenHash })
  const link = requireGoodLink(found, context.at)
  if (link.role === 'admin') throw new DomainError('password_not_kept')
  const claims = await registrationCookie.read(registration, requireSecrets(context), context.at)
  const isHere = claims?.userId === link.userId
  if (!isHere) await requirePassword(context, password, link, client)

  requireGoodLink(await proveByLink(context, tokenHash), context.at)
  const account = await selectAccount(context, link.userId)
  const session = account && (await startSession(context, { account, client, passwordHash: null, keys: null }))
  if (!session) throw new DomainError('link_invalid')
  return {
    role: session.user.role,
    user: session.user,
    next: isHere ? claims.next : null,
    cookies: [...session.cookies, registrationCookie.cleared],
  }
}

async function requirePassword(
  context: Context,
  password: string | undefined,
  { userId, passwordHash }: { userId: string; passwordHash: string | null },
  { networkAddress }: Client,
) {
  if (!password) throw invalidField('/body/password', accountMessages.passwordNeeded)
  await throttle(context, { act: 'confirm_email', account: userId, networkAddress, limits: confirmationLimits })
  if (!(await isPassword(context.argon2id, password, passwordHash)))
    throw invalidField('/body/password', accountMessages.passwordNotTheirs)
}

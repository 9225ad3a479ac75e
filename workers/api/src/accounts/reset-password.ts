import { welcomeBack } from '../auth/welcome-back.ts'
import { hashHex } from '../digests.ts'
import type { Context } from '../context.ts'
import { hashPassword } from '../passwords/password-hash.ts'
import { refuseWeakPassword } from '../passwords/weak-password.ts'
import { selectLink, updatePasswordByLink } from './links.queries.ts'
import { requireGoodLink } from './account-links.ts'

/**
 * A refused password leaves the link good. The browser becomes one that the account is known in, and failed sign-ins are
 * forgotten, so that nobody can go on locking the owner out.
 * @param knownAs its device cookie, if it has one
 * @throws {DomainError} `link_invalid`, `link_used`, `link_expired`, `validation_failed` for a weak password
 */
export async function resetPassword(
  context: Context,
  { token, password }: { token: string; password: string },
  knownAs: string | undefined,
) {
  const tokenHash = await hashHex(token)
  const [found] = await selectLink(context, { purpose: 'reset_password', tokenHash })
  refuseWeakPassword(password, requireGoodLink(found, context.now()))

  const link = await updatePasswordByLink(context, tokenHash, await hashPassword(context, password))
  const { email } = requireGoodLink(link, context.now())
  return { cookies: [await welcomeBack(context, email, knownAs)] }
}

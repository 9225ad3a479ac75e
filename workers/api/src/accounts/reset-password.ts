import type { PasswordReset } from '@kere/contracts/accounts'
import { welcomeBack } from '../auth/welcome-back.ts'
import { hashHex } from '../digests.ts'
import type { Context } from '../context.ts'
import { DomainError } from '../frame/domain-error.ts'
import { hashPassword } from '../passwords/password-hash.ts'
import { refuseWeakPassword } from '../passwords/weak-password.ts'
import { selectLink, updatePasswordByLink } from './links.queries.ts'
import { requireGoodLink } from './account-links.ts'
import { replaceUnproven } from './replacement.queries.ts'

/**
 * An unproven account is made anew, because nobody can tell whose it was (U-02).
 * @throws {DomainError} `link_invalid`, `link_used`, `link_expired`, `validation_failed` for a weak password
 */
export async function resetPassword(context: Context, { token, password, firstName, lastName }: PasswordReset) {
  const tokenHash = await hashHex(token)
  const followed = { purpose: 'reset_password', tokenHash } as const
  const [found] = await selectLink(context, followed)
  const link = requireGoodLink(found, context.now())
  const names = firstName && lastName ? { firstName, lastName } : undefined
  refuseWeakPassword(password, { ...link, ...names })

  const passwordHash = await hashPassword(context, password)
  if (link.emailVerifiedAt === null) {
    const isReplaced = await replaceUnproven(context, { followed, link, passwordHash, names })
    if (!isReplaced) throw new DomainError('link_used')
  } else {
    requireGoodLink(await updatePasswordByLink(context, tokenHash, { passwordHash, names }), context.now())
  }
  return { cookies: [await welcomeBack(context, link.email)] }
}

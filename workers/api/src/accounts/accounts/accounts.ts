import { requireSecret, waitForConstantTime } from '../../base/secrets.ts'
import type { Context } from '../../base/context.ts'
import { hashHex } from '../../base/digests.ts'
import { DomainError } from '../../base/domain-error.ts'
import { linkTokenOf, makeLink, requireGoodLink, type LinkPurpose } from './account-links.ts'
import { selectLink, updatePasswordByLink, insertLink } from './links.queries.ts'
import { replaceUnproven } from './replacement.queries.ts'
import type { PasswordReset } from '@kere/contracts/accounts/accounts'
import { welcomeBack } from '../auth/welcome-back.ts'
import { hashPassword } from '../passwords/password-hash.ts'
import { refuseWeakPassword } from '../passwords/weak-password.ts'
import { throttleMail } from './throttle-mail.ts'

/**
 * Replaces an unproven account whose registration the owner of the mailbox does not recognise.
 * @returns a token with which the owner sets a password
 */
export async function discardRegistration(context: Context, token: string) {
  const secret = requireSecret(context)
  const followed = { purpose: 'verify_email', tokenHash: await hashHex(token) } as const
  const [found] = await selectLink(context, followed)
  const link = requireGoodLink(found, context.at)

  const next = await makeLink(secret, 'reset_password', context.newId('lnk'), context.at)
  const isReplaced = await replaceUnproven(context, { followed, link, passwordHash: null, next })
  if (!isReplaced) throw new DomainError('link_used')
  return { token: await linkTokenOf(secret, 'reset_password', next.id) }
}

/**
 * Sets a password. An unproven account is replaced by a new one, because nobody can tell whose it was (U-02).
 * @throws {DomainError} `link_invalid`, `link_used`, `link_expired`, `validation_failed` for a weak password
 */
export async function resetPassword(context: Context, { token, password, firstName, lastName }: PasswordReset) {
  const tokenHash = await hashHex(token)
  const followed = { purpose: 'reset_password', tokenHash } as const
  const [found] = await selectLink(context, followed)
  const link = requireGoodLink(found, context.at)
  const names = firstName && lastName ? { firstName, lastName } : undefined
  refuseWeakPassword(password, { ...link, ...names, isStaff: link.role === 'admin' || link.isStaff })

  const passwordHash = await hashPassword(context, password)
  if (link.emailVerifiedAt === null) {
    const isReplaced = await replaceUnproven(context, { followed, link, passwordHash, names })
    if (!isReplaced) throw new DomainError('link_used')
  } else {
    requireGoodLink(await updatePasswordByLink(context, tokenHash, { passwordHash, names }), context.at)
  }
  return { cookies: [await welcomeBack(context, link.email)] }
}

/** Answers in the same way and time if there is no account, so that nobody can probe for accounts. */
export async function sendLink(context: Context, purpose: LinkPurpose, email: string, networkAddress: string) {
  await throttleMail(context, email, networkAddress)
  const link = await makeLink(requireSecret(context), purpose, context.newId('lnk'), context.at)
  await insertLink(context, email, link)
  await waitForConstantTime(context)
}

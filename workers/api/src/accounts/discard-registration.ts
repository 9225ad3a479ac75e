import { requireSecret } from '../auth/require-secret.ts'
import type { Context } from '../context.ts'
import { hashHex } from '../digests.ts'
import { DomainError } from '../frame/domain-error.ts'
import { linkTokenOf, makeLink, requireGoodLink } from './account-links.ts'
import { selectLink } from './links.queries.ts'
import { replaceUnproven } from './replacement.queries.ts'

/** @returns a token to set a password by. @throws {DomainError} `link_invalid`, `link_used`, `link_expired` */
export async function discardRegistration(context: Context, token: string) {
  const secret = requireSecret(context)
  const followed = { purpose: 'verify_email', tokenHash: await hashHex(token) } as const
  const [found] = await selectLink(context, followed)
  const link = requireGoodLink(found, context.now())

  const next = await makeLink(secret, 'reset_password', context.newId('lnk'), context.now())
  const isReplaced = await replaceUnproven(context, { followed, link, passwordHash: null, next })
  if (!isReplaced) throw new DomainError('link_used')
  return { token: await linkTokenOf(secret, 'reset_password', next.id) }
}

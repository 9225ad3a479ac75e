import { hashHex } from '../digests.ts'
import type { Context } from '../context.ts'
import { proveByLink } from './links.queries.ts'
import { requireGoodLink } from './account-links.ts'

/** @throws {DomainError} `link_invalid`, `link_used`, `link_expired` */
export async function verifyEmail(context: Context, token: string) {
  const link = await proveByLink(context, await hashHex(token))
  const { role } = requireGoodLink(link, context.now())
  return { role }
}

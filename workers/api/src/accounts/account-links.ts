import { limits } from '@kere/contracts/limits'
import { hashHex, hmac, writeBase64Url } from '../digests.ts'
import { DomainError } from '../frame/domain-error.ts'

/** What somebody may do by a link that was sent to their address. */
export type LinkPurpose = 'verify_email' | 'reset_password'

const minuteMs = 60_000

/** How long a link can be used; one that sets a password not for long (U-01). */
const lifeMs: Record<LinkPurpose, number> = {
  verify_email: limits.verificationLinkHours * 60 * minuteMs,
  reset_password: limits.resetLinkMinutes * minuteMs,
}

const paths: Record<LinkPurpose, string> = {
  verify_email: '/auth/verify-email',
  reset_password: '/auth/reset-password',
}

/** A link as the database knows it. */
export interface NewLink {
  id: string
  purpose: LinkPurpose
  tokenHash: string
  /** Milliseconds, UTC. */
  expiresAt: number
}

/** What a link carries. It follows from its id and a secret, so that it is kept nowhere and made when its mail is sent. */
export async function linkTokenOf(secret: string, purpose: LinkPurpose, tokenId: string): Promise<string> {
  return writeBase64Url(await hmac(secret, `${purpose} ${tokenId}`))
}

/** Where a link leads. The page asks for a click: whatever reads mail before its owner only opens it. */
export const linkPathOf = (purpose: LinkPurpose, token: string) => `${paths[purpose]}?token=${token}`

export async function makeLink(secret: string, purpose: LinkPurpose, id: string, now: number): Promise<NewLink> {
  const tokenHash = await hashHex(await linkTokenOf(secret, purpose, id))
  return { id, purpose, tokenHash, expiresAt: now + lifeMs[purpose] }
}

/**
 * The link, if it can be used.
 *
 * @throws {DomainError} `link_invalid`, `link_used`, `link_expired`
 */
export function requireGoodLink<Found extends { usedAt: number | null; expiresAt: number }>(
  link: Found | undefined,
  now: number,
): Found {
  if (!link) throw new DomainError('link_invalid')
  if (link.usedAt !== null) throw new DomainError('link_used')
  if (link.expiresAt <= now) throw new DomainError('link_expired')
  return link
}

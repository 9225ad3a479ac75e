import { limits } from '@kere/contracts/http/limits'
import { hashHex, hmac, writeBase64Url } from '../../base/digests.ts'
import { DomainError } from '../../base/domain-error.ts'

export type LinkPurpose = 'verify_email' | 'reset_password'

const minuteMs = 60_000

const lifeMs: Record<LinkPurpose, number> = {
  verify_email: limits.verificationLinkHours * 60 * minuteMs,
  reset_password: limits.resetLinkMinutes * minuteMs,
}

const paths: Record<LinkPurpose, string> = {
  verify_email: '/auth/verify-email',
  reset_password: '/auth/reset-password',
}

export interface NewLink {
  id: string
  purpose: LinkPurpose
  tokenHash: string
  expiresAt: number
}

/** Derives the token from the link's id and a secret, so that the database holds no token. */
export async function linkTokenOf(secret: string, purpose: LinkPurpose, tokenId: string): Promise<string> {
  return writeBase64Url(await hmac(secret, `${purpose} ${tokenId}`))
}

/**
 * The page of the link asks for a click, because mail scanners open links.
 * @param isAnew whether the page also asks for the names of a new account
 */
export const linkPathOf = (purpose: LinkPurpose, token: string, isAnew = false) =>
  `${paths[purpose]}?token=${token}${isAnew ? '&anew=1' : ''}`

export async function makeLink(secret: string, purpose: LinkPurpose, id: string, now: number): Promise<NewLink> {
  const tokenHash = await hashHex(await linkTokenOf(secret, purpose, id))
  return { id, purpose, tokenHash, expiresAt: now + lifeMs[purpose] }
}

export function requireGoodLink<Found extends { usedAt: number | null; expiresAt: number }>(
  link: Found | undefined,
  now: number,
): Found {
  if (!link) throw new DomainError('link_invalid')
  if (link.usedAt !== null) throw new DomainError('link_used')
  if (link.expiresAt <= now) throw new DomainError('link_expired')
  return link
}

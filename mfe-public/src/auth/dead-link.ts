import { t } from '@kere/brand/messages'
import type { FailureCode } from '@kere/platform/api'
import type { FormError } from '../forms/refusal.ts'

export type DeadLink = 'link_invalid' | 'link_expired' | 'link_used'

export const deadLinkTitles: Readonly<Record<DeadLink, string>> = {
  link_invalid: t('This link is not valid', 'Title of a page: an error'),
  link_expired: t('This link has expired', 'Title of a page: an error'),
  link_used: t('This link has already been used', 'Title of a page: an error'),
}

export function readLinkToken(search: URLSearchParams): string | null {
  const token = search.get('token') ?? ''
  return /^[\w-]{1,200}$/.test(token) ? token : null
}

/** @returns null if the link may still be valid */
export const readDeadLink = (code: FailureCode | undefined): DeadLink | null =>
  code !== undefined && Object.hasOwn(deadLinkTitles, code) ? (code as DeadLink) : null

export const refusedAsDead =
  (onDead: (dead: DeadLink) => void) =>
  ({ code }: Pick<FormError, 'code'>): boolean => {
    const dead = readDeadLink(code)
    if (dead) onDead(dead)
    return dead !== null
  }

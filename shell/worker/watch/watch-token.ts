import { isSameText, signText } from '../releases/sign-text.ts'
import type { Voter } from './witness.ts'

/** A tab may be open for some time before the user presses something. */
const lifeMs = 60 * 60_000

/** The voter to whom a page was sent, and the releases in it. */
export interface SentPage {
  voter: Voter
  /** The releases, by remote. */
  releases: Readonly<Record<string, string>>
}

const address = /^(user|visitor)~([\w-]{16})~([\w-]{16})~(\d{13})~((?:[a-z]{1,30}@[0-9a-f]{12},?){1,30})~([\w-]{22})$/

/**
 * Makes the token of one answer. It is sent in a header, because a cached page is shared by many. The token carries one
 * vote of its voter, so using it again, or by somebody else, adds nothing.
 */
export async function writeWatchToken({ voter, releases }: SentPage, secret: string, now: number): Promise<string> {
  const names = Object.entries(releases).map(([remote, release]) => `${remote}@${release}`)
  const sent = [voter.witness, voter.id, voter.network, now, names.join(',')].join('~')
  return `${sent}~${await signText('watch', sent, secret)}`
}

/** @returns null unless the token was made here and has not expired */
export async function readWatchToken(token: string, secret: string, now: number): Promise<SentPage | null> {
  const [, witness = '', id = '', network = '', at = '', names = '', mac = ''] = address.exec(token) ?? []
  const ageMs = now - Number(at)
  if (witness === '' || ageMs < 0 || ageMs > lifeMs) return null
  const expected = await signText('watch', [witness, id, network, at, names].join('~'), secret)
  if (!isSameText(expected, mac)) return null
  const releases = Object.fromEntries(names.split(',').map((name) => name.split('@') as [string, string]))
  return { voter: { witness: witness === 'user' ? 'user' : 'visitor', id, network }, releases }
}

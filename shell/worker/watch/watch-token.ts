import { isSameText, signText } from '../releases/sign-text.ts'
import type { Voter } from './witness.ts'

/** A tab may stand open before something in it is pressed. */
const lifeMs = 60 * 60_000

/** Says to whom a page was sent, and with which releases. */
export interface SentPage {
  voter: Voter
  /** Names releases by their remotes. */
  releases: Readonly<Record<string, string>>
}

const address = /^(user|visitor)~([\w-]{16})~([\w-]{16})~(\d{13})~((?:[a-z]{1,30}@[0-9a-f]{12},?){1,30})~([\w-]{22})$/

/**
 * Each answer has one of its own, in a header, so that a page that is kept for many names none of them. It gives its
 * voter's one vote: used again, or by somebody else, it says nothing more than that.
 */
export async function writeWatchToken({ voter, releases }: SentPage, secret: string, now: number): Promise<string> {
  const names = Object.entries(releases).map(([remote, release]) => `${remote}@${release}`)
  const sent = [voter.witness, voter.id, voter.network, now, names.join(',')].join('~')
  return `${sent}~${await signText('watch', sent, secret)}`
}

/** @returns null unless ours and still good */
export async function readWatchToken(token: string, secret: string, now: number): Promise<SentPage | null> {
  const [, witness = '', id = '', network = '', at = '', names = '', mac = ''] = address.exec(token) ?? []
  const ageMs = now - Number(at)
  if (witness === '' || ageMs < 0 || ageMs > lifeMs) return null
  const expected = await signText('watch', [witness, id, network, at, names].join('~'), secret)
  if (!isSameText(expected, mac)) return null
  const releases = Object.fromEntries(names.split(',').map((name) => name.split('@') as [string, string]))
  return { voter: { witness: witness === 'user' ? 'user' : 'visitor', id, network }, releases }
}

import { releaseName } from '@kere/platform/registry'
import * as z from 'zod/mini'
import { isSameText, signText } from '../releases/sign-text.ts'

/** A tab may stand open before something in it is pressed. */
const lifeMs = 60 * 60_000

/** Cached pages name the same time: when exactly one was made tells nothing. */
const roundMs = 60_000

export interface Watched {
  remote: string
  release: string
}

const address = /^([a-z]{1,30})\.([0-9a-f]{12})\.(\d{1,12})\.([A-Za-z0-9_-]{22})$/

/** That a page of this release was sent within the hour. It names nobody, and is the same for all who got it in that minute. */
export async function writeWatchToken({ remote, release }: Watched, secret: string, now: number): Promise<string> {
  const named = `${remote}.${release}.${Math.floor(now / roundMs)}`
  return `${named}.${await signText('watch', named, secret)}`
}

/** @returns null unless ours and still good */
export async function readWatchToken(token: string, secret: string, now: number): Promise<Watched | null> {
  const [, remote = '', release = '', minute = '', mac = ''] = address.exec(token) ?? []
  const ageMs = now - Number(minute) * roundMs
  if (!z.safeParse(releaseName, release).success || ageMs < -roundMs || ageMs > lifeMs) return null
  const expected = await signText('watch', `${remote}.${release}.${minute}`, secret)
  return isSameText(expected, mac) ? { remote, release } : null
}

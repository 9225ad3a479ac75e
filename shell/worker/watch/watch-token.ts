import { releaseName } from '@kere/platform/registry'
import * as z from 'zod/mini'

/** A tab may stand open before something in it is pressed. */
const lifeMs = 60 * 60_000

/** Pages that are kept name the same: when exactly one was made tells nothing. */
const roundMs = 60_000

export interface Watched {
  remote: string
  release: string
}

const address = /^([a-z]{1,30})\.([0-9a-f]{12})\.(\d{1,12})\.([A-Za-z0-9_-]{22})$/

/** That a page of this release was sent within the hour. It names nobody, and is the same for all who got it in that minute. */
export async function writeWatchToken({ remote, release }: Watched, secret: string, now: number): Promise<string> {
  const named = `${remote}.${release}.${Math.floor(now / roundMs)}`
  return `${named}.${await sign(named, secret)}`
}

/** @returns null unless ours and still good */
export async function readWatchToken(token: string, secret: string, now: number): Promise<Watched | null> {
  const [, remote = '', release = '', minute = '', mac = ''] = address.exec(token) ?? []
  const ageMs = now - Number(minute) * roundMs
  if (!z.safeParse(releaseName, release).success || ageMs < -roundMs || ageMs > lifeMs) return null
  const expected = new TextEncoder().encode(await sign(`${remote}.${release}.${minute}`, secret))
  return isEqual(expected, new TextEncoder().encode(mac)) ? { remote, release } : null
}

/** Without an early end, so that its time tells nothing. */
const isEqual = (one: Uint8Array, other: Uint8Array) =>
  one.length === other.length && one.reduce((differing, byte, place) => differing | (byte ^ other[place]!), 0) === 0

async function sign(text: string, secret: string) {
  const key = await crypto.subtle.importKey(
    'raw',
    new TextEncoder().encode(`watch\0${secret}`),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['sign'],
  )
  const mac = new Uint8Array(await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(text)))
  return btoa(String.fromCharCode(...mac.subarray(0, 16)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')
}

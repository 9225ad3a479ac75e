import { deviceCookie, writeSessionCookie } from '@kere/session/session-cookies'
import type { Outside } from '../context.ts'
import { hashHex, writeBase64Url } from '../digests.ts'

const dayMs = 24 * 60 * 60 * 1000

/** As long as browsers keep a cookie at all. */
const lifeMs = 400 * dayMs

/** Takes the cookie back: nothing of whoever signed in stays in the browser. */
export const clearedDeviceCookie = () => writeSessionCookie(deviceCookie, '', 0)

const tokenBytes = 16
const wellFormed = /^[\w-]{22}$/

/** A browser that people sign in with, by a cookie that says nothing else of it. */
export interface Device {
  hash: string
  cookie: string
}

/** The device behind a cookie, or a new one where there is none that could be ours. */
export async function readDevice(
  { randomBytes }: Pick<Outside, 'randomBytes'>,
  value: string | undefined,
): Promise<Device> {
  const token = value !== undefined && wellFormed.test(value) ? value : writeBase64Url(randomBytes(tokenBytes))
  return { hash: await hashHex(token), cookie: writeSessionCookie(deviceCookie, token, lifeMs) }
}

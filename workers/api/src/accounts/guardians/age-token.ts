import type { Context } from '../../base/context.ts'
import { hmac, toHex } from '../../base/digests.ts'

/**
 * Returns the page of the service that knows who is an adult, such as DigiLocker. It gets the link's key, and leads back
 * to the address that is registered with it, with a signed answer: `{ state, adult, exp }`. No document is kept.
 */
export const agePageOf = (page: string, state: string) => `${page}?${new URLSearchParams({ state }).toString()}`

/** Returns the key of the link whose holder the service has found to be an adult. */
export async function readAgeToken({ settings, at }: Context, ageToken: string): Promise<string | undefined> {
  const [payload = '', signature = ''] = ageToken.split('.')
  if (!settings.ageService || payload === '') return undefined
  const encode = (text: string) => new TextEncoder().encode(text)
  const expected = encode(toHex(await hmac(settings.ageService.secret, payload)))
  const given = encode(signature)
  if (expected.length !== given.length || !crypto.subtle.timingSafeEqual(expected, given)) return undefined
  const { state, adult, exp } = readPayload(payload)
  return typeof state === 'string' && adult === true && typeof exp === 'number' && exp * 1000 > at ? state : undefined
}

function readPayload(payload: string): { state?: unknown; adult?: unknown; exp?: unknown } {
  try {
    return JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as object
  } catch {
    return {}
  }
}

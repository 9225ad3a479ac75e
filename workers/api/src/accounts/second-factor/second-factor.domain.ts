import { product } from '@kere/brand/brand'
import { Secret, TOTP } from 'otpauth'

const minuteMs = 60 * 1000

export const ticketMs = 10 * minuteMs
export const triesOfTicket = 5

/** Three codes of a million are right at a time, so whoever guesses for a year finds one in fifty. */
export const codeLimits = {
  both: { limit: 5, windowMs: 15 * minuteMs },
  account: { limit: 20, windowMs: 24 * 60 * minuteMs },
} as const

/** 160 bits, as RFC 4226 recommends. */
export const keyBytes = 20

export const recoveryCodeCount = 10
const recoveryLetters = 24
const alphabet = '23456789abcdefghijkmnpqrstuvwxyz'

/** The values that every authenticator app knows (RFC 6238). */
const settings = { algorithm: 'SHA1', digits: 6, period: 30 } as const

const secretOf = (key: Uint8Array) => new Secret({ buffer: Uint8Array.from(key).buffer })

export const describeKey = (key: Uint8Array, email: string) => ({
  key: secretOf(key).base32,
  uri: new TOTP({ ...settings, secret: secretOf(key), issuer: product, label: email }).toString(),
})

/**
 * Clocks may differ by one period.
 * @returns the period to which the code belongs; null for a wrong code
 */
export function periodOfCode(key: Uint8Array, token: string, at: number): number | null {
  const delta = TOTP.validate({ ...settings, secret: secretOf(key), token, timestamp: at, window: 1 })
  return delta === null ? null : TOTP.counter({ period: settings.period, timestamp: at }) + delta
}

export const keyOwner = (userId: string) => ({ purpose: 'keys of second factors', id: userId })

export const newRecoveryCode = (randomBytes: (length: number) => Uint8Array) =>
  Array.from(randomBytes(recoveryLetters), (byte) => alphabet.charAt(byte >> 3)).join('')

export const inGroups = (code: string) => code.match(/.{4}/g)!.join('-')

export type TypedCode = { kind: 'app' | 'recovery'; text: string } | null

/** Reads a code as people type it. */
export function readCode(typed: string): TypedCode {
  const text = typed.toLowerCase().replace(/[\s-]/g, '')
  if (/^\d{6}$/.test(text)) return { kind: 'app', text }
  return text.length === recoveryLetters ? { kind: 'recovery', text } : null
}

import { hashHex, hmac, writeBase64Url } from '../../base/digests.ts'

/**
 * A refresh token has 128 bits of its session, which tell a replaced token from an invented one, and 256 bits of its
 * own. Both are stored as hashes.
 */
export interface RefreshToken {
  value: string
  familyHash: string
  hash: string
}

const familyBytes = 16
const ownBytes = 32
const familyLength = 22
const wellFormed = /^[\w-]{65}$/

export const makeRefreshToken = (randomBytes: (length: number) => Uint8Array): Promise<RefreshToken> =>
  describe(writeBase64Url(randomBytes(familyBytes)) + writeBase64Url(randomBytes(ownBytes)))

export async function readRefreshToken(value: string | undefined): Promise<RefreshToken | null> {
  return value !== undefined && wellFormed.test(value) ? describe(value) : null
}

/** Derives the next token from the last one and the secret, so that simultaneous requests get the same. */
export async function nextRefreshToken({ value }: RefreshToken, secret: string): Promise<RefreshToken> {
  return describe(value.slice(0, familyLength) + writeBase64Url(await hmac(secret, `refresh ${value}`)))
}

async function describe(value: string): Promise<RefreshToken> {
  return { value, familyHash: await hashHex(value.slice(0, familyLength)), hash: await hashHex(value) }
}

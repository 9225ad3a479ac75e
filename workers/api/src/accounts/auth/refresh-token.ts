import { hashHex, hmac, writeBase64Url } from '../../base/digests.ts'

/** 128 bits are the session's, to tell a replaced token from an invented one, and 256 its own. Stored as hashes. */
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

/** Derived from the last token and the secret, so that simultaneous requests are given the same. */
export async function nextRefreshToken({ value }: RefreshToken, secret: string): Promise<RefreshToken> {
  return describe(value.slice(0, familyLength) + writeBase64Url(await hmac(secret, `refresh ${value}`)))
}

async function describe(value: string): Promise<RefreshToken> {
  return { value, familyHash: await hashHex(value.slice(0, familyLength)), hash: await hashHex(value) }
}

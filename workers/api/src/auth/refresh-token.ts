import { hashHex, hmac, writeBase64Url } from '../digests.ts'

/**
 * A refresh token: 128 bits that all tokens of a session share, and 256 of its own. The database knows only their hashes.
 * The shared part tells a token that was replaced long ago from one that never was; nobody can guess it to end a session.
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

/** The token of a new session. */
export const makeRefreshToken = (randomBytes: (length: number) => Uint8Array): Promise<RefreshToken> =>
  describe(writeBase64Url(randomBytes(familyBytes)) + writeBase64Url(randomBytes(ownBytes)))

/** Reads a cookie; `null` for what cannot be a token. */
export async function readRefreshToken(value: string | undefined): Promise<RefreshToken | null> {
  return value !== undefined && wellFormed.test(value) ? describe(value) : null
}

/**
 * The token that replaces another. It follows from it and the secret, so that tabs which refresh at once, and one that
 * repeats a refresh whose answer was lost, are all given the same.
 */
export async function succeedRefreshToken({ value }: RefreshToken, secret: string): Promise<RefreshToken> {
  return describe(value.slice(0, familyLength) + writeBase64Url(await hmac(secret, `refresh ${value}`)))
}

async function describe(value: string): Promise<RefreshToken> {
  return { value, familyHash: await hashHex(value.slice(0, familyLength)), hash: await hashHex(value) }
}

import { type JWTPayload, jwtVerify } from 'jose'

export const algorithm = 'HS256'

/** One secret, or the one that signs and those of before that are still good. */
export type Secrets = string | undefined | readonly (string | undefined)[]

export const listSecrets = (secrets: Secrets): readonly (string | undefined)[] =>
  typeof secrets === 'string' || secrets === undefined ? [secrets] : secrets

/** @returns the content if any of the keys has signed it and it has not expired, else `null` */
export async function verifyAny(
  token: string,
  keys: readonly Uint8Array[],
  { issuer, now }: { issuer: string; now: number },
): Promise<JWTPayload | null> {
  const options = { algorithms: [algorithm], issuer, currentDate: new Date(now), requiredClaims: ['exp'] }
  for (const key of keys) {
    const verified = await jwtVerify(token, key, options).catch(() => null)
    if (verified) return verified.payload
  }
  return null
}

import { hashOf } from '@kere/platform/routing'

const cookieName = 'kere_bucket'

const kept = new RegExp(`(?:^|;\\s*)${cookieName}=(\\d{1,2})(?:;|$)`)

const lifeSeconds = 60 * 60 * 24 * 30

export interface VisitorBucket {
  /** The bucket, 0 to 99. */
  bucket: number
  setCookie: string | null
}

export const anyBucket: VisitorBucket = { bucket: 0, setCookie: null }

/**
 * Reads the bucket, which is drawn only once, so that a visitor does not switch between releases. A user has the same
 * one in every browser and keeps it after signing out.
 */
export function readBucket(cookies: string, userId: string | null): VisitorBucket {
  const drawn = kept.exec(cookies)?.[1]
  const own = userId === null ? null : hashOf(userId) % 100
  const bucket = own ?? Number(drawn ?? crypto.getRandomValues(new Uint32Array(1))[0]! % 100)
  if (drawn === String(bucket)) return { bucket, setCookie: null }
  return {
    bucket,
    setCookie: `${cookieName}=${bucket}; Path=/; Max-Age=${lifeSeconds}; SameSite=Lax; Secure; HttpOnly`,
  }
}

const cookieName = 'kere_bucket'

const kept = new RegExp(`(?:^|;\\s*)${cookieName}=(\\d{1,2})(?:;|$)`)

const lifeSeconds = 60 * 60 * 24 * 30

export interface VisitorBucket {
  /** 0 to 99 */
  bucket: number
  setCookie: string | null
}

export const anyBucket: VisitorBucket = { bucket: 0, setCookie: null }

/** Drawn once, so that a trial does not flicker. */
export function readBucket(cookies: string): VisitorBucket {
  const drawn = kept.exec(cookies)?.[1]
  if (drawn !== undefined) return { bucket: Number(drawn), setCookie: null }
  const bucket = crypto.getRandomValues(new Uint32Array(1))[0]! % 100
  return {
    bucket,
    setCookie: `${cookieName}=${bucket}; Path=/; Max-Age=${lifeSeconds}; SameSite=Lax; Secure; HttpOnly`,
  }
}

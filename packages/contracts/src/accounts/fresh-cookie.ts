/** Set after a change, so that this browser's next requests bypass every cache. */
export const freshCookie = 'kere_fresh'

/** The cookie outlives every cached answer. */
const lifeSeconds = 30

export const writeFreshCookie = () => `${freshCookie}=1; Path=/; Max-Age=${lifeSeconds}; HttpOnly; Secure; SameSite=Lax`

/**
 * Names the state of the database after this browser's last write. A replica that has not reached it may not answer.
 */
export const bookmarkCookie = 'kere_bookmark'

/** The cookie lives far longer than any replica lags behind. */
const bookmarkSeconds = 60 * 60

export const writeBookmarkCookie = (bookmark: string) =>
  `${bookmarkCookie}=${bookmark}; Path=/; Max-Age=${bookmarkSeconds}; HttpOnly; Secure; SameSite=Lax`

const bookmarkIn = new RegExp(String.raw`(?:^|;\s*)${bookmarkCookie}=([0-9a-f-]{1,100})(?:;|$)`)

export const readBookmark = (cookies: string | null | undefined): string | null =>
  bookmarkIn.exec(cookies ?? '')?.[1] ?? null

export const asksFresh = (cookies: string | null | undefined): boolean =>
  (cookies ?? '').split(';').some((pair) => pair.trim() === `${freshCookie}=1`)

/** Set after a change: this browser gets nothing from a cache. */
export const freshCookie = 'kere_fresh'

/** The life is longer than that of any cached answer. */
const lifeSeconds = 30

export const writeFreshCookie = () => `${freshCookie}=1; Path=/; Max-Age=${lifeSeconds}; HttpOnly; Secure; SameSite=Lax`

/** Names the state of the database that this browser has written: no replica behind it may answer. */
export const bookmarkCookie = 'kere_bookmark'

/** The life is far longer than any replica lags. */
const bookmarkSeconds = 60 * 60

export const writeBookmarkCookie = (bookmark: string) =>
  `${bookmarkCookie}=${bookmark}; Path=/; Max-Age=${bookmarkSeconds}; HttpOnly; Secure; SameSite=Lax`

const bookmarkIn = new RegExp(String.raw`(?:^|;\s*)${bookmarkCookie}=([0-9a-f-]{1,100})(?:;|$)`)

export const readBookmark = (cookies: string | null | undefined): string | null =>
  bookmarkIn.exec(cookies ?? '')?.[1] ?? null

export const asksFresh = (cookies: string | null | undefined): boolean =>
  (cookies ?? '').split(';').some((pair) => pair.trim() === `${freshCookie}=1`)

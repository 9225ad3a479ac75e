/** Set after a change: this browser gets nothing from a cache. */
export const freshCookie = 'kere_fresh'

/** The life is longer than that of any cached answer. */
const lifeSeconds = 30

export const writeFreshCookie = () => `${freshCookie}=1; Path=/; Max-Age=${lifeSeconds}; HttpOnly; Secure; SameSite=Lax`

export const asksFresh = (cookies: string | null | undefined): boolean =>
  (cookies ?? '').split(';').some((pair) => pair.trim() === `${freshCookie}=1`)

/** Set after a change: this browser is shown nothing kept. */
export const freshCookie = 'kere_fresh'

/** Longer than anything that answers others from memory keeps what it has. */
const lifeSeconds = 30

export const writeFreshCookie = () => `${freshCookie}=1; Path=/; Max-Age=${lifeSeconds}; HttpOnly; Secure; SameSite=Lax`

export const asksFresh = (cookies: string | null | undefined): boolean =>
  (cookies ?? '').split(';').some((pair) => pair.trim() === `${freshCookie}=1`)

import { accessCookie } from '@kere/contracts/accounts/access-cookie'

/** A page that gets this cookie without a valid access token refreshes the session before it renders. */
export const refreshCookie = '__Host-kere_refresh'

/** Marks a browser that has signed in before. It outlives every session. */
export const deviceCookie = '__Host-kere_device'

export function readCookie(header: string | null | undefined, name: string): string | undefined {
  for (const pair of header?.split(';') ?? []) {
    const [key, ...value] = pair.split('=')
    if (key?.trim() === name) return value.join('=').trim()
  }
  return undefined
}

/** Writes a cookie that no script can read and no other site's form can send. */
export const writeSessionCookie = (name: string, value: string, maxAgeMs: number) =>
  `${name}=${value}; Max-Age=${Math.floor(maxAgeMs / 1000)}; Path=/; HttpOnly; Secure; SameSite=Lax`

export const clearedSessionCookies = (): string[] =>
  [accessCookie, refreshCookie].map((name) => writeSessionCookie(name, '', 0))

export type Theme = 'light' | 'dark' | 'system'

export const themes = ['system', 'light', 'dark'] as const satisfies readonly Theme[]

export const themeCookieName = 'kere_theme'

/** The cookie is not secret, because the page must be able to read it. */
export function themeCookie(theme: Theme) {
  const maxAge = theme === 'system' ? 0 : 60 * 60 * 24 * 365
  return `${themeCookieName}=${theme}; Path=/; Max-Age=${maxAge}; SameSite=Lax; Secure`
}

export function readTheme(cookies: string): Theme {
  const value = new RegExp(`(?:^|;\\s*)${themeCookieName}=(light|dark)(?:;|$)`).exec(cookies)?.[1]
  return value === 'light' || value === 'dark' ? value : 'system'
}

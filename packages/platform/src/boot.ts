import type { RenderedData, Session } from './border.ts'
import type { NoticeCode } from './notices.ts'
import type { Submission } from './submission.ts'

export type Theme = 'light' | 'dark' | 'system'

/** A file the page may load, with what its bytes must hash to. */
export interface TrustedFile {
  href: string
  integrity: string
}

/** A remote as the browser needs to know it. */
export interface BootRemote {
  name: string
  contract: number
  /** Address of the federation container. */
  entry: string
  css: readonly TrustedFile[]
  patterns: readonly string[]
}

/** What the edge tells the browser's shell, as JSON in the page. */
export interface Boot {
  /** Shell module and what it will need, loaded when the page is idle or first used. */
  entry: string
  preloads: readonly (TrustedFile | { href: string })[]
  remotes: readonly BootRemote[]
  session: Session
  /** When the access token ends, which scripts cannot read; `null` for a visitor. */
  sessionExpiresAt: string | null
  /** Said once, as a toast. */
  notice: NoticeCode | null
  theme: Theme
  year: number
  /** Present where the page holds the server's HTML of the owning remote, ready to be hydrated. */
  rendered: RenderedData | null
  /** The form that this page came back with, refused. */
  submission: Submission | null
}

/** Where things stand in the page; the worker writes these ids and the browser looks for them. */
export const pageIds = {
  boot: 'kere-boot',
  header: 'kere-header',
  content: 'content',
  footer: 'kere-footer',
  overlays: 'kere-overlays',
} as const

export const themes = ['system', 'light', 'dark'] as const satisfies readonly Theme[]

const themeCookieName = 'kere_theme'

/** The cookie's line, as `document.cookie` and `Set-Cookie` take it. It is no secret and must be readable by the page. */
export function themeCookie(theme: Theme) {
  const maxAge = theme === 'system' ? 0 : 60 * 60 * 24 * 365
  return `${themeCookieName}=${theme}; Path=/; Max-Age=${maxAge}; SameSite=Lax; Secure`
}

export function readTheme(cookies: string): Theme {
  const value = new RegExp(`(?:^|;\\s*)${themeCookieName}=(light|dark)(?:;|$)`).exec(cookies)?.[1]
  return value === 'light' || value === 'dark' ? value : 'system'
}

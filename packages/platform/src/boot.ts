import type { RenderedData, Session } from './border.ts'
import type { NoticeCode } from './notices.ts'
import type { Submission } from './submission.ts'

export type Theme = 'light' | 'dark' | 'system'

/** With what its bytes must hash to. */
export interface TrustedFile {
  href: string
  integrity: string
}

export interface BootRemote {
  name: string
  contract: number
  entry: string
  css: readonly TrustedFile[]
  patterns: readonly string[]
  /** Of the patterns: pages without the dashboard's menu, and pages that are kept on the device. */
  focused: readonly string[]
  offline: readonly string[]
}

/** Whose script counts page views. */
export const tagServices = ['matomo'] as const

export interface Tag {
  service: (typeof tagServices)[number]
  origin: string
  /** What the service calls this site. */
  site: string
}

/** What the edge tells the browser's shell. */
export interface Boot {
  /** Loaded when the page is idle or first used. */
  entry: string
  preloads: readonly (TrustedFile | { href: string })[]
  remotes: readonly BootRemote[]
  session: Session
  /** Scripts cannot read the cookie; `null` for a visitor. */
  sessionExpiresAt: string | null
  /** Where a local platform shows the emails it sends. */
  inbox: string | null
  /** What this reader may consent to; null where nothing is counted, and for whoever is not known to be 18 (C-49). */
  tag: Tag | null
  /** Said once, as a toast. */
  notice: NoticeCode | null
  theme: Theme
  year: number
  /** Of the courses, for the footer: a page has them in its HTML anyway. */
  subjects: readonly string[]
  /** Where the page holds the server's HTML, ready to be hydrated. */
  rendered: RenderedData | null
  /** The form that this page came back with, refused. */
  submission: Submission | null
}

/** The JSON in the page: remotes grow with their pages, so that they are a file of their own, and their place is its address. */
export interface PageBoot extends Omit<Boot, 'remotes' | 'rendered'> {
  remotes: string
  /** Its data stands by itself, as it was written. */
  rendered: Omit<RenderedData, 'json'> | null
}

/** The worker writes these ids and the browser looks for them. */
export const pageIds = {
  boot: 'kere-boot',
  /** Where something was rendered. */
  data: 'kere-data',
  header: 'kere-header',
  content: 'content',
  footer: 'kere-footer',
  overlays: 'kere-overlays',
  /** Where there is a tag. */
  consent: 'kere-consent',
} as const

/** Names the remote whose page a style in the head is for. */
export const pageStyleMark = 'data-page-of'

export const themes = ['system', 'light', 'dark'] as const satisfies readonly Theme[]

const themeCookieName = 'kere_theme'

/** No secret: the page must be able to read it. */
export function themeCookie(theme: Theme) {
  const maxAge = theme === 'system' ? 0 : 60 * 60 * 24 * 365
  return `${themeCookieName}=${theme}; Path=/; Max-Age=${maxAge}; SameSite=Lax; Secure`
}

export function readTheme(cookies: string): Theme {
  const value = new RegExp(`(?:^|;\\s*)${themeCookieName}=(light|dark)(?:;|$)`).exec(cookies)?.[1]
  return value === 'light' || value === 'dark' ? value : 'system'
}

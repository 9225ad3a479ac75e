import type { RenderedData, Session } from './border.ts'
import type { NoticeCode } from './notices.ts'
import type { Submission } from './submission.ts'
import type { Theme } from './theme.ts'

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
  /** Patterns of the pages without the dashboard's menu, and of the pages stored on the device. */
  focused: readonly string[]
  offline: readonly string[]
}

export const tagServices = ['matomo'] as const

export interface Tag {
  service: (typeof tagServices)[number]
  origin: string
  site: string
}

/** Set only while a release is watched. The token for the page's reports is in its `Server-Timing` header. */
export interface PageWatch {
  script: string
  /** The remote of this very page. */
  owner: string | null
}

/** How a release comes to a reader: it is for everybody, on trial, or for them alone. */
export type Bucket = 'stable' | 'trial' | 'preview'

export interface KeptRelease {
  release: string
  since: string
  place: 'stable' | 'trial' | 'before'
}

export interface BarRemote {
  name: string
  release: string
  bucket: Bucket
  /** Opens this release for whoever has it; null where this reader may hand out none. */
  link: string | null
  /** The releases that this reader may look at instead. */
  kept: readonly KeptRelease[]
}

/**
 * Set only for admins who have switched the bar on, and in a preview. Where and how fast the page was made is in its
 * `Server-Timing` header.
 */
export interface PageBar {
  script: string
  /** An instant, in a preview. */
  until: number | null
  remotes: readonly BarRemote[]
}

/** Reports are sent to this path with the page's token behind it. */
export const watchPath = '/_watch/'

export interface Boot {
  entry: string
  /** The shell’s, which the first page of a browser carries within it. */
  sheet: string
  preloads: readonly (TrustedFile | { href: string })[]
  remotes: readonly BootRemote[]
  session: Session
  /** Scripts cannot read the cookie; `null` for a visitor. */
  sessionExpiresAt: string | null
  inbox: string | null
  /** Null where nothing is counted, and without a known age of 18 (C-49). */
  tag: Tag | null
  notice: NoticeCode | null
  theme: Theme
  year: number
  subjects: readonly string[]
  watch?: PageWatch
  bar?: PageBar
  /** The element that holds the server's HTML, ready to be hydrated. */
  rendered: RenderedData | null
  submission: Submission | null
}

/** Remotes grow with their pages, so they are a file of their own, named by its address. */
export interface PageBoot extends Omit<Boot, 'remotes' | 'rendered'> {
  remotes: string
  rendered: Omit<RenderedData, 'json'> | null
}

export const pageIds = {
  boot: 'kere-boot',
  data: 'kere-data',
  header: 'kere-header',
  content: 'content',
  footer: 'kere-footer',
  overlays: 'kere-overlays',
  consent: 'kere-consent',
} as const

export const pageStyleMark = 'data-page-of'

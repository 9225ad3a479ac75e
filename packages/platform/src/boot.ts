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
  /** Path patterns of the pages without the dashboard's menu, and of the pages stored on the device. */
  focused: readonly string[]
  offline: readonly string[]
}

export const tagServices = ['matomo'] as const

export interface Tag {
  service: (typeof tagServices)[number]
  origin: string
  site: string
}

/** Set only while a release is being watched. The token for the page's reports is in its `Server-Timing` header. */
export interface PageWatch {
  script: string
  /** The name of the remote that shows this page. */
  owner: string | null
}

/** The way a reader got a release: everybody has it, it is on trial, or it was opened for this reader alone. */
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
  /** A link that opens this release for anybody who has the link; null if this reader may not give it to others. */
  link: string | null
  /** The other releases that this reader may open instead. */
  kept: readonly KeptRelease[]
}

/**
 * The developer bar. Set only in a preview and for admins who have switched it on. The page's `Server-Timing` header
 * says where and how fast the page was rendered.
 */
export interface PageBar {
  script: string
  /** The instant at which the preview ends. */
  until: number | null
  remotes: readonly BarRemote[]
}

/** Reports are sent to this path, followed by the page's token. */
export const watchPath = '/_watch/'

export interface Boot {
  entry: string
  /** The address of the shell's stylesheet, which the first page of a browser contains inline. */
  sheet: string
  preloads: readonly (TrustedFile | { href: string })[]
  remotes: readonly BootRemote[]
  session: Session
  /**
   * The time at which the session ends; `null` for a visitor. It is sent here, because scripts cannot read the
   * session's cookie.
   */
  sessionExpiresAt: string | null
  inbox: string | null
  /** Null if nothing is counted, or if the reader is not known to be 18 or older (C-49). */
  tag: Tag | null
  notice: NoticeCode | null
  theme: Theme
  year: number
  subjects: readonly string[]
  watch?: PageWatch
  bar?: PageBar
  /** Describes the element that holds the server's HTML, ready to be hydrated; null without such HTML. */
  rendered: RenderedData | null
  submission: Submission | null
}

/**
 * The boot data written into a page. The list of remotes grows with their pages, so it is a separate file; `remotes` is
 * its address.
 */
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

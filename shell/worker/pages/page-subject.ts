import type { Language } from '@kere/brand/language'
import type { Span } from '@kere/contracts/http/trace'
import type { PageBar, PageWatch } from '@kere/platform/boot'
import type { Theme } from '@kere/platform/theme'
import type { NoticeCode } from '@kere/platform/notices'
import type { LiveRemote } from '@kere/platform/routing'
import type { Submission } from '@kere/platform/submission'
import type { OpenRemote } from './guard.ts'
import type { Preview } from '../preview/preview-token.ts'
import type { Visitor } from '../sessions/read-visitor.ts'
import type { ShellTemplate } from './shell-template.ts'
import type { Rendering } from '../watch/watch-pages.ts'

/** Everything on which a page depends. The code that makes the page never sees the request. */
export interface PageSubject {
  method: string
  /** The address, with the language. */
  url: URL
  language: Language
  /** The path of the same page in English, by which routes, guard and chrome know it. */
  path: string
  template: ShellTemplate
  visitor: Visitor
  live: readonly LiveRemote[]
  owner: OpenRemote | null
  pattern: string
  theme: Theme
  /** True if the reader or their browser asks for less data: text first, without decoration and web fonts. */
  isLowData: boolean
  notice: NoticeCode | null
  submission: Submission | null
  /** True if the reader has just changed something, so that no earlier content may be shown. */
  isFresh: boolean
  /**
   * True if the browser has loaded the full stylesheets of the shell and of the page’s remote. The page then links
   * them.
   */
  hasSheets: boolean
  /** The state of the database after this reader's last write; null without a recent one. */
  bookmark: string | null
  /** A release that only this reader sees. */
  preview: Preview | null
  /** Null except for admins who have switched the bar on, and in previews. */
  bar: PageBar | null
  /** Null if none of the page's releases is watched. */
  watch: PageWatch | null
  onRendered: ((rendering: Rendering) => void) | null
  /** The span of the request that makes the page. A kept page is not told whose request made it. */
  span: Span
}

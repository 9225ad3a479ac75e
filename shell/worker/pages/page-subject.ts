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

/** All that a page is made of: its makers never see the request. */
export interface PageSubject {
  method: string
  url: URL
  template: ShellTemplate
  visitor: Visitor
  live: readonly LiveRemote[]
  owner: OpenRemote | null
  pattern: string
  theme: Theme
  notice: NoticeCode | null
  submission: Submission | null
  /** Its reader has just changed something: nothing that was made before may be shown. */
  isFresh: boolean
  /** The browser has loaded the whole sheets of the shell and of the page’s remote: the page links them. */
  hasSheets: boolean
  /** The state of the database that this reader has written; null of who has not, lately. */
  bookmark: string | null
  /** A release that this reader alone looks at. */
  preview: Preview | null
  /** Null for almost everybody. */
  bar: PageBar | null
  /** Null where no release in it is watched. */
  watch: PageWatch | null
  onRendered: ((rendering: Rendering) => void) | null
}

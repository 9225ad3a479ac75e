import type { OtherLanguage } from '@kere/brand/language'
import type { Role } from '@kere/contracts/accounts/roles'
import type { SessionUser } from '@kere/contracts/accounts/session'
import type { Device } from './device.ts'
import type { Navigation } from './navigation.ts'
import type { PageMeta } from './page-meta.ts'
import type { Submission } from './submission.ts'

/** The shell refuses a remote that was built for another version of this contract. */
export const contractVersion = 1

export interface Session {
  user: SessionUser | null
  /** The address, confirmed or not, that this browser registered a moment ago. An older shell does not set it. */
  registeredEmail?: string | null
}

export interface Notice {
  tone: 'success' | 'info' | 'error'
  text: string
  action?: { label: string; run: () => void }
}

export interface ExportRequest {
  /**
   * The `exportPath` of a list with its filters and order as the query, or the address of another file with one row per
   * line.
   */
  href: string
  name: string
  total?: number
  /** The default is GET. An older shell always uses GET, which such an address refuses. */
  method?: 'POST'
}

export interface BulkAct {
  name: string
  /** For example "Publishing"; `done` is then "published". */
  doing: string
  done: string
}

export interface BulkRequest {
  list: string
  act: BulkAct
  /** The acts of the list, including those that undo others. */
  acts: readonly BulkAct[]
  noun: readonly [one: string, many: string]
  /** Single rows, or all rows that these filters of the list find. */
  rows:
    | readonly { id: string; name: string; version?: number | undefined; answer?: string | undefined }[]
    | { matching: Readonly<Record<string, string>> }
  /**
   * The answer to the act's question, for all rows. A row may have an answer of its own. An older shell sends neither,
   * and the API refuses.
   */
  answer?: string | undefined
  total: number | null
  hrefOf: (id: string) => string
  /** Called when rows have changed, even if another page is open by then. */
  onChange: () => void
}

export interface RenderedData {
  /** Only the remote that wrote it can read it. It is a string, because the border would copy an object twice. */
  json: string
  /** True if it was rendered for a visitor. An older shell does not set it. */
  isForVisitor?: boolean
}

/** The shell passes nothing else to a remote. */
export interface MountContext {
  /** This contains only the locations that the remote owns. */
  navigation: Navigation
  session: Session
  /** Makes one request for all simultaneous callers, and tells whether the call is worth trying again. */
  renewSession(): Promise<boolean>
  /**
   * Asks the user to prove anew who they are, and tells whether the call is worth trying again. An older shell does not
   * have it.
   */
  proveAnew?(): Promise<boolean>
  rendered: RenderedData | null
  /** An older shell, which does not know declared forms, does not set it. */
  submission?: Submission | null
  /** The address of the local platform's inbox. An older shell does not set it. */
  inbox?: string | null
  notify(notice: Notice): void
  announce(text: string): void
  /** Loads the device of the signed-in user. It is `null` for a visitor, and an older shell does not set it. */
  openDevice?: (() => Promise<Device>) | null
  startExport(request: ExportRequest): void
  /** An older shell does not have it. */
  startBulk?(request: BulkRequest): void
  /** `null` if no visits of this reader are counted. An older shell does not set it. */
  openCookieChoice?: (() => void) | null
  /** Shows the number in the bell. An older shell does not have it. */
  showUnread?(unread: number): void
  /**
   * Tells the shell that the server has ended the session, so that it requests nothing more for it. An older shell does
   * not have it.
   */
  closeSession?(): void
  /** Loads the styles of the remote's other pages. An older shell does not have it. */
  loadStyles?(): Promise<void>
  /** An older shell does not have it. */
  swap?(draw: () => void): void
  setMeta(meta: PageMeta): void
  /** Makes the shell show its own panel, with Retry, in the remote's place. */
  fail(error: unknown): void
}

export interface MountedRemote {
  unmount(): void
}

export interface RemoteModule {
  contract: number
  mount(element: HTMLElement, context: MountContext): Promise<MountedRemote>
  /** An older release does not have it. */
  prefetch?(target: Pick<URL, 'pathname' | 'search'>, session: Session): Promise<void>
}

/** A route with roles is only for signed-in users who hold one of them. */
export interface RemoteRoute {
  path: string
  /** Other addresses, from which the edge redirects to the page's own. A page with aliases has no parameters. */
  aliases?: readonly string[]
  /** The other languages that the page is written in. It has an address of its own in each, as `/kn/courses`. */
  languages?: readonly OtherLanguage[]
  roles?: readonly Role[]
  /** With roles, the route is only open until onboarding is finished. */
  onboarding?: boolean
  /** With roles, the route is also open to every role that is enrolled in a course (C-21). */
  enrolled?: boolean
  /** With roles, the code of the notice that explains why somebody without them is on their dashboard instead. */
  refused?: string
  /** A dashboard page that fills the screen, with its own bar instead of the menu and the header. */
  isFocused?: boolean
  /** The device stores the page, so that it opens without a connection. */
  offline?: boolean
  /** The content is the same for everybody and may be this old. The edge renders it once, for a visitor. */
  maxAgeSeconds?: number
  /**
   * Query parameters with few values. The page is cached for each of them; with any other, it is rendered for its
   * reader alone.
   */
  keptBy?: readonly string[]
  /** The page shows people who may want to disappear with the next request, so it is rendered anew for visitors too. */
  isNeverKept?: boolean
}

export interface RenderRequest {
  path: string
  /** The query with its question mark, or an empty string. */
  search: string
  session: Session
  submission?: Submission | null
  inbox?: string | null
  /** The session's token, so that the release calls the API as its reader. An older shell does not set it. */
  accessToken?: string | null
  /**
   * The state of the database that contains the reader's own writes. No answer may be older. An older shell does not
   * set it.
   */
  bookmark?: string | null
  /** True if no cached answer may be shown. An older shell does not set it. */
  fresh?: boolean
  /**
   * True if texts are wanted as the bytes to send. An older shell does not set it, and an older release answers with
   * strings.
   */
  asBytes?: boolean
  /** The W3C trace of the request, for the release's own calls. An older shell does not set it. */
  traceparent?: string
}

/** Bytes are UTF-8. The data in them contains no `<`, so that it cannot end the element around it. */
export interface RenderResult<Text extends string | Uint8Array = string> {
  status: number
  meta: PageMeta
  html: Text
  /** `null` if something failed. The browser then renders the page anew instead of hydrating it. */
  data: { json: Text } | null
  movedTo?: string
  /** The age of the oldest answer that the page was made from. An older release does not set it. */
  ageMs?: number
}

/** The prefix must be the same in the server's and in the browser's tree of a remote. */
export const identifierPrefix = (remote: string) => `${remote}-`

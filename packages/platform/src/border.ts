import type { Role } from '@kere/contracts/accounts/roles'
import type { SessionUser } from '@kere/contracts/accounts/session'
import type { Device } from './device.ts'
import type { Navigation } from './navigation.ts'
import type { PageMeta } from './page-meta.ts'
import type { Submission } from './submission.ts'

/** The shell refuses a remote that was built for another number. */
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
  /** `exportPath` of a list, with its filters and order as the query; or of another file with a row on each line. */
  href: string
  name: string
  total?: number
  /** GET by default. An older shell asks by GET and is refused. */
  method?: 'POST'
}

export interface BulkAct {
  name: string
  /** "Publishing", and "published". */
  doing: string
  done: string
}

export interface BulkRequest {
  list: string
  act: BulkAct
  /** Includes the acts that undo others. */
  acts: readonly BulkAct[]
  noun: readonly [one: string, many: string]
  /** Rows by name, or all that these filters of the list find. */
  rows:
    | readonly { id: string; name: string; version?: number | undefined; answer?: string | undefined }[]
    | { matching: Readonly<Record<string, string>> }
  /**
   * The answer to the question of the act, for all rows; a row may have one of its own. An older shell sends neither,
   * and the API refuses.
   */
  answer?: string | undefined
  total: number | null
  hrefOf: (id: string) => string
  /** Rows have changed; also called while another page stands. */
  onChange: () => void
}

export interface RenderedData {
  /** Only the remote that wrote it can read it. A string crosses the border as it is; an object would be copied twice. */
  json: string
  /** Rendered for a visitor. Unset by an older shell. */
  isForVisitor?: boolean
}

/** Nothing else crosses the border. */
export interface MountContext {
  /** Sees only the locations that the remote owns. */
  navigation: Navigation
  session: Session
  /** One request for simultaneous callers. Answers whether the call is worth trying again. */
  renewSession(): Promise<boolean>
  rendered: RenderedData | null
  /** A shell that is older than declared forms does not set it. */
  submission?: Submission | null
  /** The address of the local platform's inbox. An older shell does not set it. */
  inbox?: string | null
  notify(notice: Notice): void
  announce(text: string): void
  /** Loads the device of the signed-in user; `null` for a visitor, unset by an older shell. */
  openDevice?: (() => Promise<Device>) | null
  startExport(request: ExportRequest): void
  /** An older shell does not have it. */
  startBulk?(request: BulkRequest): void
  /** `null` where nothing is counted of this reader, unset by an older shell. */
  openCookieChoice?: (() => void) | null
  /** The bell shows it. Unset by an older shell. */
  showUnread?(unread: number): void
  /** The server has ended the session, as this page says: the shell asks nothing more for it. An older shell does not have it. */
  closeSession?(): void
  /** Styles of the remote's other pages. Unset by an older shell. */
  loadStyles?(): Promise<void>
  /** An older shell does not have it. */
  swap?(draw: () => void): void
  setMeta(meta: PageMeta): void
  /** The shell puts its own panel, with Retry, in the remote's place. */
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
  /** Other addresses of the page, which then has no parameters: the edge leads from them to its own. */
  aliases?: readonly string[]
  roles?: readonly Role[]
  /** With roles, the route is only open until onboarding is finished. */
  onboarding?: boolean
  /** With roles, the route is also open to every role that is enrolled in a course (C-21). */
  enrolled?: boolean
  /** With roles, the code of the notice that explains why somebody without them is on their dashboard instead. */
  refused?: string
  /** A dashboard's page that fills the screen, with a bar of its own in place of menu and header. */
  isFocused?: boolean
  /** The device stores the page, so that it opens without a connection. */
  offline?: boolean
  /** Its content is the same for everybody and may be this old: the edge renders it once, for a visitor. */
  maxAgeSeconds?: number
  /**
   * Parameters with few values: the page is cached for each of them. With any other it is made for its reader alone.
   */
  keptBy?: readonly string[]
  /** Shows who may want to be gone with the next request: made anew for each visitor too. */
  isNeverKept?: boolean
}

export interface RenderRequest {
  path: string
  /** The search with its question mark, or an empty text. */
  search: string
  session: Session
  submission?: Submission | null
  inbox?: string | null
  /** The session's token, so that the release calls the API as its reader. An older shell does not set it. */
  accessToken?: string | null
  /** The state of the database that its reader has written, which no answer may be behind. An older shell does not set it. */
  bookmark?: string | null
  /** No answer from a cache may be shown. An older shell does not set it. */
  fresh?: boolean
  /** Texts are wanted as they are sent. Unset by an older shell; an older release answers with strings. */
  asBytes?: boolean
}

/** With bytes, the text is UTF-8, and the data has no `<`, so that it can end no element. */
export interface RenderResult<Text extends string | Uint8Array = string> {
  status: number
  meta: PageMeta
  html: Text
  /** `null` where something failed: the browser then renders anew instead of hydrating. */
  data: { json: Text } | null
  movedTo?: string
  /** The age of the oldest answer that the page was made from. An older release does not set it. */
  ageMs?: number
}

/** Must agree between the server's and the browser's tree of a remote. */
export const identifierPrefix = (remote: string) => `${remote}-`

import type { Role } from '@kere/contracts/roles'
import type { SessionUser } from '@kere/contracts/session'
import type { Device } from './device.ts'
import type { Navigation } from './navigation.ts'
import type { PageMeta } from './page-meta.ts'
import type { Submission } from './submission.ts'

/** The shell refuses a remote that was built for another number. */
export const contractVersion = 1

/** Known before the first byte; `null` is a visitor. */
export interface Session {
  user: SessionUser | null
  /** Of a visitor whose browser has registered a moment ago, proven or not. Unset by an older shell. */
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
  /** By default GET. An older shell asks with that, and is refused. */
  method?: 'POST'
}

export interface BulkAct {
  name: string
  /** "Publishing", and "published". */
  doing: string
  done: string
}

export interface BulkRequest {
  /** Name of the list, as in its contract. */
  list: string
  act: BulkAct
  /** The acts that take others back among them. */
  acts: readonly BulkAct[]
  noun: readonly [one: string, many: string]
  /** Rows by name, or all that these filters of the list find. */
  rows:
    | readonly { id: string; name: string; version?: number | undefined }[]
    | { matching: Readonly<Record<string, string>> }
  /** Null where it is not known. */
  total: number | null
  hrefOf: (id: string) => string
  /** Rows have changed. Called while another page stands, too. */
  onChange: () => void
}

/** What the server rendered a remote's HTML from. */
export interface RenderedData {
  /** Only the remote that wrote it can read it. A string crosses the border as it is; an object would be copied twice. */
  json: string
  /** Written for a visitor, whoever reads it. Unset by an older shell. */
  isForVisitor?: boolean
}

/** Nothing else crosses the border. */
export interface MountContext {
  /** Sees only the locations that the remote owns. */
  navigation: Navigation
  session: Session
  /** One request however many ask. Answers whether the call is worth trying again. */
  renewSession(): Promise<boolean>
  /** Where the element holds the server's HTML, to be hydrated. */
  rendered: RenderedData | null
  /** Unset by a shell of before forms were declared. */
  submission?: Submission | null
  /** Where a local platform shows the emails it sends. Unset by an older shell. */
  inbox?: string | null
  /** Shows a toast. */
  notify(notice: Notice): void
  /** Speaks to assistive technology without moving anything. */
  announce(text: string): void
  /** Loads the device of the signed-in user; `null` for a visitor, unset by an older shell. */
  openDevice?: (() => Promise<Device>) | null
  /** The shell shows how far it is, also on the pages that follow. */
  startExport(request: ExportRequest): void
  /** Acts on many rows, as an export is shown. Unset by an older shell. */
  startBulk?(request: BulkRequest): void
  /** Asks anew what may be counted; `null` where nothing is counted of this reader, unset by an older shell. */
  openCookieChoice?: (() => void) | null
  /** Of the remote's other pages: the one that the edge has sent brings its own. Unset by an older shell. */
  loadStyles?(): Promise<void>
  /** Draws the next page, and may show how it comes. Unset by an older shell. */
  swap?(draw: () => void): void
  /** The shell sets the head, moves focus and scroll. */
  setMeta(meta: PageMeta): void
  /** The shell puts its own panel, with Retry, in the remote's place. */
  fail(error: unknown): void
}

export interface MountedRemote {
  unmount(): void
}

/** What a remote exposes as `./app`. */
export interface RemoteModule {
  contract: number
  mount(element: HTMLElement, context: MountContext): Promise<MountedRemote>
  /** Loads the code of the page at an address, and asks for what it shows. Unset by an older release. */
  prefetch?(target: Pick<URL, 'pathname' | 'search'>, session: Session): Promise<void>
}

/** With roles, only for signed-in users who hold one of them. */
export interface RemoteRoute {
  path: string
  roles?: readonly Role[]
  /** With roles: for those who have still to finish onboarding, and for nobody else. */
  onboarding?: boolean
  /** With roles: also for whoever is enrolled in a course, whatever their role (C-21). */
  enrolled?: boolean
  /** A dashboard's page that fills the screen, with a bar of its own in place of menu and header. */
  isFocused?: boolean
  /** Kept on the device of whoever opens it, to be opened there without a connection. */
  offline?: boolean
  /** Its content is the same for everybody and may be this old: the edge renders it once, for a visitor. */
  maxAgeSeconds?: number
}

/** What the shell's worker asks of a release's server bundle. */
export interface RenderRequest {
  path: string
  /** With its question mark, or empty. */
  search: string
  session: Session
  /** The form that the page comes back with, refused. */
  submission?: Submission | null
  inbox?: string | null
  /** Of the session, so that the release asks the API as its reader would. Unset by an older shell. */
  accessToken?: string | null
  /** No answer that was kept from before may be shown. Unset by an older shell. */
  fresh?: boolean
  /** Texts are wanted as they are sent. Unset by an older shell; an older release answers with strings. */
  asBytes?: boolean
}

/** With bytes: UTF-8, and the data without a `<`, so that it can end no element. */
export interface RenderResult<Text extends string | Uint8Array = string> {
  status: number
  meta: PageMeta
  html: Text
  /** `null` where something failed: the browser then renders anew instead of hydrating. */
  data: { json: Text } | null
  /** Of the oldest answer that it was made from. Unset by an older release. */
  ageMs?: number
}

/** Must agree between the server's and the browser's tree of a remote. */
export const identifierPrefix = (remote: string) => `${remote}-`

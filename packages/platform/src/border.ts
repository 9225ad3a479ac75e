import type { Role } from '@kere/contracts/roles'
import type { SessionUser } from '@kere/contracts/session'
import type { DehydratedState } from '@tanstack/react-query'
import type { Navigation } from './navigation.ts'
import type { PageMeta } from './page.ts'
import type { Submission } from './submission.ts'

/** Number of the agreement below. The shell refuses a remote that was built for another one. */
export const contractVersion = 1

/** Who the page is for. The edge knows it before the first byte; `null` is a visitor. */
export interface Session {
  user: SessionUser | null
}

export interface Notice {
  tone: 'success' | 'info' | 'error'
  text: string
  /** Offered beside the text, for example "Undo". */
  action?: { label: string; run: () => void }
}

/** The CSV file of a list, to be downloaded whole. */
export interface ExportRequest {
  /** `exportPath` of the list, with its filters and order as the query. */
  href: string
  /** What the list is called on its page. */
  name: string
  /** How many rows the page shows it to have. */
  total?: number
}

/** What the server rendered a remote's HTML from. */
export interface RenderedData {
  /** Dehydrated query cache; only the remote that wrote it can read it. */
  queries: DehydratedState
}

/** Everything a remote gets from the shell. Nothing else crosses the border. */
export interface MountContext {
  /** Sees only the locations that the remote owns. */
  navigation: Navigation
  session: Session
  /**
   * Renews the session when the API has said that it ran out; one request however many ask. Answers whether it is
   * worth trying the call again.
   */
  renewSession(): Promise<boolean>
  /** The server's data when the element holds the server's HTML, which is then hydrated; else `null`. */
  rendered: RenderedData | null
  /** The form that this page came back with, refused; a shell of before forms were announced says nothing of it. */
  submission?: Submission | null
  /** Shows a toast. */
  notify(notice: Notice): void
  /** Speaks to assistive technology without moving anything. */
  announce(text: string): void
  /** Downloads a list; the shell shows how far it is, also on the pages that follow. */
  startExport(request: ExportRequest): void
  /** Says that a page stands and what it is called: the shell sets the head, moves focus and scroll. */
  setMeta(meta: PageMeta): void
  /** Says that the remote cannot go on: the shell puts its own panel, with Retry, in its place. */
  fail(error: unknown): void
}

export interface MountedRemote {
  unmount(): void
}

/** What a remote exposes as `./app`. */
export interface RemoteModule {
  contract: number
  mount(element: HTMLElement, context: MountContext): Promise<MountedRemote>
}

/** A path pattern that a remote owns; with roles, only for the signed-in users who hold one of them. */
export interface RemoteRoute {
  path: string
  roles?: readonly Role[]
  /** With roles: for those who have still to finish onboarding, and for nobody else. */
  onboarding?: boolean
}

/** What the shell's worker asks of a release's server bundle. */
export interface RenderRequest {
  path: string
  /** With its question mark, or empty. */
  search: string
  session: Session
  /** The form that the page comes back with, refused. */
  submission?: Submission | null
}

export interface RenderResult {
  status: number
  meta: PageMeta
  html: string
  /** `null` where something failed: the browser then renders anew instead of hydrating. */
  data: RenderedData | null
}

/** `useId` must agree between the server's and the browser's tree of a remote. */
export const identifierPrefix = (remote: string) => `${remote}-`

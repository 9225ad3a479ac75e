import type { Theme } from '@kere/platform/boot'
import type { Session } from '@kere/platform/border'

/** What navigation bar and footer draw from: plain data, the same on the edge and in the browser. */
export interface ChromeState {
  /** Path of the page, without search. */
  path: string
  /** Whether a live remote owns a route: what nobody owns is not linked. */
  owns(path: string): boolean
  theme: Theme
  session: Session
  year: number
}

import type { Theme } from '@kere/platform/boot'
import type { Session } from '@kere/platform/border'

/** Plain data, the same on the edge and in the browser. */
export interface ChromeState {
  path: string
  /** The page fills the screen and brings a bar of its own. */
  isFocused: boolean
  /** Whether a live remote owns a route: what nobody owns is not linked. */
  owns(path: string): boolean
  theme: Theme
  session: Session
  year: number
  subjects: readonly string[]
  /** There is something to consent to, and a way to change one's mind. */
  asksConsent: boolean
}

import type { Theme } from '@kere/platform/theme'
import type { Session } from '@kere/platform/border'

/** Plain data, the same on the edge and in the browser. */
export interface ChromeState {
  path: string
  isFocused: boolean
  /** Whether a live remote owns the path: others are not linked. */
  owns(path: string): boolean
  theme: Theme
  session: Session
  year: number
  subjects: readonly string[]
  asksConsent: boolean
}

import type { Theme } from '@kere/platform/theme'
import type { Session } from '@kere/platform/border'

/** The state as plain data, so that the edge and the browser render the same. */
export interface ChromeState {
  path: string
  isFocused: boolean
  /** Returns whether a live remote owns the path. Paths without an owner are not linked. */
  owns(path: string): boolean
  theme: Theme
  session: Session
  year: number
  subjects: readonly string[]
  asksConsent: boolean
}

export interface NavigationLocation {
  pathname: string
  search: string
  hash: string
  /** Position in the tab's history, counted by the shell. */
  index: number
  /** How the tab came here: `pop` is back, forward, or the first load. */
  action: 'push' | 'replace' | 'pop'
}

export interface NavigateOptions {
  replace?: boolean
}

/** A navigation that a guard holds back until it is decided. */
export interface Transition {
  to: string
  proceed(): void
  cancel(): void
}

export interface Navigation {
  readonly location: NavigationLocation
  /** Calls the listener after each change of location; returns how to stop. */
  listen(listener: () => void): () => void
  /** Goes to a path of this origin, with search and hash. */
  push(to: string, options?: NavigateOptions): void
  go(delta: number): void
  /**
   * Holds back every way of leaving (links, back, reload, close) until the guard has decided; for unsaved work.
   * The last guard set is asked.
   */
  block(guard: (transition: Transition) => void): () => void
}

export interface NavigationView {
  /** The view changes only while the location is one that this accepts. */
  owns(pathname: string): boolean
  /** What this refuses is loaded as a document, because only the edge knows what stands there. */
  canShow(pathname: string): boolean
}

export interface ShellNavigation extends Navigation {
  /** A view for one remote. */
  scope(view: NavigationView): Navigation
}

export interface NavigationLocation {
  pathname: string
  search: string
  hash: string
  /** In the tab's history, counted by the shell. */
  index: number
  /** `pop` is back, forward, or the first load. */
  action: 'push' | 'replace' | 'pop'
}

export interface NavigateOptions {
  replace?: boolean
}

/** Held back by a guard until it is decided. */
export interface Transition {
  to: string
  proceed(): void
  cancel(): void
}

export interface Navigation {
  readonly location: NavigationLocation
  /** @returns how to stop */
  listen(listener: () => void): () => void
  /** With search and hash. */
  push(to: string, options?: NavigateOptions): void
  go(delta: number): void
  /** Holds back every way of leaving (links, back, reload, close) for unsaved work. The last guard set is asked. */
  block(guard: (transition: Transition) => void): () => void
}

export interface NavigationView {
  /** The view changes only at a location that this accepts. */
  owns(pathname: string): boolean
  /** What this refuses is loaded as a document, because only the edge knows what stands there. */
  canShow(pathname: string): boolean
}

export interface ShellNavigation extends Navigation {
  /** A view for one remote. */
  scope(view: NavigationView): Navigation
}

export interface NavigationLocation {
  pathname: string
  search: string
  hash: string
  index: number
  /** `pop` is back, forward, or the first load. */
  action: 'push' | 'replace' | 'pop'
}

export interface NavigateOptions {
  replace?: boolean
}

export interface Transition {
  to: string
  proceed(): void
  cancel(): void
}

export interface Navigation {
  readonly location: NavigationLocation
  /** @returns how to stop */
  listen(listener: () => void): () => void
  push(to: string, options?: NavigateOptions): void
  go(delta: number): void
  /** Holds back every way of leaving (links, back, reload, close) for unsaved work. The last guard set is asked. */
  block(guard: (transition: Transition) => void): () => void
}

export interface NavigationView {
  owns(pathname: string): boolean
  /** A refused path is loaded as a document: only the edge knows what stands there. */
  canShow(pathname: string): boolean
}

export interface ShellNavigation extends Navigation {
  scope(view: NavigationView): Navigation
}

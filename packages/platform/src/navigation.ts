export interface NavigationLocation {
  pathname: string
  search: string
  hash: string
  index: number
  /** `pop` means back, forward, or the first load. */
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
  /** @returns a function that stops the listener */
  listen(listener: () => void): () => void
  push(to: string, options?: NavigateOptions): void
  go(delta: number): void
  /**
   * Holds back every way of leaving the page (links, back, reload, close), so that unsaved work is not lost. Only the
   * guard that was set last is asked.
   */
  block(guard: (transition: Transition) => void): () => void
}

export interface NavigationView {
  owns(pathname: string): boolean
  /** If false, the path is loaded as a document, because only the edge knows which page is there. */
  canShow(pathname: string): boolean
}

export interface ShellNavigation extends Navigation {
  scope(view: NavigationView): Navigation
}

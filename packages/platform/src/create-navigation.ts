import type { Navigation, NavigationLocation, NavigationView, ShellNavigation, Transition } from './navigation.ts'

export type NavigationWindow = Pick<Window, 'history' | 'location' | 'addEventListener' | 'removeEventListener'>

/** Owns the tab's history for the shell and all remotes, so that the guard of one remote holds for every link. */
export function createNavigation(window: NavigationWindow): ShellNavigation {
  const { history } = window
  const listeners = new Set<() => void>()
  const guards: ((transition: Transition) => void)[] = []
  let isUndoingPop = false
  let isPopAllowed = false

  if (readIndex() === null) history.replaceState({ index: 0 }, '')
  let current = read('pop')

  function read(action: NavigationLocation['action']): NavigationLocation {
    const { pathname, search, hash } = window.location
    return { pathname, search, hash, index: readIndex() ?? 0, action }
  }

  /** A history entry that the browser itself has made has no index. */
  function readIndex(): number | null {
    const state: unknown = history.state
    return typeof state === 'object' && state !== null && 'index' in state && typeof state.index === 'number'
      ? state.index
      : null
  }

  function publish(action: NavigationLocation['action']) {
    current = read(action)
    for (const listener of listeners) listener()
  }

  function attempt(to: string, act: () => void) {
    const guard = guards.at(-1)
    if (!guard) return act()
    let isDecided = false
    const decide = (decision?: () => void) => () => {
      if (isDecided) return
      isDecided = true
      decision?.()
    }
    guard({ to, proceed: decide(act), cancel: decide() })
  }

  /**
   * Adopts the entry of a link to an anchor, which the browser has already followed. The page stays, so no guard is
   * asked.
   */
  function adoptEntry() {
    const { pathname, search, hash } = window.location
    // A push to the anchor that is already current does not add a second entry.
    const isSame = hash === current.hash && pathname === current.pathname && search === current.search
    history.replaceState({ index: isSame ? current.index : current.index + 1 }, '')
    publish(isSame ? 'replace' : 'push')
  }

  function onPop() {
    if (readIndex() === null) return adoptEntry()
    if (isUndoingPop) {
      isUndoingPop = false
      return
    }
    const target = read('pop')
    const delta = target.index - current.index
    if (guards.length === 0 || isPopAllowed || delta === 0) {
      isPopAllowed = false
      return publish('pop')
    }
    isUndoingPop = true
    history.go(-delta)
    attempt(target.pathname + target.search + target.hash, () => {
      isPopAllowed = true
      history.go(delta)
    })
  }

  function onBeforeUnload(event: Event) {
    event.preventDefault()
  }

  window.addEventListener('popstate', onPop)

  return {
    get location() {
      return current
    },
    listen(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    push(to, { replace = false } = {}) {
      attempt(to, () => {
        const index = replace ? current.index : current.index + 1
        if (replace) history.replaceState({ index }, '', to)
        else history.pushState({ index }, '', to)
        publish(replace ? 'replace' : 'push')
      })
    },
    go(delta) {
      history.go(delta)
    },
    block(guard) {
      if (guards.length === 0) window.addEventListener('beforeunload', onBeforeUnload)
      guards.push(guard)
      return () => {
        guards.splice(guards.indexOf(guard), 1)
        if (guards.length === 0) window.removeEventListener('beforeunload', onBeforeUnload)
      }
    },
    scope(view) {
      return scopeNavigation(this, window.location, view)
    },
  }
}

/** Keeps a remote that is about to be replaced from reacting to a location of another remote. */
function scopeNavigation(navigation: Navigation, tab: Location, { owns, canShow }: NavigationView): Navigation {
  let seen = navigation.location
  return {
    get location() {
      if (owns(navigation.location.pathname)) seen = navigation.location
      return seen
    },
    listen: (listener) =>
      navigation.listen(() => {
        if (owns(navigation.location.pathname)) listener()
      }),
    push(to, options) {
      if (canShow(new URL(to, tab.origin).pathname)) navigation.push(to, options)
      else if (options?.replace) tab.replace(to)
      else tab.assign(to)
    },
    go: (delta) => navigation.go(delta),
    block: (guard) => navigation.block(guard),
  }
}

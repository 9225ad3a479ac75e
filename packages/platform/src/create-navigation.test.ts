import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createNavigation, type NavigationWindow } from './create-navigation.ts'
import type { Transition } from './navigation.ts'

function createTab(path: string) {
  const listeners = new Map<string, Set<(event: Event) => void>>()
  const loaded: string[] = []
  const entries: { url: string; state: unknown }[] = [{ url: path, state: null }]
  let at = 0
  const toUrl = () => new URL(entries[at]!.url, 'https://kere.test')
  const emit = (type: string, event = new Event(type, { cancelable: true })) => {
    for (const listener of listeners.get(type) ?? []) listener(event)
    return event
  }
  const tab = {
    history: {
      get state() {
        return entries[at]!.state
      },
      pushState(state: unknown, _: string, url: string) {
        entries.splice(at + 1, Infinity, { url, state })
        at += 1
      },
      replaceState(state: unknown, _: string, url?: string) {
        entries[at] = { url: url ?? entries[at]!.url, state }
      },
      go(delta: number) {
        at += delta
        emit('popstate')
      },
    },
    followAnchor(hash: string) {
      const url = toUrl().pathname + toUrl().search + hash
      if (hash !== toUrl().hash) at += 1
      entries.splice(at, Infinity, { url, state: null })
      emit('popstate')
    },
    get location() {
      const { pathname, search, hash, origin } = toUrl()
      const load = (to: string) => void loaded.push(to)
      return { pathname, search, hash, origin, assign: load, replace: load }
    },
    addEventListener: (type: string, listener: (event: Event) => void) =>
      void listeners.set(type, (listeners.get(type) ?? new Set()).add(listener)),
    removeEventListener: (type: string, listener: (event: Event) => void) => void listeners.get(type)?.delete(listener),
  }
  // Only the members of `window` that navigation uses.
  return {
    window: tab as unknown as NavigationWindow,
    followAnchor: tab.followAnchor,
    emit,
    loaded,
    url: () => toUrl().pathname + toUrl().search,
  }
}

let tab: ReturnType<typeof createTab>
let navigation: ReturnType<typeof createNavigation>

beforeEach(() => {
  tab = createTab('/courses?free=true#list')
  navigation = createNavigation(tab.window)
})

describe('navigation', () => {
  it('knows where the tab is and counts its entries', () => {
    expect(navigation.location).toEqual({
      pathname: '/courses',
      search: '?free=true',
      hash: '#list',
      index: 0,
      action: 'pop',
    })
    navigation.push('/courses/1')
    expect(navigation.location).toMatchObject({ pathname: '/courses/1', index: 1, action: 'push' })
    navigation.push('/courses/2', { replace: true })
    expect(navigation.location).toMatchObject({ pathname: '/courses/2', index: 1, action: 'replace' })
    navigation.go(-1)
    expect(navigation.location).toMatchObject({ pathname: '/courses', index: 0, action: 'pop' })
  })

  it('counts the entries that the browser makes for anchors', () => {
    navigation.push('/courses/1')
    tab.followAnchor('#modules')
    expect(navigation.location).toMatchObject({ hash: '#modules', index: 2, action: 'push' })
    tab.followAnchor('#modules')
    expect(navigation.location).toMatchObject({ hash: '#modules', index: 2, action: 'replace' })
    navigation.go(-1)
    expect(navigation.location).toMatchObject({ hash: '', index: 1, action: 'pop' })
    navigation.go(1)
    expect(navigation.location).toMatchObject({ hash: '#modules', index: 2, action: 'pop' })
  })

  it('tells whoever listens, until they stop', () => {
    const listener = vi.fn<() => void>()
    const stop = navigation.listen(listener)
    navigation.push('/a')
    stop()
    navigation.push('/b')
    expect(listener).toHaveBeenCalledTimes(1)
  })

  it('shows a scope only the locations that it owns', () => {
    const scope = navigation.scope({ owns: (pathname) => pathname.startsWith('/courses'), canShow: () => true })
    const listener = vi.fn<() => void>()
    scope.listen(listener)
    navigation.push('/dashboard')
    expect(listener).not.toHaveBeenCalled()
    expect(scope.location.pathname).toBe('/courses')
    scope.push('/courses/1')
    expect(listener).toHaveBeenCalledTimes(1)
    expect(scope.location.pathname).toBe('/courses/1')
  })

  it('leaves to the browser what the page cannot show by itself', () => {
    const scope = navigation.scope({ owns: () => true, canShow: (pathname) => pathname === '/courses' })
    scope.push('/courses?free=false')
    scope.push('/nowhere?x=1')
    scope.push('/api/exports/audit-log.csv', { replace: true })
    expect(tab.url()).toBe('/courses?free=false')
    expect(tab.loaded).toEqual(['/nowhere?x=1', '/api/exports/audit-log.csv'])
  })
})

describe('a guard', () => {
  let asked: Transition[]
  let lift: () => void

  beforeEach(() => {
    navigation.push('/draft')
    asked = []
    lift = navigation.block((transition) => asked.push(transition))
  })

  it('holds links back until it has decided', () => {
    navigation.push('/courses')
    expect(tab.url()).toBe('/draft')
    expect(asked[0]?.to).toBe('/courses')
    asked[0]!.proceed()
    expect(tab.url()).toBe('/courses')
  })

  it('holds the back button, and lets it go when it agrees', () => {
    navigation.go(-1)
    expect(tab.url()).toBe('/draft')
    expect(navigation.location.pathname).toBe('/draft')
    asked[0]!.cancel()
    expect(tab.url()).toBe('/draft')
    navigation.go(-1)
    asked[1]!.proceed()
    expect(navigation.location.pathname).toBe('/courses')
  })

  it('lets anchors of the page be, and holds the way back from one at one entry', () => {
    navigation.push('/courses')
    asked.pop()!.proceed()
    tab.followAnchor('#list')
    expect([asked, navigation.location.hash]).toEqual([[], '#list'])
    navigation.go(-1)
    expect(tab.window.location.hash).toBe('#list')
    expect(asked).toHaveLength(1)
    asked[0]!.proceed()
    expect(navigation.location).toMatchObject({ pathname: '/courses', hash: '', index: 2 })
  })

  it('decides once', () => {
    navigation.push('/courses')
    asked[0]!.cancel()
    asked[0]!.proceed()
    expect(tab.url()).toBe('/draft')
  })

  it('asks before the tab is closed or reloaded, and no more once it is lifted', () => {
    expect(tab.emit('beforeunload').defaultPrevented).toBe(true)
    lift()
    expect(tab.emit('beforeunload').defaultPrevented).toBe(false)
    navigation.push('/courses')
    expect(asked).toEqual([])
  })
})

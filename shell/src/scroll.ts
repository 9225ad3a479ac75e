import type { Navigation } from '@kere/platform/navigation'
import { focusTarget } from './intercept-links.ts'

export interface ScrollMemory {
  settle(): void
}

/** Every new route starts at the top (S-048). */
export function watchScroll(navigation: Navigation): ScrollMemory {
  const offsets = new Map<number, number>()
  let current = navigation.location
  // True while the browser may clamp the scroll offset between two pages, which is no scrolling by the reader.
  let isBetweenPages = false

  addEventListener(
    'scroll',
    () => {
      if (!isBetweenPages) offsets.set(current.index, scrollY)
    },
    { passive: true },
  )
  navigation.listen(() => {
    // The browser restores the offset after a reload. After a client navigation, only the shell knows when the page is
    // complete.
    history.scrollRestoration = 'manual'
    isBetweenPages = navigation.location.pathname !== current.pathname || navigation.location.action === 'pop'
    current = navigation.location
    if (current.action === 'push') offsets.delete(current.index)
  })
  addEventListener('pagehide', () => (history.scrollRestoration = 'auto'))

  return {
    settle() {
      isBetweenPages = false
      const top = offsets.get(current.index)
      const anchor = current.hash === '' ? null : document.getElementById(decodeURIComponent(current.hash.slice(1)))
      if (top === undefined && anchor) {
        anchor.scrollIntoView({ behavior: 'instant' })
        focusTarget(current.hash)
      } else scrollTo({ top: top ?? 0, behavior: 'instant' })
    },
  }
}

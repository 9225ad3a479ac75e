import { documentTitle } from './document-title.ts'
import { focusTarget } from './intercept-links.ts'
import type { Navigation } from '@kere/platform/navigation'
import type { PageMeta } from '@kere/platform/page'
import type { Overlays } from './chrome/overlays-store.ts'
import type { ScrollMemory } from './scroll.ts'

interface PageHeadOptions {
  navigation: Navigation
  overlays: Overlays
  scroll: ScrollMemory
}

/**
 * Sets the page's title. After a change of path it also restores the scroll position, moves the focus and announces the
 * title.
 */
export function createPageHead({ navigation, overlays, scroll }: PageHeadOptions) {
  let settled = navigation.location
  // False while a page waits for its answer, because it has no heading and no title yet.
  let isNamed = true

  return {
    show(meta: PageMeta) {
      document.title = documentTitle(meta.title)
      setAttribute('meta[name="description"]', 'content', meta.description)
      setAttribute('link[rel="canonical"]', 'href', location.origin + meta.canonical)

      const { location: arrived } = navigation
      if (arrived !== settled) {
        const isNewPage = arrived.pathname !== settled.pathname
        settled = arrived
        if (isNewPage) isNamed = false
        if (isNewPage || arrived.action === 'pop') requestAnimationFrame(() => scroll.settle())
      }
      if (isNamed || !focusHeading()) return
      isNamed = true
      if (settled.action === 'push') focusTarget(settled.hash)
      overlays.announce(document.title)
    },
  }
}

function setAttribute(selector: string, name: string, value: string) {
  document.head.querySelector(selector)?.setAttribute(name, value)
}

function focusHeading(): boolean {
  const heading = document.querySelector<HTMLElement>('main h1')
  if (!heading) return false
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
  return true
}

import { readAddress } from '@kere/brand/language'
import { pageIds, type Boot } from '@kere/platform/boot'
import { type Theme, themeCookie } from '@kere/platform/theme'
import { identifierPrefix } from '@kere/platform/border'
import type { Navigation } from '@kere/platform/navigation'
import { hasPage, isPageOf } from '@kere/platform/routing'
import { startTransition, type ReactNode } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import type { ChromeState } from './chrome/chrome-state.ts'
import type { HeaderProps } from './chrome/header.tsx'
import { layoutOf } from './chrome/layout.ts'
import type { Overlays } from './chrome/overlays-store.ts'
import { Overlays as OverlaysRegion } from './chrome/overlays.tsx'
import { PageHeader } from './chrome/page-header.tsx'

function setTheme(theme: Theme) {
  const root = document.documentElement
  if (theme === 'system') delete root.dataset.theme
  else root.dataset.theme = theme
  document.cookie = themeCookie(theme)
}

interface ChromeOptions {
  boot: Boot
  navigation: Navigation
  overlays: Overlays
  onSignOut: (() => Promise<void>) | undefined
  loadBell: (() => Promise<NonNullable<HeaderProps['Bell']>>) | null
}

export function createChrome({ boot, navigation, overlays, onSignOut, loadBell }: ChromeOptions) {
  const drawHeader = createRegion(pageIds.header)
  const footer = document.getElementById(pageIds.footer)!
  const { innerHTML: drawnFooter } = footer
  let drawFooter: ((state: ChromeState | null) => void) | null = null
  let theme = boot.theme
  let Bell: HeaderProps['Bell'] = null
  let Frame: typeof import('./chrome/dashboard-frame.tsx').DashboardFrame | null = null

  /** The path of the visible page. The address is ahead of it while the next page loads. */
  const readPath = () => readAddress(navigation.location.pathname).path
  let shownPath = readPath()

  const owns = (pathname: string) => hasPage(boot.remotes, pathname)

  const readState = (path = shownPath): ChromeState => ({
    path,
    isFocused: isPageOf(boot.remotes, 'focused', path),
    owns,
    theme,
    session: boot.session,
    year: boot.year,
    subjects: boot.subjects,
    asksConsent: boot.tag !== null,
  })
  const changeTheme = (next: Theme) => {
    theme = next
    setTheme(next)
    draw()
  }

  function draw() {
    const state = readState()
    const layout = layoutOf(state)
    document.body.dataset.layout = layout
    drawHeader(<PageHeader {...{ Frame, Bell, state, onSignOut }} onThemeChange={changeTheme} />)
    if (drawFooter) drawFooter(layout === 'site' ? state : null)
    else if (layout !== 'site') footer.replaceChildren()
    else if (!footer.hasChildNodes()) void loadFooter()
  }

  /**
   * Loads the footer's code with the first scroll, or if the edge has rendered no footer. The edge's footer works
   * without it.
   */
  async function loadFooter() {
    try {
      const { Footer } = await import('./chrome/footer.tsx')
      // If the browser has translated the footer meanwhile, React could not hydrate it, so it is rendered from scratch.
      if (!drawFooter && footer.innerHTML !== drawnFooter) footer.replaceChildren()
      const region = createRegion(pageIds.footer)
      drawFooter ??= (state) => region(state && <Footer state={state} />)
      draw()
    } catch {
      loadWithScroll()
    }
  }
  const loadWithScroll = () => addEventListener('scroll', () => void loadFooter(), { once: true, passive: true })
  loadWithScroll()

  createRegion(pageIds.overlays)(<OverlaysRegion overlays={overlays} />)

  return {
    owns,
    /** A change of layout waits until the new page is ready (`shown`). A dashboard's frame is loaded first. */
    async update(shown: Promise<void>) {
      const layout = layoutOf(readState(readPath()))
      if (loadBell) Bell ??= await loadBell().catch(() => null)
      if (!Frame && layout === 'dashboard') Frame = (await import('./chrome/dashboard-frame.tsx')).DashboardFrame
      const { layout: standing } = document.body.dataset
      if (standing && standing !== layout) await shown
      shownPath = readPath()
      draw()
    },
    /** The commands that the search offers before the results of the site. */
    async readCommands() {
      const state = readState()
      const { user } = state.session
      if (!user || !state.path.startsWith('/dashboard'))
        return (await import('./search/site-commands.ts')).siteCommandsOf(state)
      return (await import('./search/dashboard-commands.ts')).commandsOf({ state, user, changeTheme })
    },
  }
}

/** Hydrates a region that the edge has rendered. In development there is no edge, so the region is rendered. */
function createRegion(id: string) {
  const options = { identifierPrefix: identifierPrefix(id) }
  let root: Root | null = null
  return (tree: ReactNode) => {
    // A transition, because an earlier update would make React discard the edge's HTML and render everything again.
    if (root) return startTransition(() => root?.render(tree))
    const element = document.getElementById(id)!
    if (element.hasChildNodes()) root = hydrateRoot(element, tree, options)
    else {
      root = createRoot(element, options)
      root.render(tree)
    }
  }
}

import { pageIds, type Boot, type Theme } from '@kere/platform/boot'
import { identifierPrefix } from '@kere/platform/border'
import type { Navigation } from '@kere/platform/navigation'
import { hasPage } from '@kere/platform/routing'
import type { ReactNode } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import type { ChromeState } from './chrome/chrome-state.ts'
import { Footer } from './chrome/footer.tsx'
import { Header } from './chrome/header.tsx'
import type { Overlays } from './chrome/overlays-store.ts'
import { Overlays as OverlaysRegion } from './chrome/overlays.tsx'
import { setTheme } from './theme.ts'

interface ChromeOptions {
  boot: Boot
  navigation: Navigation
  overlays: Overlays
}

/** Hydrates navigation bar and footer, and mounts the layer for toasts and announcements. */
export function createChrome({ boot, navigation, overlays }: ChromeOptions) {
  let theme = boot.theme

  const readState = (): ChromeState => ({
    path: navigation.location.pathname,
    owns: (pathname) => hasPage(boot.remotes, pathname),
    theme,
    session: boot.session,
    year: boot.year,
  })
  const changeTheme = (next: Theme) => {
    theme = next
    setTheme(next)
    update()
  }
  const header = () => <Header state={readState()} onThemeChange={changeTheme} />
  const footer = () => <Footer state={readState()} />

  const headerRoot = mount(pageIds.header, header())
  const footerRoot = mount(pageIds.footer, footer())
  mount(pageIds.overlays, <OverlaysRegion overlays={overlays} />)

  function update() {
    headerRoot.render(header())
    footerRoot.render(footer())
  }
  return { update }
}

/** Hydrates what the edge has rendered; development has no edge. */
function mount(id: string, tree: ReactNode): Root {
  const element = document.getElementById(id)!
  const options = { identifierPrefix: identifierPrefix(id) }
  if (element.hasChildNodes()) return hydrateRoot(element, tree, options)
  const root = createRoot(element, options)
  root.render(tree)
  return root
}

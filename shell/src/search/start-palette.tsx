import { searchSite, type FoundGroup } from '@kere/contracts/search/site-search'
import { siteSearchLimits } from '@kere/contracts/search/site-search-options'
import { createClient } from '@kere/platform/client'
import type { Navigation } from '@kere/platform/navigation'
import { createRoot } from 'react-dom/client'
import type { ChromeState } from '../chrome/chrome-state.ts'
import { linkTo } from '../chrome/navigation-menu.ts'
import type { Command } from './commands.ts'
import { Palette } from './palette.tsx'

export interface PaletteOptions {
  navigation: Pick<Navigation, 'push'>
  host: { canShow: (pathname: string) => boolean }
  owns: ChromeState['owns']
  renewSession: () => Promise<boolean>
  readCommands: () => Promise<readonly Command[]>
}

/** @returns a function that opens the palette */
export function startPalette({
  navigation,
  host,
  owns,
  renewSession,
  readCommands,
}: PaletteOptions): (takeTyped: () => string) => Promise<void> {
  const api = createClient({ fetch: (request) => fetch(request), origin: location.origin, renewSession })
  const find = async (search: string, signal: AbortSignal): Promise<readonly FoundGroup[]> =>
    (await api.call(searchSite, { query: { q: search, limit: siteSearchLimits.perKindTyped } }, { signal })).groups

  const go = (path: string) => {
    const address = linkTo(owns, path)
    return host.canShow(new URL(address, location.href).pathname) ? navigation.push(address) : location.assign(address)
  }

  const place = document.body.appendChild(document.createElement('div'))
  place.dataset.app = 'shell'
  const root = createRoot(place, { identifierPrefix: 'palette-' })
  let opened = 0
  const close = () => root.render(null)

  return async (takeTyped) => {
    const commands = await readCommands()
    if (place.querySelector('dialog[open]')) return
    opened += 1
    root.render(<Palette key={opened} {...{ find, go, commands, takeTyped }} onClose={close} />)
  }
}

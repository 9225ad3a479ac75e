import { pageIds, type Boot } from '@kere/platform/boot'
import { createNavigation } from '@kere/platform/create-navigation'
import { createOverlays } from './chrome/overlays-store.ts'
import { createChrome } from './mount-chrome.tsx'
import { createPageHead } from './page-head.ts'
import { interceptLinks } from './intercept-links.ts'
import { replayClicks } from './replay-clicks.ts'
import { createRemoteHost } from './remote-host.tsx'
import { watchScroll } from './scroll.ts'

/** Takes over the page that the edge has sent: hydrates the chrome, then the remote that owns the address. */
export async function startShell() {
  const boot = readBoot()
  const navigation = createNavigation(window)
  const overlays = createOverlays()
  const scroll = watchScroll(navigation)
  const head = createPageHead({ navigation, overlays, scroll })
  const host = createRemoteHost({ boot, navigation, overlays, onMeta: head.show })
  const chrome = createChrome({ boot, navigation, overlays })

  interceptLinks(navigation, host.canShow)
  navigation.listen(() => {
    chrome.update()
    void host.show()
  })
  await host.show()
  replayClicks()
  // Said for whoever drives the page from outside: from here on it answers.
  document.documentElement.dataset.ready = ''
}

function readBoot(): Boot {
  // Written by the shell's own worker into the same page.
  return JSON.parse(document.getElementById(pageIds.boot)!.textContent) as Boot
}

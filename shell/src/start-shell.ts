import type { SessionUser } from '@kere/contracts/accounts/session'
import { createNavigation } from '@kere/platform/create-navigation'
import { lazyOnce } from '@kere/platform/lazy-once'
import { findOwner, hasPage } from '@kere/platform/routing'
import { deferConsent } from './consent/defer-consent.ts'
import { createOverlays } from './chrome/overlays-store.ts'
import { deferDevice } from './device/defer-device.ts'
import { createChrome } from './mount-chrome.tsx'
import { deferBulk } from './bulk/defer-bulk.ts'
import { deferExports } from './exports/defer-exports.ts'
import { createPageHead } from './page-head.ts'
import { interceptLinks } from './intercept-links.ts'
import { loadRemoteModule } from './load-remote.ts'
import { loadStyles } from './load-styles.ts'
import { replayClicks } from './replay-clicks.ts'
import { createRemoteHost } from './remote-host.tsx'
import { deferPalette } from './search/defer-palette.ts'
import { watchScroll } from './scroll.ts'
import { watchTranslation } from './watch-translation.ts'
import { deferProof } from './session/defer-proof.ts'
import { deferSession } from './session/defer-session.ts'
import { deferVersions } from './versions/defer-versions.ts'
import { pageIds, type Boot, type BootRemote, type PageBoot } from '@kere/platform/boot'
import type { Intent, IntentOptions } from './follow-intent.ts'

const signs = ['pointerover', 'focusin'] as const

function watchIntent(options: IntentOptions): Pick<Intent, 'swap'> {
  let intent: Intent | null = null
  const begin = (event: Event) => {
    if (!(event.target instanceof Element) || !event.target.closest('a')) return
    for (const sign of signs) removeEventListener(sign, begin)
    // If this code cannot be loaded, links still work.
    import('./follow-intent.ts').then(
      ({ followIntent }) => (intent = followIntent(options, event)),
      () => {},
    )
  }
  for (const sign of signs) addEventListener(sign, begin)
  return { swap: (draw) => (intent ? intent.swap(draw) : draw()) }
}

declare global {
  interface Window {
    /** The loader requests the list of remotes together with the first code; null if that failed. */
    kereRemotes?: Promise<Response | null>
  }
}

/**
 * Reads the boot data and the list of remotes, which the shell's own worker writes.
 * @throws {Error} if the remotes could not be loaded in two tries
 */
async function readBoot(): Promise<Boot> {
  const page = JSON.parse(document.getElementById(pageIds.boot)!.textContent) as PageBoot
  const first = await window.kereRemotes
  const answer = first?.ok ? first : await (await import('./ask-again.tsx')).askAgain(page.remotes)
  const rendered = page.rendered && { ...page.rendered, json: document.getElementById(pageIds.data)!.textContent }
  return { ...page, rendered, remotes: (await answer.json()) as BootRemote[] }
}

export async function startShell() {
  watchTranslation(document.body)
  const boot = await readBoot()
  // A form may be posted to another address than its page's. Reloading must open the page rather than that address.
  if (boot.submission) history.replaceState(history.state, '', boot.submission.page)
  const navigation = createNavigation(window)
  const overlays = createOverlays()
  const scroll = watchScroll(navigation)
  const head = createPageHead({ navigation, overlays, scroll })
  const renewSession = async () => session?.renew() ?? false
  const proveAnew = deferProof(overlays)
  const device = deferDevice(boot, { renewSession, onWaiting: overlays.showWaiting })
  const session = deferSession(boot, { device, onUser: (user) => showUser(user) })
  const loadBell =
    session &&
    hasPage(boot.remotes, '/dashboard/notifications') &&
    lazyOnce(async () => {
      const { startBell } = await import('./bell/start-bell.tsx')
      return startBell(renewSession, boot.session.user?.id ?? '', session.isClosed)
    })
  const openCookieChoice = deferConsent(boot.tag, { navigation, overlays })
  const startExport = deferExports(overlays, { renewSession, proveAnew })
  const startBulk = deferBulk(overlays, renewSession)
  const reload = () => location.reload()
  const versions = deferVersions(boot, { overlays, shownRemote: () => host.shownRemote(), reload })
  const intent = watchIntent({ boot, canShow: (pathname) => host.canShow(pathname) })
  const host = createRemoteHost({
    boot,
    navigation,
    overlays,
    onMeta: head.show,
    renewSession,
    proveAnew,
    openDevice: device?.open ?? null,
    startExport: (request) => void startExport(request),
    startBulk: (request) => void startBulk(request),
    openCookieChoice,
    showUnread: (unread) => {
      if (loadBell) void loadBell().then((bell) => bell.showUnread(unread))
    },
    ...(session && { closeSession: session.close }),
    load: loadRemoteModule,
    swap: intent.swap,
    reload,
    canLoadYounger: versions.canLoadYounger,
  })
  const chrome = createChrome({
    boot,
    navigation,
    overlays,
    onSignOut: session?.signOut,
    loadBell: loadBell ? async () => (await loadBell()).Bell : null,
  })

  const showUser = (user: SessionUser) => {
    if (JSON.stringify(user) === JSON.stringify(boot.session.user)) return
    boot.session = { ...boot.session, user }
    chrome.update(Promise.resolve()).catch(reportError)
  }

  deferPalette({ navigation, host, owns: chrome.owns, renewSession, readCommands: chrome.readCommands })
  interceptLinks(navigation, host.canShow)
  const follow = async () => {
    const shown = host.show()
    await Promise.all([shown, chrome.update(shown).catch(reportError)])
    const { pathname } = navigation.location
    const owner = findOwner(boot.remotes, pathname)
    if (device && owner?.remote.offline.includes(owner.pattern))
      // Loads everything that is needed later without a connection. A file that failed to load may fail until the
      // document is left.
      Promise.all([device.open(), loadStyles(owner.remote), session?.loadCalls()])
        .then(([{ keepPage }]) => keepPage(pathname))
        .catch(reportError)
  }

  navigation.listen(() => void follow())
  const standing = follow()
  // The session is watched even if the page is slow to load.
  session?.start()
  await standing
  device?.start()
  replayClicks()
  if (boot.notice) {
    const { notices } = await import('@kere/platform/notice-texts')
    const { link, ...notice } = notices[boot.notice]
    overlays.notify({
      ...notice,
      ...(link && { action: { label: link.label, run: () => location.assign(link.href) } }),
    })
  }
  // Programs that drive the browser wait for this mark. The page answers from here on.
  document.documentElement.dataset.ready = ''
}

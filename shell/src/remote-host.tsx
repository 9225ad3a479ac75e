import { language, readAddress } from '@kere/brand/language'
import { pageIds, type Boot, type BootRemote } from '@kere/platform/boot'
import { contractVersion, type MountContext, type MountedRemote, type RemoteModule } from '@kere/platform/border'
import type { Device } from '@kere/platform/device'
import type { NavigationLocation, ShellNavigation } from '@kere/platform/navigation'
import type { PageMeta } from '@kere/platform/page'
import { findOwner, hasPage } from '@kere/platform/routing'
import { createRoot } from 'react-dom/client'
import type { Overlays } from './chrome/overlays-store.ts'
import { hasPageStyle, loadStyles } from './load-styles.ts'
import { RemoteFailure } from './remote-failure.tsx'
import { inTime } from './time-limit.ts'

interface RemoteHostOptions {
  boot: Boot
  navigation: ShellNavigation
  overlays: Overlays
  onMeta: (meta: PageMeta) => void
  renewSession: () => Promise<boolean>
  proveAnew: () => Promise<boolean>
  openDevice: (() => Promise<Device>) | null
  startExport: MountContext['startExport']
  startBulk: NonNullable<MountContext['startBulk']>
  openCookieChoice: (() => void) | null
  showUnread?: (unread: number) => void
  closeSession?: () => void
  load: (remote: BootRemote) => Promise<RemoteModule>
  swap: (draw: () => void) => void
  reload: () => void
  canLoadYounger: () => boolean
}

/**
 * The content that is shown. `mounted` is null for the server's HTML. Without a remote, it is the shell's own panel.
 */
interface Shown {
  name: string
  mounted: MountedRemote | null
}

type Served = Pick<MountContext, 'rendered' | 'submission'>

export function createRemoteHost({
  boot,
  navigation,
  overlays,
  onMeta,
  renewSession,
  proveAnew,
  openDevice,
  startExport,
  startBulk,
  openCookieChoice,
  showUnread,
  closeSession,
  load,
  swap,
  reload,
  canLoadYounger,
}: RemoteHostOptions) {
  const content = document.getElementById(pageIds.content)!
  const servedAddress = pageOf(navigation.location)
  const mounting = new Map<string, Promise<void>>()
  let shown: Shown | null = null

  const ownerOf = (pathname: string) => findOwner(boot.remotes, pathname)?.remote ?? null
  const isWanted = ({ name }: BootRemote) => ownerOf(navigation.location.pathname)?.name === name

  async function show() {
    const owner = ownerOf(navigation.location.pathname)
    // Only the edge knows pages that this document's registry lacks. If the edge has just sent the document, its answer
    // is final.
    if (!owner) return shown ? reload() : undefined
    if (shown?.name === owner.name) return
    // A remote is mounted once at a time, because a second mount would find the same element and the same data.
    const started = mounting.get(owner.name) ?? mount(owner).finally(() => mounting.delete(owner.name))
    mounting.set(owner.name, started)
    await started
  }

  async function mount(remote: BootRemote) {
    const served = shown === null ? content.querySelector<HTMLElement>(`[data-app="${remote.name}"]`) : null
    const isServedPage = () => pageOf(navigation.location) === servedAddress
    const isServedHere = () => served?.isConnected === true && isServedPage()
    const bringBack = served && keepCopy(served)
    let isUntouched = true
    // Leaves the server's HTML in place, which is readable without the remote's scripts.
    const stay = () => {
      const stands = isServedHere() && (isUntouched ? served!.hasChildNodes() : bringBack!())
      if (stands) shown = { name: remote.name, mounted: null }
      else showFailure()
    }
    const dress = async () => (isServedPage() && hasPageStyle(remote) ? undefined : loadStyles(remote))
    try {
      assertContract(remote)
      const [module] = await Promise.all([load(remote), dress()])
      assertContract(module)
      // The user may have navigated on meanwhile, and may come back.
      if (!isWanted(remote)) return
      await dress()
      const element = served && isServedHere() ? served : createElement(remote.name)
      const rendered = element.hasChildNodes() ? boot.rendered : null
      const submission = shown === null && isServedPage() ? boot.submission : null
      isUntouched = false
      await inTime(mountIn(element, remote, module, { rendered, submission }, stay))
    } catch (error) {
      reportError(error)
      if (isWanted(remote)) stay()
    }
  }

  /**
   * Keeps a copy of the server's HTML, because React empties an element that it cannot hydrate. If the user has typed
   * something, the copy is dropped, since it would lose that.
   * @returns a function that restores the HTML and returns whether it did
   */
  function keepCopy(served: HTMLElement) {
    // The copy belongs to another document, so that it does not load images again.
    let copy: Element | null = document.implementation.createHTMLDocument().importNode(served, true)
    content.addEventListener('input', () => (copy = null), { once: true })
    return () => {
      if (!copy?.hasChildNodes()) return false
      place(document.importNode(copy, true))
      return true
    }
  }

  /** Mounts the remote even if the user has navigated on. */
  async function mountIn(
    element: HTMLElement,
    remote: BootRemote,
    module: RemoteModule,
    served: Served,
    onFailure: () => void,
  ) {
    const own: Shown = { name: remote.name, mounted: null }
    let hasFailed = false
    const fail = (error: unknown) => {
      reportError(error)
      hasFailed = true
      if (shown === own) onFailure()
    }
    own.mounted = await module.mount(element, createContext(remote, served, fail))
    if (hasFailed) throw new Error(`${remote.name} failed before it stood`)
    if (!element.isConnected) {
      if (!isWanted(remote) || shown?.name === remote.name) return own.mounted.unmount()
      // The new page was outside the document until now, so that the old one stayed visible until then.
      place(element)
    }
    shown = own
  }

  function createElement(name: string) {
    const element = document.createElement('div')
    element.dataset.app = name
    return element
  }

  function place(element: Element) {
    shown?.mounted?.unmount()
    content.replaceChildren(element)
  }

  function showFailure() {
    const element = createElement('shell')
    place(element)
    const root = createRoot(element)
    shown = { name: '', mounted: root }
    // Retry reloads the document, because a browser may remember a module that failed to load until then.
    root.render(<RemoteFailure at={new Date()} onRetry={reload} />)
  }

  function createContext(remote: BootRemote, served: Served, fail: MountContext['fail']): MountContext {
    return {
      navigation: navigation.scope({ owns: (pathname) => ownerOf(pathname)?.name === remote.name, canShow }),
      session: boot.session,
      inbox: boot.inbox,
      renewSession,
      proveAnew,
      openDevice,
      ...served,
      notify: overlays.notify,
      announce: overlays.announce,
      startExport,
      startBulk,
      openCookieChoice,
      ...(showUnread && { showUnread }),
      ...(closeSession && { closeSession }),
      loadStyles: () => loadStyles(remote),
      swap,
      // A page that is being left may still render once more.
      setMeta: (meta) => (isWanted(remote) ? onMeta(meta) : undefined),
      fail,
    }
  }

  /**
   * Returns whether the shell can show the path without loading a document. The edge answers calendars and feeds, and
   * knows whether a path that only `*` matches belongs to another page. A page whose remote failed to load is left by
   * loading the next document.
   */
  function canShow(pathname: string) {
    // A page in another language is another document.
    if (readAddress(pathname).language !== language) return false
    if (/\.(ics|xml|json)$/.test(pathname) || !hasPage(boot.remotes, pathname) || shown?.mounted === null) return false
    return pathname === navigation.location.pathname || !canLoadYounger()
  }

  return { show, canShow, shownRemote: () => shown?.name ?? null }
}

/** A change of the hash stays on the page. */
const pageOf = ({ pathname, search }: NavigationLocation) => pathname + search

/** Checks the contract's version in the registry before loading, and in the module afterwards. */
function assertContract({ contract }: { contract: number }) {
  if (contract !== contractVersion)
    throw new Error(`The remote speaks contract ${contract}, the shell ${contractVersion}`)
}

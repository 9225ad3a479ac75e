import { pageIds, type Boot, type BootRemote } from '@kere/platform/boot'
import { contractVersion, type MountContext, type MountedRemote } from '@kere/platform/border'
import type { ShellNavigation } from '@kere/platform/navigation'
import type { PageMeta } from '@kere/platform/page'
import { findOwner, hasPage } from '@kere/platform/routing'
import { createRoot } from 'react-dom/client'
import type { Overlays } from './chrome/overlays-store.ts'
import { loadRemoteModule } from './load-remote.ts'
import { RemoteFailure } from './remote-failure.tsx'

interface RemoteHostOptions {
  boot: Boot
  navigation: ShellNavigation
  overlays: Overlays
  onMeta: (meta: PageMeta) => void
  renewSession: () => Promise<boolean>
}

/** Mounts the remote that owns the address and unmounts the one that does not. Nothing of a remote throws into the shell. */
export function createRemoteHost({ boot, navigation, overlays, onMeta, renewSession }: RemoteHostOptions) {
  const content = document.getElementById(pageIds.content)!
  let shown: { name: string; mounted: MountedRemote | null } | null = null
  let turn = 0

  const ownerOf = (pathname: string) => findOwner(boot.remotes, pathname)?.remote ?? null

  async function show() {
    const owner = ownerOf(navigation.location.pathname)
    // Only the edge knows what is not in this page's registry; the page it has just sent has its last word.
    if (!owner) return shown ? location.reload() : undefined
    if (shown?.name === owner.name) return
    await mount(owner, ++turn)
  }

  async function mount(remote: BootRemote, current: number) {
    // The first remote of a page finds the server's HTML in its element.
    const served = shown === null ? content.querySelector<HTMLElement>(`[data-app="${remote.name}"]`) : null
    const hasServedPage = served?.hasChildNodes() === true
    const rendered = hasServedPage ? boot.rendered : null
    try {
      assertContract(remote)
      const module = await loadRemoteModule(remote)
      assertContract(module)
      if (current !== turn) return
      // Outside the page: what stands there stays until the next page can.
      const element = served ?? createElement(remote.name)
      const mounted = await module.mount(element, createContext(remote, rendered))
      if (current !== turn || ownerOf(navigation.location.pathname)?.name !== remote.name) return mounted.unmount()
      if (!served) place(element)
      shown = { name: remote.name, mounted }
    } catch (error) {
      reportError(error)
      if (current !== turn) return
      // What the server has sent reads well without the remote's scripts: it stays.
      if (hasServedPage) shown = { name: remote.name, mounted: null }
      else showFailure(remote)
    }
  }

  function createElement(name: string) {
    const element = document.createElement('div')
    element.dataset.app = name
    return element
  }

  function place(element: HTMLElement) {
    shown?.mounted?.unmount()
    content.replaceChildren(element)
  }

  function showFailure(remote: BootRemote) {
    const element = createElement('shell')
    place(element)
    const root = createRoot(element)
    const retry = () => void mount(remote, ++turn)
    shown = { name: '', mounted: root }
    root.render(<RemoteFailure at={new Date()} onRetry={retry} />)
  }

  function createContext(remote: BootRemote, rendered: Boot['rendered']): MountContext {
    const current = turn
    return {
      navigation: navigation.scope((pathname) => ownerOf(pathname)?.name === remote.name),
      session: boot.session,
      renewSession,
      rendered,
      notify: overlays.notify,
      announce: overlays.announce,
      setMeta: onMeta,
      fail(error) {
        reportError(error)
        if (current === turn) showFailure(remote)
      },
    }
  }

  return {
    show,
    /**
     * Whether a client navigation to this path can work. What only `*` answers may be somebody else's or nowhere, which the
     * edge knows; and a page that runs without its remote is left by loading the next.
     */
    canShow: (pathname: string) => hasPage(boot.remotes, pathname) && shown?.mounted !== null,
  }
}

/** Checked before anything is loaded by what the registry says, and after by what the module itself says. */
function assertContract({ contract }: { contract: number }) {
  if (contract !== contractVersion)
    throw new Error(`The remote speaks contract ${contract}, the shell ${contractVersion}`)
}

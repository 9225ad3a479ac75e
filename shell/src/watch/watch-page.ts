import type { PageBoot, PageWatch } from '@kere/platform/boot'

declare global {
  interface Window {
    /** The page's inline script collects errors here until this code has loaded. */
    kereErrors?: { push(event: Event): void }
  }
}

/** A page that does not answer by then is dead. */
const bootMs = 15_000

/** After this time the page or its skeleton is drawn. */
const settleMs = 2_000

/** Then a first paint is late. */
const paintMs = 4_000

type Failure = 'error' | 'mount' | 'dead' | 'blank' | 'style' | 'slow'

/** Says once of each remote on trial whether its page is well, and once more if it fails later. No identifiers, nothing of what is on it. */
export function watchPage({ owner, remotes }: PageWatch, content: HTMLElement) {
  const told = new Map<string, 'fine' | 'failed'>()
  const root = document.documentElement
  const wasHidden = document.hidden

  const tell = (remote: string | null | undefined, failure: Failure | null) => {
    const address = remote && remotes[remote]
    const before = remote && told.get(remote)
    if (!address || before === 'failed' || (before === 'fine' && failure === null)) return
    told.set(remote, failure === null ? 'fine' : 'failed')
    navigator.sendBeacon(address, before === 'fine' ? `late ${failure}` : (failure ?? 'fine'))
  }

  const shown = () => content.querySelector<HTMLElement>('[data-app]')?.dataset.app
  const current = () => {
    const app = shown()
    return app && app !== 'shell' ? app : owner
  }

  const takeError = (event: Event) => {
    const error: unknown = 'reason' in event ? event.reason : 'error' in event ? event.error : null
    const text = [
      error instanceof Error ? `${error.message} ${error.stack}` : '',
      'filename' in event ? event.filename : '',
    ].join(' ')
    // An error of a browser extension, or without an address, does not count.
    if (!text.includes(location.origin) || text.includes('ResizeObserver loop')) return
    const [, named] = /\/mf\/([a-z]{1,30})\//.exec(text) ?? []
    tell(named ?? current(), 'error')
  }

  const look = () => {
    if (shown() === 'shell') return tell(current(), 'mount')
    tell(current(), isBlank(content) ? 'blank' : hasDeadSheet() ? 'style' : isLate() ? 'slow' : null)
  }

  const isLate = () =>
    !wasHidden && (performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0) > paintMs

  let timer = setTimeout(() => document.hidden || tell(owner, 'dead'), bootMs)
  const lookSoon = () => {
    clearTimeout(timer)
    timer = setTimeout(look, settleMs)
  }
  const begin = () => {
    lookSoon()
    // Another remote, or the panel of one that failed.
    new MutationObserver(lookSoon).observe(content, { childList: true })
    addEventListener('pagehide', look)
  }

  for (const event of Array.isArray(window.kereErrors) ? (window.kereErrors as Event[]) : []) takeError(event)
  window.kereErrors = { push: takeError }
  if (root.dataset.ready !== undefined) begin()
  else {
    const ready = new MutationObserver(() => {
      ready.disconnect()
      begin()
    })
    ready.observe(root, { attributes: true, attributeFilter: ['data-ready'] })
  }
}

/** The page is blank when no leaf element takes up room, except skeleton bars. */
export function isBlank(content: Element) {
  return ![...content.querySelectorAll('*:not(:has(*))')].some((leaf) => {
    const { width, height } = leaf.getBoundingClientRect()
    return width > 4 && height > 4 && getComputedStyle(leaf).visibility === 'visible' && !isClear(leaf)
  })
}

const isClear = (element: Element | null): boolean =>
  element !== null && (getComputedStyle(element).opacity === '0' || isClear(element.parentElement))

/** A sheet of a release without a single rule: not there, or not one. */
const hasDeadSheet = () =>
  [
    ...document.querySelectorAll<HTMLLinkElement | HTMLStyleElement>(
      'link[rel=stylesheet][href^="/mf/"],style[data-page-of]',
    ),
  ].some(({ sheet }) => !sheet?.cssRules.length)

const boot = document.getElementById('kere-boot')
const page = boot && (JSON.parse(boot.textContent) as PageBoot)
if (page?.watch) watchPage(page.watch, document.getElementById('content')!)

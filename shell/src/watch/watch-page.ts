import type { PageBoot, PageWatch } from '@kere/platform/boot'
import { hasDeadSheet, isBlank, isEmpty } from './look-at-page.ts'

declare global {
  interface Window {
    /** The page's inline script collects errors here until this code is loaded. */
    kereErrors?: { push(event: Event): void }
    /** Sends a report. The page's inline script knows its address from a header. */
    kereWatch?: (said: string) => void
  }
}

/**
 * The time after which a page that does not start counts as dead, and the time after which a reader who leaves has been
 * kept waiting.
 */
const bootMs = 15_000
const waitMs = 4_000

/** The time after which the page or its skeleton must be visible. */
const settleMs = 2_000

/** The limits above which the largest content is painted late, a task blocks the page, or a press is answered late. */
const late = { paintMs: 4_000, taskMs: 2_000, pressMs: 500 }

type Failure =
  | 'error'
  | 'mount'
  | 'dead'
  | 'left'
  | 'blank'
  | 'empty'
  | 'style'
  | 'slow'
  | 'hang'
  | 'lag'
  | 'policy'
  | 'call'

/** Failures that also occur on a working page. A worse failure afterwards is reported too. */
const lesser: ReadonlySet<Failure> = new Set<Failure>(['empty', 'slow', 'lag'])

/** Faster presses are not measured, because they make no difference. */
const fastPressMs = 40

/** INP ignores the slowest press of every fifty on a page. */
const passedOver = 50

/**
 * Reports once for each remote that its page works or, as soon as it fails, how; and its speed when the reader leaves.
 * A report contains no identifiers and nothing of the page's content.
 */
export function watchPage({ owner }: PageWatch, content: HTMLElement) {
  const told = new Map<string, 'fine' | 'failed' | 'lesser'>()
  const root = document.documentElement
  const wasHidden = document.hidden
  const presses = new Map<string, Map<number, number>>()
  let paintedMs = 0

  const tell = (remote: string | null | undefined, failure: Failure | null) => {
    if (!remote) return
    const before = told.get(remote)
    const isLesser = failure !== null && lesser.has(failure)
    if (before === 'failed' || (before && failure === null) || (before === 'lesser' && isLesser)) return
    told.set(remote, failure === null ? 'fine' : isLesser ? 'lesser' : 'failed')
    window.kereWatch?.(`${remote} ${failure ?? 'fine'}`)
  }

  const shown = () => content.querySelector<HTMLElement>('[data-app]')?.dataset.app
  const current = () => {
    const app = shown()
    return app && app !== 'shell' ? app : owner
  }

  const takeEvent = (event: Event) => {
    if (event instanceof SecurityPolicyViolationEvent) {
      if (event.sourceFile.startsWith(location.origin)) tell(remoteIn(event.sourceFile) ?? current(), 'policy')
      return
    }
    const error: unknown = 'reason' in event ? event.reason : 'error' in event ? event.error : null
    const text = [
      error instanceof Error ? `${error.message} ${error.stack}` : '',
      'filename' in event ? event.filename : '',
    ].join(' ')
    // Errors of browser extensions, or without an address, do not count.
    if (!text.includes(location.origin) || text.includes('ResizeObserver loop')) return
    tell(remoteIn(text) ?? current(), 'error')
  }

  function takePress(entry: PerformanceEntry) {
    const remote = current()
    if (!remote || !isPress(entry)) return
    const known = presses.get(remote) ?? new Map<number, number>()
    presses.set(remote, known.set(entry.interactionId, Math.max(known.get(entry.interactionId) ?? 0, entry.duration)))
    if (entry.duration > late.pressMs) tell(remote, 'lag')
  }

  const measure = () => {
    for (const remote of new Set([...(owner ? [owner] : []), ...presses.keys()])) {
      const lcp = remote === owner && !wasHidden && paintedMs > 0 ? Math.round(paintedMs) : '-'
      const inp = slowestOf(presses.get(remote)) ?? '-'
      if (lcp !== '-' || inp !== '-') window.kereWatch?.(`${remote} vitals ${lcp} ${inp}`)
    }
  }

  const look = () => {
    if (shown() === 'shell') return tell(current(), 'mount')
    const isSlow = !wasHidden && paintedMs > late.paintMs
    tell(
      current(),
      isBlank(content) ? 'blank' : hasDeadSheet() ? 'style' : isEmpty(content) ? 'empty' : isSlow ? 'slow' : null,
    )
  }

  observe('largest-contentful-paint', ({ startTime }) => void (paintedMs = startTime))
  observe('longtask', ({ duration }) => duration > late.taskMs && tell(current(), 'hang'))
  observe('event', takePress)
  // The first press is always measured, however fast it was answered.
  observe('first-input', takePress)
  observe('resource', (entry) => isFailedCall(entry) && tell(current(), 'call'))

  let isReady = false
  let timer = setTimeout(() => document.hidden || tell(owner, 'dead'), bootMs)
  const lookSoon = () => {
    clearTimeout(timer)
    timer = setTimeout(look, settleMs)
  }
  const begin = () => {
    isReady = true
    lookSoon()
    // The content changes to another remote, or to the panel of a failed one.
    new MutationObserver(lookSoon).observe(content, { childList: true })
  }
  addEventListener('pagehide', () => {
    if (isReady) look()
    else if (performance.now() > waitMs) tell(owner, 'left')
    else if (owner && !told.has(owner)) window.kereWatch?.(`${owner} gone`)
  })
  // A phone may end a hidden page without another event.
  addEventListener('visibilitychange', () => document.hidden && isReady && measure())

  for (const event of Array.isArray(window.kereErrors) ? (window.kereErrors as Event[]) : []) takeEvent(event)
  window.kereErrors = { push: takeEvent }
  if (root.dataset.ready !== undefined) begin()
  else {
    const ready = new MutationObserver(() => {
      ready.disconnect()
      begin()
    })
    ready.observe(root, { attributes: true, attributeFilter: ['data-ready'] })
  }
}

const remoteIn = (text: string) => /\/mf\/([a-z]{1,30})\//.exec(text)?.[1]

/** A browser that does not support the type reports nothing about it. */
function observe(type: string, take: (entry: PerformanceEntry) => unknown) {
  if (!PerformanceObserver.supportedEntryTypes.includes(type)) return
  const asked = { type, buffered: true, durationThreshold: fastPressMs }
  new PerformanceObserver((list) => list.getEntries().forEach(take)).observe(asked)
}

const isPress = (entry: PerformanceEntry): entry is PerformanceEventTiming & { interactionId: number } =>
  'interactionId' in entry && (Number(entry.interactionId) > 0 || entry.entryType === 'first-input')

function slowestOf(presses: ReadonlyMap<number, number> | undefined): number | undefined {
  const durations = [...(presses?.values() ?? [])].toSorted((one, other) => other - one)
  const slowest = durations[Math.floor(durations.length / passedOver)]
  return slowest === undefined ? undefined : Math.round(slowest)
}

const isFailedCall = (entry: PerformanceEntry) =>
  'responseStatus' in entry && Number(entry.responseStatus) >= 500 && entry.name.startsWith(`${location.origin}/api/`)

const boot = document.getElementById('kere-boot')
const page = boot && (JSON.parse(boot.textContent) as PageBoot)
if (page?.watch) watchPage(page.watch, document.getElementById('content')!)

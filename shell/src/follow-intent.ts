import type { Boot, BootRemote } from '@kere/platform/boot'
import { heldSheetsCookie, readHeldSheets } from '@kere/platform/held-sheets'
import { isLowDataPage } from '@kere/platform/low-data-page'
import { findOwner } from '@kere/platform/routing'
import { flushSync } from 'react-dom'
import { linkOf, targetOf } from './intercept-links.ts'
import { loadRemoteModule } from './load-remote.ts'
import { loadStyles } from './load-styles.ts'
import { once } from './once.ts'

export interface IntentOptions {
  boot: Pick<Boot, 'remotes' | 'session' | 'sheet'>
  canShow: (pathname: string) => boolean
}

export interface Intent {
  swap(draw: () => void): void
}

/** The time that a link must be hovered or focused, so that a pointer that only passes causes no request. */
const dwellMs = 65

/** Elements with the same mark on both pages move from one position to the other. */
const art = '[data-art]'

export function followIntent({ boot, canShow }: IntentOptions, first: Event): Intent {
  let dwelling: ReturnType<typeof setTimeout> | undefined
  let pressed: HTMLAnchorElement | null = null

  const leave = () => clearTimeout(dwelling)
  const look = (event: Event) => {
    leave()
    const link = linkOf(event)
    const target = link && targetOf(link, canShow)
    const isHere = target?.pathname === location.pathname && target.search === location.search
    if (target && !isHere) dwelling = setTimeout(() => fetchAhead(boot, target), dwellMs)
  }
  for (const sign of ['pointerover', 'focusin']) addEventListener(sign, look)
  for (const end of ['pointerout', 'pointercancel', 'focusout']) addEventListener(end, leave)
  addEventListener('click', (event) => (pressed = linkOf(event)), true)
  look(first)

  function swap(draw: () => void) {
    const from = pressed?.pathname === location.pathname ? pressed.closest('li')?.querySelector<HTMLElement>(art) : null
    pressed = null
    if (!from || matchMedia('(prefers-reduced-motion: reduce)').matches || !('startViewTransition' in document))
      return draw()
    name(from, true)
    let to: HTMLElement | null = null
    const transition = document.startViewTransition(() => {
      name(from, false)
      flushSync(draw)
      to = document.querySelector<HTMLElement>(`main ${art}`)
      if (to) name(to, true)
    })
    // The transition is skipped in a hidden tab; the page is rendered all the same.
    transition.ready.catch(() => {})
    void transition.finished.finally(() => to && name(to, false))
  }
  return { swap }
}

function name({ style }: HTMLElement, isNamed: boolean) {
  style.viewTransitionName = isNamed ? 'art' : ''
}

/** Loads the target's files ahead. Failures are ignored, because the navigation itself reports them. */
function fetchAhead(boot: IntentOptions['boot'], target: URL) {
  const { remotes, session } = boot
  const owner = findOwner(remotes, target.pathname)?.remote
  if (!owner || isLowDataPage()) return
  Promise.all([loadRemoteModule(owner), loadStyles(owner)])
    .then(([module]) => Promise.all([module.prefetch?.(target, session), holdSheets(boot, owner)]))
    .catch(() => {})
}

const shellSheets = new Map<string, Promise<void>>()

/**
 * Loads the stylesheets as files, for the next document. The first page contains the shell's stylesheet inline, so
 * visitors who leave after one page never load it twice.
 */
async function holdSheets({ remotes, sheet }: IntentOptions['boot'], { css }: BootRemote) {
  await once(shellSheets, sheet, async () => {
    const answer = await fetch(sheet, { priority: 'low' })
    if (!answer.ok) throw new Error(`The sheet ${sheet} did not load`)
    await answer.arrayBuffer()
  })
  const live = new Set(remotes.flatMap((remote) => remote.css.map(({ href }) => href)))
  const before = readHeldSheets(document.cookie).filter((each) => live.has(each))
  document.cookie = heldSheetsCookie([...new Set([sheet, ...before, ...css.map(({ href }) => href)])])
}

import { lazyOnce } from '@kere/platform/lazy-once'
import { linkOf } from '../intercept-links.ts'
import type { PaletteOptions } from './start-palette.tsx'

/** True for ⌘K, Ctrl+K, or a plain click on a link to the search, unless an editor has used the keys itself. */
function isAsked(event: KeyboardEvent | MouseEvent) {
  const isHeld = event.metaKey || event.ctrlKey
  if (event.defaultPrevented || event.shiftKey) return false
  return 'key' in event ? isHeld && event.key === 'k' : !isHeld && linkOf(event)?.dataset.palette === ''
}

/** Keeps what somebody types before the palette has its field. */
function collectTyped() {
  let text = ''
  const keep = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return
    if (event.key === 'Backspace') text = text.slice(0, -1)
    else if (event.key.length === 1) text += event.key
    else return
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  addEventListener('keydown', keep, true)
  const stop = () => removeEventListener('keydown', keep, true)
  return {
    stop,
    take() {
      stop()
      return text
    },
  }
}

/** Loads the palette's code when it is first opened. If that fails, the search page opens. */
export function deferPalette(options: PaletteOptions) {
  const load = lazyOnce(async () => (await import('./start-palette.tsx')).startPalette(options))
  const follow = (event: KeyboardEvent | MouseEvent) => {
    if (!isAsked(event)) return
    event.preventDefault()
    const typed = collectTyped()
    load()
      .then((open) => open(typed.take))
      .catch(() => location.assign('/search'))
      .finally(typed.stop)
  }
  document.addEventListener('click', follow)
  document.addEventListener('keydown', follow)
}

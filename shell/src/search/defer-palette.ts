import { lazyOnce } from '@kere/platform/lazy-once'
import { linkOf } from '../intercept-links.ts'
import type { PaletteOptions } from './start-palette.tsx'

/** ⌘K or Ctrl+K, and a plain press of a link to the search. An editor that has the keys for itself keeps them. */
function isAsked(event: KeyboardEvent | MouseEvent) {
  const isHeld = event.metaKey || event.ctrlKey
  if (event.defaultPrevented || event.shiftKey) return false
  return 'key' in event ? isHeld && event.key === 'k' : !isHeld && linkOf(event)?.dataset.palette === ''
}

/** Its code comes when it is first opened; where that fails, the page of the search does. */
export function deferPalette(options: PaletteOptions) {
  const load = lazyOnce(async () => (await import('./start-palette.tsx')).startPalette(options))
  const follow = (event: KeyboardEvent | MouseEvent) => {
    if (!isAsked(event)) return
    event.preventDefault()
    load()
      .then((open) => open())
      .catch(() => location.assign('/search'))
  }
  document.addEventListener('click', follow)
  document.addEventListener('keydown', follow)
}

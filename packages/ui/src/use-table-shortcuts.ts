import { useEffect, useEffectEvent, type RefObject } from 'react'

interface TableShortcuts {
  region: RefObject<HTMLElement | null>
  areOn: boolean
  onHelp: () => void
}

/** The keys of a table, in the order in which they are listed. */
export const tableShortcuts = [
  { keys: ['j', 'k'], act: 'Go to the next or the previous row' },
  { keys: ['x'], act: 'Select the row' },
  { keys: ['e', 'Enter'], act: 'Open the row' },
  { keys: ['Esc'], act: 'Close the open row' },
  { keys: ['/'], act: 'Go to the search' },
  { keys: ['?'], act: 'Show this list' },
] as const

/** Keys work wherever the focus is, except where somebody types or a layer is open. Escape is no letter: it always works. */
export function useTableShortcuts({ region, areOn, onHelp }: TableShortcuts) {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const table = region.current
    if (!table || event.defaultPrevented || event.metaKey || event.ctrlKey || event.altKey) return
    if (isBusyElsewhere(event.target)) return
    if (event.key === 'Escape') return table.querySelector<HTMLElement>('[data-close-panel]')?.click()
    if (!areOn) return
    const isHandled = act(event.key, table, onHelp)
    if (isHandled) event.preventDefault()
  })

  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [])
}

function act(key: string, table: HTMLElement, onHelp: () => void): boolean {
  switch (key) {
    case 'j':
      return move(table, 1)
    case 'k':
      return move(table, -1)
    case 'x':
      return press(currentLink(table)?.closest('[data-row]')?.querySelector<HTMLElement>('input[type=checkbox]'))
    case 'e':
      return press(currentLink(table))
    case '/':
      return focus(table.querySelector<HTMLElement>('input[type=search]'))
    case '?':
      onHelp()
      return true
    default:
      return false
  }
}

/** With the panel open it follows. */
function move(table: HTMLElement, step: 1 | -1) {
  const links = rowLinks(table)
  const current = currentLink(table)
  const from = current ? links.indexOf(current) : step === 1 ? -1 : links.length
  const target = links[Math.min(links.length - 1, Math.max(0, from + step))]
  if (!target || target === current) return focus(target)
  if (table.querySelector('[data-close-panel]')) target.click()
  return focus(target)
}

/** The row with the focus, else the one whose panel is open. */
function currentLink(table: HTMLElement) {
  const focused = document.activeElement?.closest('[data-row]')?.querySelector<HTMLElement>('[data-row-link]')
  return focused ?? table.querySelector<HTMLElement>('[data-row-link][aria-current]')
}

const rowLinks = (table: HTMLElement) => [...table.querySelectorAll<HTMLElement>('[data-row-link]')]

function press(element: HTMLElement | null | undefined) {
  element?.click()
  return element != null
}

function focus(element: HTMLElement | null | undefined) {
  element?.focus()
  return element != null
}

const isBusyElsewhere = (target: EventTarget | null) =>
  target instanceof Element &&
  target.closest(
    'input:not([type=checkbox]), textarea, select, [contenteditable=true], dialog, [role=menu], details[open]',
  ) !== null

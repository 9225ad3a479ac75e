import { t } from '@kere/brand/messages'
import type { RefObject } from 'react'
import { useShortcuts, type Shortcut } from '../overlays/use-shortcuts.ts'

interface TableShortcuts {
  region: RefObject<HTMLElement | null>
  areOn: boolean
  onHelp: (table: HTMLElement) => void
}

const tableShortcuts: readonly (Shortcut & { needs?: string })[] = [
  { keys: ['j', 'k'], act: t('Go to the next or the previous row', 'Text, part of a page') },
  { keys: ['x', 'Space'], act: t('Select the row', 'Text, part of a page'), needs: '[data-row] input[type=checkbox]' },
  {
    keys: ['X'],
    act: t('Select all rows from the last selected one', 'Text, part of a page'),
    needs: '[data-row] input[type=checkbox]',
  },
  { keys: ['e', 'Enter'], act: t('Open the row', 'Text, part of a page') },
  { keys: ['z'], act: t('Undo the last decision', 'Text, part of a page'), needs: '[data-undo]' },
  { keys: ['Esc'], act: t('Close the open row', 'Text, part of a page'), needs: '[data-has-panel]' },
  { keys: ['/'], act: t('Go to the search', 'Text, part of a page'), needs: 'input[type=search]' },
  { keys: ['?'], act: t('Show this list', 'Text, part of a page') },
]

export const shortcutsOf = (table: HTMLElement): readonly Shortcut[] => [
  ...tableShortcuts.filter(({ needs }) => !needs || table.matches(needs) || table.querySelector(needs)),
  ...rowShortcutsOf(table),
]

/** Finds the buttons and fields with a key in rows and panel. An undo may have the same key as its action. */
function rowShortcutsOf(table: HTMLElement): Shortcut[] {
  const acts = new Map<string, Set<string>>()
  for (const button of table.querySelectorAll<HTMLElement>('[aria-keyshortcuts]')) {
    const key = button.getAttribute('aria-keyshortcuts') ?? ''
    acts.set(key, (acts.get(key) ?? new Set()).add(button.dataset.shortcut ?? ''))
  }
  return [...acts].map(([key, names]) => ({ keys: [key], act: [...names].join(', ') }))
}

/** Escape always works, because it is no character key. */
export function useTableShortcuts({ region, areOn, onHelp }: TableShortcuts) {
  useShortcuts((key) => {
    const table = region.current
    if (!table) return false
    if (key === 'Escape') return press(table.querySelector<HTMLElement>('[data-close-panel]'))
    return areOn && act(key, table, onHelp)
  })
}

function act(key: string, table: HTMLElement, onHelp: TableShortcuts['onHelp']): boolean {
  switch (key) {
    case 'j':
      return move(table, 1)
    case 'k':
      return move(table, -1)
    case 'x':
      return press(boxOf(currentLink(table)))
    case 'X':
      return pressWithShift(boxOf(currentLink(table)))
    // Outside a row's link, the space bar scrolls or presses the focused control.
    case ' ':
      return document.activeElement?.matches('[data-row-link]') === true && press(boxOf(currentLink(table)))
    case 'e':
      return press(currentLink(table))
    case 'z':
      return press(table.querySelector<HTMLElement>('[data-undo=last]'))
    // On a link or button, Enter presses it. On the row that is already open, it runs the panel's default action.
    case 'Enter':
      return isAtOpenRow(table) && press(table.querySelector<HTMLElement>('aside [aria-keyshortcuts=Enter]'))
    case '/':
      return focus(table.querySelector<HTMLElement>('input[type=search]'))
    case '?':
      onHelp(table)
      return true
    default:
      return press(actButton(table, key))
  }
}

const isAtOpenRow = (table: HTMLElement) =>
  document.activeElement?.matches('a, button, input, summary') !== true ||
  (document.activeElement.matches('[data-row-link][aria-current]') && table.contains(document.activeElement))

function actButton(table: HTMLElement, key: string) {
  const selector = `[aria-keyshortcuts="${CSS.escape(key)}"]`
  const row = document.activeElement?.closest('[data-row]')
  const inRow = row?.querySelector<HTMLElement>(selector)
  // If another row is focused than the one of the panel, the key must not act on the panel.
  const isElsewhere = row && !row.querySelector('[data-row-link][aria-current]')
  return inRow ?? (isElsewhere ? null : table.querySelector<HTMLElement>(`aside ${selector}`))
}

function move(table: HTMLElement, step: 1 | -1) {
  const links = rowLinks(table)
  const current = currentLink(table)
  const from = current ? links.indexOf(current) : step === 1 ? -1 : links.length
  const target = links[Math.min(links.length - 1, Math.max(0, from + step))]
  if (!target || target === current) return focus(target)
  if (table.querySelector('[data-close-panel]')) target.click()
  return focus(target)
}

function currentLink(table: HTMLElement) {
  const focused = document.activeElement?.closest('[data-row]')?.querySelector<HTMLElement>('[data-row-link]')
  return focused ?? table.querySelector<HTMLElement>('[data-row-link][aria-current]')
}

const rowLinks = (table: HTMLElement) => [...table.querySelectorAll<HTMLElement>('[data-row-link]')]

const boxOf = (link: HTMLElement | null) =>
  link?.closest('[data-row]')?.querySelector<HTMLElement>('input[type=checkbox]')

function pressWithShift(element: HTMLElement | null | undefined) {
  element?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, shiftKey: true }))
  return element != null
}

function press(element: HTMLElement | null | undefined) {
  if (element instanceof HTMLTextAreaElement) element.focus()
  else element?.click()
  return element != null
}

function focus(element: HTMLElement | null | undefined) {
  element?.focus()
  return element != null
}

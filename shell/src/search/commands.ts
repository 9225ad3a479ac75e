import { searchWords } from '@kere/brand/search-words'
import type { LucideIcon } from 'lucide-react'

/** A page of the dashboard to open, or an action that is available everywhere. */
export interface Command {
  section: 'Go to' | 'Do'
  label: string
  /** The heading of the command's section in the menu. */
  detail: string
  words: string
  icon: LucideIcon
  run: (go: (path: string) => void) => void
}

const shownAtFirst = 6

/**
 * Finds the commands in which every typed word begins a word. Those with all words in the label come first. Before
 * anything is typed, the first few of each section are shown.
 */
export function matchCommands(commands: readonly Command[], search: string): Command[] {
  const typed = searchWords(search)
  const matches = (text: string) => {
    const words = searchWords(text)
    return typed.every((each) => words.some((word) => word.startsWith(each)))
  }
  return (['Go to', 'Do'] as const).flatMap((section) => {
    const all = commands.filter((command) => command.section === section)
    if (search === '') return all.slice(0, shownAtFirst)
    if (typed.length === 0) return []
    const found = all.filter(({ label, detail, words }) => matches(`${label} ${detail} ${words}`))
    return found.toSorted((left, right) => Number(matches(right.label)) - Number(matches(left.label)))
  })
}

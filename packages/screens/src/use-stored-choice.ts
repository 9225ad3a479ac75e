import { localStore } from '@kere/platform/web-storage'
import { useState } from 'react'

/** If the browser has no storage, the choice lasts as long as the page. */
export function useStoredChoice<Choice>(key: string, first: Choice, isChoice: (value: unknown) => value is Choice) {
  const [choice, setChoice] = useState(() => read(key, first, isChoice))
  const choose = (next: Choice) => {
    setChoice(next)
    localStore.write(key, JSON.stringify(next))
  }
  return [choice, choose] as const
}

function read<Choice>(key: string, first: Choice, isChoice: (value: unknown) => value is Choice): Choice {
  try {
    const value: unknown = JSON.parse(localStore.read(key) ?? 'null')
    return isChoice(value) ? value : first
  } catch {
    return first
  }
}

export const useShortcutsChoice = () => useStoredChoice('kere.table-shortcuts', true, isFlag)

/**
 * Stores whether the user writes formatted text or Markdown. A short text begins as plain text, because its writers
 * are often on a phone and the editor weighs more than the rest of the page.
 */
export const useFormattedChoice = (isShort: boolean) =>
  useStoredChoice(isShort ? 'kere.formatted-notes' : 'kere.formatted-writing', !isShort, isFlag)

const isFlag = (value: unknown): value is boolean => typeof value === 'boolean'

export const useHiddenColumns = (table: string, first: readonly string[]) =>
  useStoredChoice(`kere.${table}.hidden-columns`, first, isListOfNames)

const isListOfNames = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((name) => typeof name === 'string')

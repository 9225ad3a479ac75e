import { foldSpelling } from '@kere/brand/search-words'
import { entryName, type EntriesStep } from './chat-flow-state.ts'

/**
 * Adds an entry, unless the list already contains it.
 * @returns the reason why the entry is refused, if it is
 */
export function addEntry(
  step: EntriesStep,
  entries: readonly string[],
  text: string,
): ReturnType<EntriesStep['field']['add']> {
  const entry = text.trim()
  if (entry === '') return { entries }
  const known =
    step.suggestions?.find((each) => isSame(each, entry) || isSame(entryName(step, each), entry)) ??
    findOnly(step, entries, entry)
  if (!known && step.refusal) return { entries, refusal: step.refusal }
  const added = known ?? entry
  const isFull = entries.length >= step.max || entries.some((other) => isSame(other, added))
  return { entries: isFull ? entries : [...entries, added] }
}

/** If a step accepts only its own entries, part of an entry's text is enough when it fits only one of them. */
function findOnly(step: EntriesStep, entries: readonly string[], text: string) {
  const meant = step.refusal ? suggest(step, entries, text) : []
  return meant.length === 1 ? meant[0] : undefined
}

export function suggest(step: EntriesStep, entries: readonly string[], text: string): readonly string[] {
  const words = foldSpelling(text).trim()
  return (step.suggestions ?? []).filter(
    (suggestion) =>
      [suggestion, entryName(step, suggestion)].some((name) => foldSpelling(name).includes(words)) &&
      !entries.some((entry) => isSame(entry, suggestion)),
  )
}

const isSame = (one: string, other: string) => foldSpelling(one) === foldSpelling(other)

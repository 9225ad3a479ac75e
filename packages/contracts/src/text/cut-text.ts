import { limits } from '../http/limits.ts'

/**
 * Cuts a text at a word, idempotently. The ellipsis is part of the length (S-092). The migration that created summaries
 * has the same rule in SQL.
 */
export function cutText(text: string, length: number = limits.cardDescription): string {
  const line = inOneLine(text)
  const characters = charactersOf(line, length)
  if (characters.length <= length) return line
  const opening = inOneLine(paragraphs(text)[0] ?? '')
  if (/[.!?]$/.test(opening) && charactersOf(opening, length).length <= length) return opening
  const fitting = characters.slice(0, length).join('')
  const lastSpace = fitting.lastIndexOf(' ')
  const words = lastSpace > 0 ? fitting.slice(0, lastSpace) : characters.slice(0, length - 1).join('')
  return `${words.replace(/[\s.,;:–-]+$/, '')}…`
}

export const paragraphs = (text: string) => text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== '')

const inOneLine = (text: string) => text.replace(/\s+/g, ' ').trim()

/** Takes enough code units for `length` characters, because a character has at most two. */
function charactersOf(line: string, length: number) {
  const start = line.slice(0, 2 * length + 1)
  return [...start]
}

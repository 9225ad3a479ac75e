import { beginsWord, foldText, hasWords } from '@kere/brand/fold-text'
import { cutText } from '@kere/contracts/text/cut-text'

const shownLength = 150

const sentences = (text: string) => text.split(/(?<=[.!?।])\s+|\n+/u).filter((line) => line.trim() !== '')

/** Gives the sentence that contains most of the words, best at the beginning of its own, or the beginning of the text if no sentence contains any. */
export function lineWith(text: string, words: readonly string[]): string {
  let best = { line: text, count: 0 }
  for (const line of sentences(text)) {
    const count = words.reduce((sum, word) => sum + (beginsWord(line, word) ? 2 : hasWords(line, [word]) ? 1 : 0), 0)
    if (count > best.count) best = { line, count }
  }
  return best.count === 0 ? cutText(text, shownLength) : cutAround(best.line, words)
}

/** Cuts a long sentence to the part around the first word that is found. */
function cutAround(line: string, words: readonly string[]): string {
  if ([...line].length <= shownLength) return cutText(line, shownLength)
  const folded = foldText(line)
  const places = words.map((word) => folded.indexOf(foldText(word))).filter((place) => place >= 0)
  const first = Math.min(...places)
  if (first < shownLength - 30) return cutText(line, shownLength)
  const start = line.indexOf(' ', first - 40)
  return `…${cutText(line.slice(start), shownLength)}`
}

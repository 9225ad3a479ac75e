import { foldSpelling } from './search-words.ts'

const latinMarks = /(?<=\p{Script=Latin})\p{M}+/gu
const nuktas = /[\u093C\u09BC\u0A3C\u0ABC\u0B3C\u0CBC]/g
/** Letters with a stroke, which Unicode does not decompose into a letter and a mark. */
const barred = 'øłđħı'
const unbarred = 'oldhi'

/** Removes marks that many keyboards lack, so that "santa" finds "Śāntā", and "जमीन" finds "ज़मीन". */
const withoutMarks = (text: string) =>
  text
    .normalize('NFD')
    .replace(latinMarks, '')
    .replace(nuktas, '')
    .replace(/[øłđħı]/g, (letter) => unbarred.charAt(barred.indexOf(letter)))
    .normalize('NFC')

/**
 * Folds stored texts and queries in the same way, for the API, the search tables and browsers. It unifies compatible
 * and composed letters, the case of all scripts, quotes and hyphens, and removes invisible characters, including
 * joiners, and the marks of Latin letters.
 */
export const foldText = (text: string): string => withoutMarks(foldSpelling(text))

/** Returns whether the text contains every word. */
export function hasWords(text: string, words: readonly string[]): boolean {
  const folded = foldText(text)
  return words.every((word) => folded.includes(foldText(word)))
}

/** Returns whether a word of the text begins with this one. */
export function beginsWord(text: string, word: string): boolean {
  const folded = foldText(text)
  const sought = foldText(word)
  return (
    folded.split(/[^\p{L}\p{M}\p{N}]+/u).some((each) => each.startsWith(sought)) || ` ${folded}`.includes(` ${sought}`)
  )
}

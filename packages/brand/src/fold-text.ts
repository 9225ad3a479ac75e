import { foldSpelling } from './search-words.ts'

const latinMarks = /(?<=\p{Script=Latin})\p{M}+/gu
const nuktas = /[\u093C\u09BC\u0A3C\u0ABC\u0B3C\u0CBC]/g
/** Letters that are drawn with a mark, and have none that could be taken off. */
const barred = 'øłđħı'
const unbarred = 'oldhi'

/** Many keyboards have neither: "Śāntā" is looked for as "santa", and "ज़मीन" as "जमीन". */
const withoutMarks = (text: string) =>
  text
    .normalize('NFD')
    .replace(latinMarks, '')
    .replace(nuktas, '')
    .replace(/[øłđħı]/g, (letter) => unbarred.charAt(barred.indexOf(letter)))
    .normalize('NFC')

/**
 * One folding of what is stored and what is asked, for the API, the search tables and browsers alike: compatible and composed
 * letters, case of all scripts, quotes and hyphens are one, what cannot be seen is not there (joiners neither), and Latin letters
 * have no marks.
 */
export const foldText = (text: string): string => withoutMarks(foldSpelling(text))

/** Whether every word stands in a text. */
export function hasWords(text: string, words: readonly string[]): boolean {
  const folded = foldText(text)
  return words.every((word) => folded.includes(foldText(word)))
}

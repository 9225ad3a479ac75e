// Half of a pair, which no text should hold.
const lone = /\p{Cs}/gu
const quotes = /[‘’‚‛′ʹʻʼʽ´]/gu
const doubleQuotes = /[“”„‟″«»‹›]/gu
const hyphens = /[\p{Pd}\u2212]/gu
const invisible = /\p{Default_Ignorable_Code_Point}/gu

const latinMarks = /(?<=\p{Script=Latin})\p{M}+/gu
const nuktas = /[\u093C\u09BC\u0A3C\u0ABC\u0B3C\u0CBC]/g
/** Letters that are drawn with a mark, and have none that could be taken off. */
const barred: Readonly<Record<string, string>> = { ø: 'o', ł: 'l', đ: 'd', ħ: 'h', ı: 'i' }

/** Many keyboards have neither: "Śāntā" is looked for as "santa", and "ज़मीन" as "जमीन". */
const withoutMarks = (text: string) =>
  text
    .normalize('NFD')
    .replace(latinMarks, '')
    .replace(nuktas, '')
    .replace(/[øłđħı]/g, (letter) => barred[letter] ?? letter)
    .normalize('NFC')

/**
 * One folding of what is stored and what is asked, for the API, the search tables and browsers alike: compatible and composed
 * letters, case of all scripts, quotes and hyphens are one, what cannot be seen is not there (joiners neither), and Latin letters
 * have no marks.
 */
export const foldText = (text: string): string => withoutMarks(foldSpelling(text))

function foldSpelling(text: string): string {
  const plain = text.replace(lone, '\uFFFD').replace(quotes, "'").replace(doubleQuotes, '"').normalize('NFKC')
  const folded = plain.replace(invisible, '').replace(hyphens, '-').toUpperCase().toLowerCase()
  // A sigma at the end of a word, and the dot that a Turkish capital leaves behind.
  return folded.replaceAll('ς', 'σ').replaceAll('i\u0307', 'i').normalize('NFKC')
}

/**
 * What is asked: in any order, folded but for its marks, without the punctuation that stands around words. Signs alone are no words.
 */
export const searchWords = (search: string | undefined): string[] =>
  foldSpelling(search ?? '')
    .split(/[\s\p{Cc},;()[\]{}"]+/u)
    .map((word) => word.replace(/^\p{P}+|\p{P}+$/gu, ''))
    .filter((word) => /[\p{L}\p{N}]/u.test(word))

/** Whether every word stands in a text. */
export function hasWords(text: string, words: readonly string[]): boolean {
  const folded = foldText(text)
  return words.every((word) => folded.includes(foldText(word)))
}

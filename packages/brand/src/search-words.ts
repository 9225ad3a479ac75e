// Half of a pair, which no text should hold.
const lone = /\p{Cs}/gu
const quotes = /[‘’‚‛′ʹʻʼʽ´]/gu
const doubleQuotes = /[“”„‟″«»‹›]/gu
const hyphens = /[\p{Pd}\u2212]/gu
const invisible = /\p{Default_Ignorable_Code_Point}/gu

/**
 * One folding of what is stored and what is asked, for the API, the search tables and browsers alike: compatible and composed
 * letters, case of all scripts, quotes and hyphens are one, and what cannot be seen is not there (joiners neither).
 */
export function foldText(text: string): string {
  const plain = text.replace(lone, '\uFFFD').replace(quotes, "'").replace(doubleQuotes, '"').normalize('NFKC')
  const folded = plain.replace(invisible, '').replace(hyphens, '-').toUpperCase().toLowerCase()
  // A sigma at the end of a word, and the dot that a Turkish capital leaves behind.
  return folded.replaceAll('ς', 'σ').replaceAll('i\u0307', 'i').normalize('NFKC')
}

/** What is asked, folded: in any order, without the punctuation that stands around words. Signs alone are no words. */
export const searchWords = (search: string | undefined): string[] =>
  foldText(search ?? '')
    .split(/[\s\p{Cc},;()[\]{}"]+/u)
    .map((word) => word.replace(/^\p{P}+|\p{P}+$/gu, ''))
    .filter((word) => /[\p{L}\p{N}]/u.test(word))

/** Whether every word stands in a text. */
export function hasWords(text: string, words: readonly string[]): boolean {
  const folded = foldText(text)
  return words.every((word) => folded.includes(word))
}

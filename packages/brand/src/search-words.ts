// An unpaired surrogate, which valid text cannot contain.
const lone = /\p{Cs}/gu
const quotes = /[‘’‚‛′ʹʻʼʽ´]/gu
const doubleQuotes = /[“”„‟″«»‹›]/gu
const hyphens = /[\p{Pd}\u2212]/gu
const invisible = /\p{Default_Ignorable_Code_Point}/gu

/** Unifies letters and punctuation, and keeps marks. */
export function foldSpelling(text: string): string {
  const plain = text.replace(lone, '\uFFFD').replace(quotes, "'").replace(doubleQuotes, '"').normalize('NFKC')
  const folded = plain.replace(invisible, '').replace(hyphens, '-').toUpperCase().toLowerCase()
  // Handles a sigma at the end of a word, and the dot that a Turkish capital leaves behind.
  return folded.replaceAll('ς', 'σ').replaceAll('i\u0307', 'i').normalize('NFKC')
}

/**
 * Splits a query into words without punctuation, folded except for their marks. Their order does not matter, and
 * punctuation alone is no word.
 */
export const searchWords = (search: string | undefined): string[] =>
  foldSpelling(search ?? '')
    .split(/[\s\p{Cc},;()[\]{}"]+/u)
    .map((word) => word.replace(/^\p{P}+|\p{P}+$/gu, ''))
    .filter((word) => /[\p{L}\p{N}]/u.test(word))

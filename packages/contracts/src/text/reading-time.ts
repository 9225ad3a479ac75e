const word = /[\p{L}\p{N}][\p{L}\p{M}\p{N}'’-]*/gu
const figure = /^[ \t]*(`{3,})figure[ \t]*$[^]*?^[ \t]*\1/gm
const wordsAMinute = 200
const figuresAMinute = 4

/** Removes figures, because their numbers are no words of the text. */
export const withoutFigures = (markdown: string) => markdown.replaceAll(figure, '')

/** A text below this number of words is called a note. */
export const isNote = (words: number) => words < 250

/**
 * Counts the words of a Markdown text and the whole minutes that reading takes; a figure takes 15 seconds, an empty
 * text 0 minutes.
 */
export function readingTimeOf(markdown: string): { words: number; minutes: number } {
  const figures = markdown.match(figure)?.length ?? 0
  const words = withoutFigures(markdown).match(word)?.length ?? 0
  const minutes = Math.ceil(words / wordsAMinute + figures / figuresAMinute)
  return { words, minutes }
}

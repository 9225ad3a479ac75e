import { searchWords } from '@kere/brand/search-words'

interface MarkedTextProps {
  text: string
  search: string
}

/** The words that were found stand out by colour and weight, and are marks to screen readers. */
export function MarkedText({ text, search }: MarkedTextProps) {
  const words = searchWords(search).map((word) => word.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, String.raw`\$&`))
  if (words.length === 0) return text
  // Every second part is one of the words.
  return text.split(new RegExp(`(${words.join('|')})`, 'giu')).map((part, place) =>
    place % 2 === 1 ? (
      // oxlint-disable-next-line react/no-array-index-key -- the parts of one text never move
      <mark key={place} className="bg-transparent font-semibold text-brand">
        {part}
      </mark>
    ) : (
      part
    ),
  )
}

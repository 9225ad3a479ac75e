import { searchWords } from '@kere/brand/search-words'

interface MarkedTextProps {
  text: string
  search: string
}

/** Marks the words that were found: by colour and weight on screen, and as `<mark>` for screen readers. */
export function MarkedText({ text, search }: MarkedTextProps) {
  const words = searchWords(search).map((word) => word.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, String.raw`\$&`))
  if (words.length === 0) return text
  // Every second part is a found word, because the pattern has a capturing group.
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

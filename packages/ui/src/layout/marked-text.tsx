import { searchWords } from '@kere/brand/search-words'

interface MarkedTextProps {
  text: string
  search: string
}

/** Marks the words that were found, inside other words only if none begins with them: by colour and weight on screen, and as `<mark>` for screen readers. */
export function MarkedText({ text, search }: MarkedTextProps) {
  const words = searchWords(search).map((word) => word.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, String.raw`\$&`))
  if (words.length === 0) return text
  // Every second part is a found word, because the pattern has a capturing group.
  const anywhere = new RegExp(`(${words.join('|')})`, 'giu')
  const atBeginnings = new RegExp(String.raw`(?<![\p{L}\p{M}\p{N}])` + anywhere.source, 'giu')
  return text.split(atBeginnings.test(text) ? atBeginnings : anywhere).map((part, place) =>
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

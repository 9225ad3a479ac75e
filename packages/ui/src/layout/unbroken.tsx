/** A time of day, or a word with hyphens that a line can hold whole. */
const wholes = /(\d{1,2}:\d\d(?:–\d{1,2}:\d\d)? (?:am|pm|noon|midnight)(?: IST)?|(?<!\S)(?=\S{3,20}(?!\S))\S+-\S+)/

/** Text in which "200-litre" and "5:14 pm IST" never break; read, copied and found as it is. */
export function Unbroken({ children }: { children: string }) {
  const parts = children.split(wholes)
  if (parts.length === 1) return children
  return parts.map((part, place) =>
    place % 2 === 1 ? (
      // oxlint-disable-next-line react/no-array-index-key -- they are places in one text
      <span key={place} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  )
}

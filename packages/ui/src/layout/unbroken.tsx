/** Matches a time of day, a number with its unit, or a short hyphenated word. */
const wholes =
  /(\d{1,2}:\d\d(?:–\d{1,2}:\d\d)? (?:am|pm|noon|midnight)(?: (?:IST|GMT(?:[+-][\d:]+)?))?|(?<!\S)\d[\d,.]* \p{Ll}{1,9}(?!\p{L})|(?<!\S)(?=\S{3,20}(?!\S))\S+-\S+)/u

/** In these scripts, the marks above and below letters collide at the line height of Latin titles. */
const indic = /[\u0900-\u0dff]/

/**
 * Text in which "200-litre", "42 days" and "5:14 pm IST" never break across lines. It is still read, copied and found
 * as plain text.
 */
export function Unbroken({ children }: { children: string }) {
  return indic.test(children) ? <span className="leading-body">{whole(children)}</span> : whole(children)
}

function whole(text: string) {
  const parts = text.split(wholes)
  if (parts.length === 1) return text
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

/** Matches the tags that the serializer writes: values are in double quotes, and texts contain no `<`. */
const tags = /<(?:[^>"]|"[^"]*")*>/g

/** Changes only tags. A text that looks like an attribute stays unchanged. */
export const replaceInTags = (html: string, change: (tag: string) => string) => html.replaceAll(tags, change)

const drawings = /<svg role="img"(?:[^>"]|"[^"]*")*>.*?<\/svg>/gs
const folds = /<details><summary>[^<]*<\/summary>|<\/details>/g

/** Removes the drawings of figures. Their titles and tables stay, for programs that cannot show drawings. */
export const tabulateFigures = (html: string) => html.replaceAll(drawings, '').replaceAll(folds, '')

/** Makes every address absolute, for use outside the site. An address that begins with `#` belongs to `page`. */
export const completeAddresses = (html: string, origin: string, page: string) =>
  replaceInTags(html, (tag) =>
    tag.replaceAll(/ (href|src)="\//g, ` $1="${origin}/`).replace(' href="#', ` href="${page}#`),
  )

/** Matches the tags that our serializer writes: values are in double quotes, and texts have no `<`. */
const tags = /<(?:[^>"]|"[^"]*")*>/g

/** Changes tags alone: a text that looks like an attribute stays as it is. */
export const replaceInTags = (html: string, change: (tag: string) => string) => html.replaceAll(tags, change)

const drawings = /<svg role="img"(?:[^>"]|"[^"]*")*>.*?<\/svg>/gs
const folds = /<details><summary>[^<]*<\/summary>|<\/details>/g

/** A figure's title and table stay, for readers whose programs draw nothing. */
export const tabulateFigures = (html: string) => html.replaceAll(drawings, '').replaceAll(folds, '')

/** Makes every address absolute for readers elsewhere. An address that begins with `#` belongs to `page`. */
export const completeAddresses = (html: string, origin: string, page: string) =>
  replaceInTags(html, (tag) =>
    tag.replaceAll(/ (href|src)="\//g, ` $1="${origin}/`).replace(' href="#', ` href="${page}#`),
  )

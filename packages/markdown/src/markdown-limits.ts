/** Characters. */
export const markdownLength = 100_000

export class MarkdownError extends Error {
  override name = 'MarkdownError'
  readonly reason: 'too_long' | 'too_complex'

  constructor(reason: 'too_long' | 'too_complex') {
    super(reason)
    this.reason = reason
  }
}

/** Bounds what the parser's time grows with, counted before it runs; ordinary text comes nowhere near the first three. */
const most = {
  /** Quotes and lists opened by one line, and the indent of a list's item. */
  containersInLine: 8,
  listIndent: 24,
  /** The parser goes through pictures in pictures once for each level. */
  nesting: 8,
  pipesInLine: 40,
  parts: 4000,
  underlines: 200,
  definitions: 200,
  /** Characters that are read again, because what began does not end. */
  looks: 1_500_000,
  /** The limit on emphasis: the parser compares each end with every beginning before it. */
  pairs: 200_000,
  /** Characters of the addresses of definitions, said again by every link to them. */
  repeated: 1_000_000,
} as const

const containers = /^(?:[ \t]*(?:>|[-+*](?=[ \t]|$)|\d{1,9}[.)](?=[ \t]|$)))+/
const listIndent = /^[ \t]*(?=[-+*][ \t]|\d{1,9}[.)][ \t])/
const parts = /[*_]+|~+|`+|[[\]<&@\\|]|https?:|www\./gi

/** Ends a paragraph wherever it stands: an empty line, a heading, or a list's item with content. */
const isBetween = /^(?:[ \t]*$| {0,3}(?:> ?)*(?:$|#{1,6} |[-+*] {1,4}[^\s]))/

const countOf = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0

/** @throws {MarkdownError} for a text that would keep the parser busy */
export function requireParsable(markdown: string) {
  if (markdown.length > markdownLength) throw new MarkdownError('too_long')
  const lines = markdown.split(/\r\n?|\n/)
  const whole = { parts: lines.length + countOf(markdown, parts), underlines: 0, definitions: 0 }
  requireWithin(whole)
  const paragraphs: string[][] = [[]]
  let [depth, isAfterEmpty] = [0, true]
  for (const line of lines) {
    if (isBetween.test(line)) paragraphs.push([])
    paragraphs.at(-1)?.push(line)
    const containersInLine = countOf(containers.exec(line)?.[0] ?? '', /[>+*-]|\d+/g)
    const indent = listIndent.exec(line)?.[0].length ?? 0
    // A line at the edge that opens nothing ends them all, behind an empty one.
    if (isAfterEmpty && containersInLine === 0 && /^\S/.test(line)) depth = 0
    if (containersInLine > 0) depth = Math.max(depth, containersInLine + indent / 2)
    isAfterEmpty = line.trim() === ''
    whole.parts += 3 * containersInLine + depth / 2 + (/^ {0,3}#/.test(line) ? 1 : 0)
    whole.underlines += /^[\s>]*(?:=+|-+)\s*$/.test(line) ? 1 : 0
    whole.definitions += /^[\s>]*\[[^\]]*\]:/.test(line) ? 1 : 0
    requireWithin({ pipesInLine: countOf(line, /\|/g), containersInLine, listIndent: indent })
  }
  const work = { looks: 0, pairs: 0, repeated: 0 }
  for (const paragraph of paragraphs) {
    const { nesting, looks, pairs } = workOf(paragraph.join('\n'))
    requireWithin({ nesting })
    work.looks += looks
    work.pairs += pairs
  }
  if (markdown.includes(']:')) work.repeated = countOf(markdown, /[[\]]/g) * longestAddress(lines)
  requireWithin({ ...whole, ...work })
}

/** Only between `<` and `>` it has spaces. */
const longestAddress = (lines: readonly string[]) =>
  lines
    .flatMap((line) => (line.includes('<') ? [line] : line.split(/\s+/)))
    .reduce((longest, { length }) => Math.max(longest, length), 0)

/** These begin something that ends further on: a tag, a link, code; the end of a label; emphasis. */
const beginnings = /<(?=[!?/A-Za-z])|\]\(|`+|[[\]]|[*_]+|~+/g

/** Each of these may end a web address, or be followed by the end. */
const trail = /(?:[!"')*,.:;<?_~\]]|&[A-Za-z]*){4,}/g

const webAddress = /www\.|https?:\/\//gi

/** A beginning without an end makes the parser search to the paragraph's end and go back. */
function workOf(paragraph: string) {
  const work = { nesting: 0, looks: 0, pairs: 0 }
  const open: { at: number; depth: number }[] = []
  const ticks = new Set<number>()
  let marks = 0
  for (const { 0: found, index } of paragraph.matchAll(beginnings)) {
    const left = paragraph.length - index
    switch (found[0]) {
      case '[':
        open.push({ at: index, depth: 0 })
        break
      case ']': {
        const pair = open.pop()
        const parent = open.at(-1)
        work.looks += index - (pair?.at ?? 0)
        if (pair && parent) parent.depth = Math.max(parent.depth, pair.depth + 1)
        work.nesting = Math.max(work.nesting, pair?.depth ?? 0)
        if (found === '](') work.looks += left
        break
      }
      case '<':
        work.looks += left
        break
      case '`':
        // Among runs of equally many ticks only the last ones can lack an end. Words in code cost more than others.
        if (!ticks.has(found.length)) work.looks += 3 * left
        ticks.add(found.length)
        break
      default:
        marks += 1
    }
  }
  for (const word of paragraph.split(/\s+/)) {
    const addresses = countOf(word, webAddress)
    if (addresses === 0) continue
    work.looks += (addresses - 1) * word.length
    for (const [run] of word.matchAll(trail)) work.looks += run.length ** 2
  }
  work.pairs = marks ** 2
  return work
}

function requireWithin(counts: Partial<Record<keyof typeof most, number>>) {
  for (const [name, count] of Object.entries(counts)) {
    // The names are those of `most`.
    if (count > most[name as keyof typeof most]) throw new MarkdownError('too_complex')
  }
}

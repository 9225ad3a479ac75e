/** The limit of a text in characters. */
export const markdownLength = 100_000

export class MarkdownError extends Error {
  override name = 'MarkdownError'
  readonly reason: 'too_long' | 'too_complex'

  constructor(reason: 'too_long' | 'too_complex') {
    super(reason)
    this.reason = reason
  }
}

/**
 * Limits on everything that makes parsing slow, counted before the parser runs. Ordinary text is far below the first
 * three.
 */
const most = {
  /** Quotes and lists that one line opens, plus the indent of a list item. */
  containersInLine: 8,
  listIndent: 24,
  /** The parser reads nested pictures once for each level. */
  nesting: 8,
  pipesInLine: 40,
  parts: 4000,
  underlines: 200,
  definitions: 200,
  /** Characters that the parser reads again, because a construct never ends. */
  looks: 1_500_000,
  /** The limit on emphasis, because the parser compares each end with every beginning before it. */
  pairs: 200_000,
  /** Characters of addresses in definitions, which every link to a definition repeats. */
  repeated: 1_000_000,
} as const

const containers = /^(?:[ \t]*(?:>|[-+*](?=[ \t]|$)|\d{1,9}[.)](?=[ \t]|$)))+/
const listIndent = /^[ \t]*(?=[-+*][ \t]|\d{1,9}[.)][ \t])/
const parts = /[*_]+|~+|`+|[[\]<&@\\|]|https?:|www\./gi

/** Matches the lines that end a paragraph: an empty line, a heading, or a list item with content. */
const isBetween = /^(?:[ \t]*$| {0,3}(?:> ?)*(?:$|#{1,6} |[-+*] {1,4}[^\s]))/

const countOf = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0

/** @throws {MarkdownError} for a text that would keep the parser busy for too long */
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
    // An unindented line after an empty one ends all containers, unless it opens one itself.
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

/** An address contains spaces only if it is between `<` and `>`. */
const longestAddress = (lines: readonly string[]) =>
  lines
    .flatMap((line) => (line.includes('<') ? [line] : line.split(/\s+/)))
    .reduce((longest, { length }) => Math.max(longest, length), 0)

/** Matches beginnings of constructs that end later (a tag, a link, code, a label, emphasis), and the end of a label. */
const beginnings = /<(?=[!?/A-Za-z])|\]\(|`+|[[\]]|[*_]+|~+/g

/** Matches characters after which a web address may or may not end. */
const trail = /(?:[!"')*,.:;<?_~\]]|&[A-Za-z]*){4,}/g

const webAddress = /www\.|https?:\/\//gi

/** Counts the parser's work. If a construct has no end, the parser searches the whole paragraph and then goes back. */
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
        // If several runs have equally many backticks, only the last can lack an end. Text in code takes the parser
        // longer than other text.
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

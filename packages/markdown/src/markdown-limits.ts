/** Characters of a text that is rendered at all. */
export const markdownLength = 100_000

/** The text cannot be shown; what it is about is for the caller to say. */
export class MarkdownError extends Error {
  override name = 'MarkdownError'
  readonly reason: 'too_long' | 'too_complex'

  constructor(reason: 'too_long' | 'too_complex') {
    super(reason)
    this.reason = reason
  }
}

/**
 * The parser takes time that grows with the square of these, and nesting takes its stack; a text that somebody wrote to be read
 * comes nowhere near. Counted before anything is parsed: 16,000 characters of `*a_` or `> - ` took it more than 40 seconds,
 * and what passes takes a few at most.
 */
const most = {
  /** Quotes and lists that one line opens, and how far a list's item stands to the right. */
  containersInLine: 8,
  listIndent: 24,
  /** Of emphasis and of links, in a paragraph; in a line of a table its cells. */
  marksInParagraph: 800,
  bracketsInParagraph: 400,
  pipesInLine: 40,
  /** In the whole text. */
  marks: 20_000,
  brackets: 8000,
  pipes: 10_000,
  tableRows: 2000,
  nestedLines: 300,
  underlines: 500,
  definitions: 500,
  lines: 10_000,
} as const

const containers = /^(?:[ \t]*(?:>|[-+*](?=[ \t]|$)|\d{1,9}[.)](?=[ \t]|$)))+/
const listIndent = /^[ \t]*(?=[-+*][ \t]|\d{1,9}[.)][ \t])/

const countOf = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0

/** @throws {MarkdownError} for a text that would keep the parser busy */
export function requireParsable(markdown: string) {
  if (markdown.length > markdownLength) throw new MarkdownError('too_long')
  const lines = markdown.split(/\r\n?|\n/)
  const whole = {
    marks: 0,
    brackets: 0,
    pipes: 0,
    tableRows: 0,
    nestedLines: 0,
    underlines: 0,
    definitions: 0,
    lines: lines.length,
  }
  const paragraph = { marksInParagraph: 0, bracketsInParagraph: 0 }
  for (const line of lines) {
    if (/^\s*$/.test(line)) Object.assign(paragraph, { marksInParagraph: 0, bracketsInParagraph: 0 })
    const marks = countOf(line, /[*_~]/g)
    const brackets = countOf(line, /[[\]]/g)
    const pipesInLine = countOf(line, /\|/g)
    whole.marks += marks
    whole.brackets += brackets
    whole.tableRows += pipesInLine > 0 ? 1 : 0
    whole.underlines += /^[\s>]*(?:=+|-+)\s*$/.test(line) ? 1 : 0
    whole.definitions += /^[\s>]*\[[^\]]*\]:/.test(line) ? 1 : 0
    paragraph.marksInParagraph += marks
    paragraph.bracketsInParagraph += brackets
    const containersInLine = countOf(containers.exec(line)?.[0] ?? '', /[>+*-]|\d+/g)
    const indent = listIndent.exec(line)?.[0].length ?? 0
    whole.pipes += pipesInLine
    whole.nestedLines += containersInLine > 2 || indent > 7 ? 1 : 0
    requireWithin({ ...paragraph, pipesInLine, containersInLine, listIndent: indent })
  }
  requireWithin(whole)
}

function requireWithin(counts: Partial<Record<keyof typeof most, number>>) {
  for (const [name, count] of Object.entries(counts)) {
    // The names are those of `most`.
    if (count > most[name as keyof typeof most]) throw new MarkdownError('too_complex')
  }
}

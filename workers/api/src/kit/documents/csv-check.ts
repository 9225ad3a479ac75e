import { refuse } from './document-refusal.ts'
import { textOfData } from './data-text.ts'

/** More cells would keep an isolate busy for too long. */
const mostCells = 500_000

const separators = [',', ';', '\t']

/** A spreadsheet may split cells at another separator than the sender's, so a formula could be hidden inside a text. */
const hidden = /(?<=[,;\t][\s"]*)(?:[=@]|[-+](?=[^,;\t]*[|!]))/

/**
 * A spreadsheet evaluates such a cell, and one with a bar or a bracket may start a program. Plain numbers and phone
 * numbers are allowed.
 */
const isFormula = (cell: string) =>
  /^\s*[=@]/.test(cell) ||
  (/^\s*[-+]/.test(cell) && /[|(!]/.test(cell) && !/^[\s\d.,()/+-]*$/.test(cell)) ||
  hidden.test(cell)

/**
 * Checks that a CSV is text, that every row has as many cells as the first, and that no cell is a formula.
 * @throws {DocumentRefusal}
 */
export function checkCsv(bytes: Uint8Array) {
  const text = textOfData(bytes, 'csv_not_text')
  if (/^\s*</.test(text)) refuse('is_web_page')
  if (/^\s*"?sep=/i.test(text)) refuse('csv_separator')
  const head = /^[^\r\n]*/.exec(text)?.[0] ?? ''
  const separator = separators.find((each) => head.includes(each)) ?? ','
  let all = 0
  let cells = 0
  let width: number | undefined
  for (const { cell, isLast } of cellsOf(text, separator)) {
    if (isFormula(cell)) refuse('csv_formula')
    all += 1
    if (all > mostCells) refuse('csv_too_large')
    cells += 1
    if (!isLast) continue
    const isBlank = cells === 1 && cell === ''
    if (!isBlank && cells !== (width ??= cells)) refuse('csv_uneven')
    cells = 0
  }
  if (width === undefined) refuse('csv_uneven')
}

/** Yields one cell at a time, so that only one is held in memory. */
function* cellsOf(text: string, separator: string) {
  const unquoted = new RegExp(`[^${separator}\\r\\n]*`, 'y')
  const quoted = /"[^"]*(?:""[^"]*)*"/y
  for (let at = 0; at <= text.length;) {
    const pattern = text[at] === '"' ? quoted : unquoted
    pattern.lastIndex = at
    const found = pattern.exec(text)?.[0]
    if (found === undefined) return refuse('csv_uneven')
    at += found.length
    const isEnd = at >= text.length
    const isLast = isEnd || text[at] !== separator
    if (isLast && !isEnd && text[at] !== '\r' && text[at] !== '\n') return refuse('csv_uneven')
    yield { cell: pattern === quoted ? found.slice(1, -1) : found, isLast }
    if (isEnd) return
    at += text.startsWith('\r\n', at) ? 2 : 1
  }
}

import type { ExportCell, ExportKind } from '@kere/contracts/http/exports'

/** Spreadsheets read a file that begins with it as UTF-8. */
export const byteOrderMark = '\uFEFF'

/**
 * Writes a line of CSV (RFC 4180).
 * @param kinds the kind of each column
 */
export const csvLine = (cells: readonly ExportCell[], kinds: readonly ExportKind[] = []) =>
  `${cells.map((cell, place) => writeCell(cell, kinds[place])).join(',')}\r\n`

function writeCell(cell: ExportCell, kind: ExportKind | undefined): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return String(cell)
  // Every cell is quoted, because spreadsheets in other languages also split at semicolons or tabs.
  return `"${(signOf(cell, kind) + cell).replaceAll('"', '""')}"`
}

/**
 * The sign to put before a cell. A tab is invisible and keeps a cell as it is: without it a spreadsheet saves
 * `012345678901` without its zero, and `MAR1` and `1-2` as days; quotes alone do not help. All names in a column get
 * one, so that programs can still compare them.
 */
function signOf(cell: string, kind: ExportKind | undefined) {
  if (startsFormula.test(cell)) return "'"
  return (kind === 'name' && cell !== '') || (kind === 'text' && looksReckoned.test(cell)) ? '\t' : ''
}

/**
 * A spreadsheet runs a cell that begins like this, some also after spaces or with full-width signs (CWE-1236, W-28).
 */
const startsFormula = /^(?:[\t\r\n]|\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/

const words = [
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?',
  'nov(?:ember)?|dec(?:ember)?|e|rs|inr|am|pm|st|nd|rd|th',
].join('|')

/**
 * A spreadsheet converts a cell that consists only of a number, a day, a time or a truth value. Prose is never
 * converted.
 */
const looksReckoned = new RegExp(
  `^\\s*(?:true|false|(?=.*\\p{Nd})(?:[\\p{Nd}\\s.,:;'’/\\\\()%\\p{Sc}\\p{Pd}+]|(?<!\\p{L})(?:${words})(?!\\p{L}))+)$`,
  'iu',
)

import type { ExportCell, ExportKind } from '@kere/contracts/http/exports'

/** Spreadsheets take a file that begins with it for UTF-8. */
export const byteOrderMark = '\uFEFF'

/** RFC 4180 @param kinds what each column is */
export const csvLine = (cells: readonly ExportCell[], kinds: readonly ExportKind[] = []) =>
  `${cells.map((cell, place) => writeCell(cell, kinds[place])).join(',')}\r\n`

function writeCell(cell: ExportCell, kind: ExportKind | undefined): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return String(cell)
  // Every one: spreadsheets of other languages end a cell at a semicolon, others at a tab.
  return `"${(signOf(cell, kind) + cell).replaceAll('"', '""')}"`
}

/**
 * A tab is invisible and keeps a cell as it is. Without it a spreadsheet saves `012345678901` without its zero, and
 * `MAR1` and `1-2` as days; quotes alone do not help. All names in a column have it, so that programs can still compare
 * them.
 */
function signOf(cell: string, kind: ExportKind | undefined) {
  if (startsFormula.test(cell)) return "'"
  return (kind === 'name' && cell !== '') || (kind === 'text' && looksReckoned.test(cell)) ? '\t' : ''
}

/** Run by a spreadsheet instead of shown, by some after spaces and in full width too (CWE-1236, W-28). */
const startsFormula = /^(?:[\t\r\n]|\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/

const words = [
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?',
  'nov(?:ember)?|dec(?:ember)?|e|rs|inr|am|pm|st|nd|rd|th',
].join('|')

/** A cell that is only a number, a day, a time or a truth value would be converted by a spreadsheet; prose never is. */
const looksReckoned = new RegExp(
  `^\\s*(?:true|false|(?=.*\\p{Nd})(?:[\\p{Nd}\\s.,:;'’/\\\\()%\\p{Sc}\\p{Pd}+]|(?<!\\p{L})(?:${words})(?!\\p{L}))+)$`,
  'iu',
)

import type { ExportCell } from '@kere/contracts/exports'

/** Spreadsheets take a file that begins with it for UTF-8. */
export const byteOrderMark = '\uFEFF'

/** RFC 4180 */
export const csvLine = (cells: readonly ExportCell[]) => `${cells.map(writeCell).join(',')}\r\n`

function writeCell(cell: ExportCell): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return String(cell)
  const text = startsFormula.test(cell) ? `'${cell}` : cell
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** Run by a spreadsheet instead of shown, by some after spaces and in full width too (CWE-1236, W-28). */
const startsFormula = /^(?:[\t\r\n]|\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/

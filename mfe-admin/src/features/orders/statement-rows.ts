import { orderLimits, orderReferenceLetters, statementLimits } from '@kere/contracts/orders/order-options'
import type { StatementCredit } from '@kere/contracts/orders/statement-matches'
import papa from 'papaparse'

export interface StatementRow {
  credit: StatementCredit
  date: string
}

type Columns = Record<'credit' | 'debit' | 'kind' | 'reference' | 'date', number>

const headings = {
  credit: [/credit|deposit|paid in|received/i, /amount|amt/i],
  debit: [/debit|withdraw|paid out/i],
  kind: [/^(cr\s*\/\s*dr|dr\s*\/\s*cr|type|cr\/dr indicator)$/i],
  reference: [/utr|\bref|transaction id|txn id/i, /ch(e)?q/i],
  date: [/\bdate\b/i],
} as const satisfies Record<keyof Columns, readonly RegExp[]>

/** The headings are searched in this many lines, because banks put their name and the account above the table. */
const linesAboveTheTable = 40

/**
 * Finds the columns by their headings, because every bank arranges them differently.
 * @returns the credits, or null where no row names a column with amounts
 */
export function readStatement(text: string): StatementRow[] | null {
  const { data } = papa.parse<string[]>(text.replace(/^\uFEFF/, ''), { skipEmptyLines: false })
  const lines = data.map((cells) => cells.map((cell) => cell.trim()))
  const head = lines
    .slice(0, linesAboveTheTable)
    .findIndex((cells) => columnsOf(cells).credit >= 0 && countText(cells) > 1)
  const named = lines[head]
  if (!named) return null
  const columns = columnsOf(named)
  return lines.flatMap((cells, place) => {
    const credit = place > head ? creditOf(cells, columns) : null
    return credit ? [{ credit: { ...credit, line: place + 1 }, date: cells[columns.date] ?? '' }] : []
  })
}

const countText = (cells: readonly string[]) => cells.filter((cell) => cell !== '').length

function columnsOf(cells: readonly string[]): Columns {
  const find = (name: keyof Columns) =>
    headings[name].reduce((found, heading) => (found >= 0 ? found : cells.findIndex((cell) => heading.test(cell))), -1)
  return {
    credit: find('credit'),
    debit: find('debit'),
    kind: find('kind'),
    reference: find('reference'),
    date: find('date'),
  }
}

function creditOf(cells: readonly string[], { credit, debit, kind, reference, date }: Columns) {
  const written = cells[credit] ?? ''
  const amount = rupeesOf(written)
  const isDebit = /^d/i.test(cells[kind] ?? '') || /\bdr\b/i.test(written)
  if (amount === null || amount <= 0 || isDebit) return null
  const others = cells.filter((_, place) => ![credit, debit, date].includes(place))
  return {
    amount,
    bankReferences: [...new Set([...wholeReference(cells[reference]), ...others.flatMap(referencesIn)])].slice(
      0,
      statementLimits.bankReferences,
    ),
    orderReferences: numbersIn(others, wholeNumber),
    cutReferences: numbersIn(others, cutNumber),
  }
}

/** Reads amounts such as "₹ 1,499.00" and "1499 Cr". An amount in brackets or with a minus is not a credit. */
function rupeesOf(written: string): number | null {
  const digits = written.replaceAll(/inr|rs\.?|₹|cr\.?|[\s,]/gi, '')
  return /^\d+(\.\d+)?$/.test(digits) ? Number(digits) : null
}

function wholeReference(cell = ''): string[] {
  const reference = cell.toUpperCase().replaceAll(/\s+/g, '')
  const isOne = /^[A-Z0-9/-]+$/.test(reference) && /\d/.test(reference) && !isNumber.test(reference)
  return isOne && reference.length <= orderLimits.bankReferenceLength ? [reference] : []
}

const upiAddress = /[\w.-]+@[\w.]*/g

/** An IFSC names a branch, so the transfers of all its customers share it. */
const ifsc = /^[A-Z]{4}0[A-Z0-9]{6}$/

/**
 * A UTR has 12 digits in UPI and IMPS, and up to 22 letters and digits elsewhere. UPI addresses are removed first: they
 * may contain the payer's telephone number, which all transfers of that payer share.
 */
function referencesIn(cell: string): string[] {
  const words = cell
    .toUpperCase()
    .replaceAll(upiAddress, ' ')
    .split(/[^A-Z0-9]+/)
    .filter((word) => word.length >= 10 && word.length <= 22 && word.replaceAll(/\D/g, '').length >= 6)
    .filter((word) => !ifsc.test(word))
  if (!/\b(UPI|IMPS)\b/i.test(cell)) return words
  const isUtr = (word: string) => /^\d{12}$/.test(word)
  return [...words.filter(isUtr), ...words.filter((word) => !isUtr(word))]
}

/** Banks leave out the hyphens of an order number, and may break the line within it. */
const lettersOf = (count: string) => `(?<![A-Z0-9])K((?:[-\\s]*[${orderReferenceLetters}])${count})`

const isNumber = new RegExp(`^${lettersOf('{5,8}')}$`)

const wholeNumber = new RegExp(`${lettersOf('{8}')}(?![A-Z0-9])`, 'g')

/** Banks also cut a text, or a field of it, after some number of characters. The API finds out whether one order fits. */
const cutNumber = new RegExp(`${lettersOf('{5,7}')}[-\\s]*(?=/|$)`, 'g')

const numbersIn = (cells: readonly string[], number: RegExp) => {
  const found = cells.flatMap((cell) =>
    [...cell.toUpperCase().matchAll(number)].map(([, written = '']) => {
      const letters = written.replaceAll(/[-\s]+/g, '')
      return `K-${letters.slice(0, 4)}-${letters.slice(4)}`
    }),
  )
  return [...new Set(found)].slice(0, statementLimits.orderReferences)
}

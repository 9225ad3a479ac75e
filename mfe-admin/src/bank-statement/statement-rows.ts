import { orderLimits, orderReferenceLetters, statementLimits } from '@kere/contracts/orders/order-options'
import type { StatementMovement } from '@kere/contracts/orders/month-closings'
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
  const table = tableIn(text)
  if (!table) return null
  const { rows, columns } = table
  return rows.flatMap(({ cells, line }) => {
    const credit = creditOf(cells, columns)
    return credit ? [{ credit: { ...credit, line }, date: cells[columns.date] ?? '' }] : []
  })
}

/**
 * Reads what came in and what went out, each on its day. A row without a day or an amount is not a movement.
 * @returns null where no row names columns with amounts and days
 */
export function readMovements(text: string): StatementMovement[] | null {
  const table = tableIn(text)
  if (!table || table.columns.date < 0) return null
  const { rows, columns } = table
  return rows.flatMap(({ cells }) => {
    const day = dayOf(cells[columns.date] ?? '')
    const credit = creditOf(cells, columns)
    const movement = credit ?? debitOf(cells, columns)
    if (day === null || !movement) return []
    const { amount, bankReferences, orderReferences, cutReferences } = movement
    return [
      {
        kind: credit ? ('credit' as const) : ('debit' as const),
        day,
        amount: Math.round(amount * 100),
        bankReferences,
        orderReference: orderReferences[0] ?? cutReferences[0] ?? null,
      },
    ]
  })
}

function tableIn(text: string) {
  const { data } = papa.parse<string[]>(text.replace(/^\uFEFF/, ''), { skipEmptyLines: false })
  const lines = data.map((cells) => cells.map((cell) => cell.trim()))
  const head = lines
    .slice(0, linesAboveTheTable)
    .findIndex((cells) => columnsOf(cells).credit >= 0 && countText(cells) > 1)
  const named = lines[head]
  if (!named) return null
  const columns = columnsOf(named)
  return {
    columns,
    rows: lines.map((cells, place) => ({ cells, line: place + 1 })).filter((_, place) => place > head),
  }
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

const isDebit = (cells: readonly string[], { credit, kind }: Columns) =>
  /^d/i.test(cells[kind] ?? '') || /\bdr\b/i.test(cells[credit] ?? '')

function creditOf(cells: readonly string[], columns: Columns) {
  const amount = rupeesOf(cells[columns.credit] ?? '')
  return amount === null || amount <= 0 || isDebit(cells, columns) ? null : movementOf(cells, columns, amount)
}

/** Money that went out has a column of its own, or stands in the one column of amounts with a mark. */
function debitOf(cells: readonly string[], columns: Columns) {
  const written = columns.debit >= 0 ? cells[columns.debit] : isDebit(cells, columns) ? cells[columns.credit] : ''
  const amount = rupeesOf((written ?? '').replaceAll(/dr\.?|[()-]/gi, ''))
  return amount === null || amount <= 0 ? null : movementOf(cells, columns, amount)
}

function movementOf(cells: readonly string[], { credit, debit, reference, date }: Columns, amount: number) {
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

const monthNames = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/** Reads "31/10/2026", "31-Oct-26" and "2026-10-31": banks in India write the day before the month. */
function dayOf(written: string): string | null {
  const iso = /^(\d{4})-(\d{2})-(\d{2})/.exec(written)
  const [, day = '', named = '', year = ''] =
    /^(\d{1,2})[\s./-]+(\d{1,2}|[a-z]{3})[a-z]*[\s./-]+(\d{4}|\d{2})\b/i.exec(written) ?? []
  const place = monthNames.indexOf(named.toLowerCase())
  const month = String(place < 0 ? named : place + 1).padStart(2, '0')
  const found = iso?.[0] ?? `${year.length === 2 ? `20${year}` : year}-${month}-${day.padStart(2, '0')}`
  const at = new Date(`${found}T00:00:00Z`)
  return !Number.isNaN(at.valueOf()) && at.toISOString().slice(0, 10) === found ? found : null
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

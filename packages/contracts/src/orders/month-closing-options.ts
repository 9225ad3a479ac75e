/** Differences of these kinds keep a month open. Each is about one row. */
export const differenceKinds = [
  'credit_without_order',
  'credit_differs',
  'paid_without_transfer',
  'refund_without_transfer',
  'refund_differs',
  'gateway_without_order',
  'gateway_not_returned',
  'gateway_fee_unknown',
  'statement_missing',
] as const

export type DifferenceKind = (typeof differenceKinds)[number]

/** The numbers of a month. Amounts are in paise. */
export const monthFigureNames = [
  'transferPaidCount',
  'transferPaidAmount',
  'gatewayPaidCount',
  'gatewayPaidAmount',
  'freePlaceCount',
  'discountAmount',
  'transferRefundCount',
  'transferRefundAmount',
  'gatewayRefundCount',
  'gatewayRefundAmount',
  'feeAmount',
  'feeTax',
  'turnedAwayCount',
  'turnedAwayAmount',
  'creditCount',
  'creditAmount',
] as const

export type MonthFigureName = (typeof monthFigureNames)[number]

export const monthLimits = {
  /** The movements of a statement that one request takes. */
  lines: 1000,
  reasonLength: 500,
  /** The differences that are shown at once. */
  shown: 100,
} as const

const hourMs = 60 * 60 * 1000

const startOf = (year: number, monthIndex: number) => Date.UTC(year, monthIndex, 1) - 5.5 * hourMs

/** The first moment of a month in India, `2026-11`, and that of the next. */
export function monthBounds(month: string): { start: number; end: number } {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return { start: startOf(year, number - 1), end: startOf(year, number) }
}

export const monthInIndia = (at: number) => new Date(at + 5.5 * hourMs).toISOString().slice(0, 'yyyy-mm'.length)

/**
 * A request that began in the last moment of a month, and an undo of what it did, have ended an hour later. So nothing
 * can be written into a month that is closed.
 */
export const closableFrom = (month: string) => monthBounds(month).end + hourMs

/** Gives what is left of the payments of a month after its refunds, in paise. Fees are not taken off. */
export const keptOf = (figures: Readonly<Record<MonthFigureName, number>>) =>
  figures.transferPaidAmount + figures.gatewayPaidAmount - figures.transferRefundAmount - figures.gatewayRefundAmount

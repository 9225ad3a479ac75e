import type { EndpointAnswer } from '@kere/contracts/http/endpoint'
import {
  type getClosingMonth as readEndpoint,
  type MonthClosing,
  monthClosings as resource,
  monthFigures,
  type StatementMovement,
} from '@kere/contracts/orders/month-closings'
import {
  closableFrom,
  type DifferenceKind,
  monthBounds,
  monthFigureNames,
} from '@kere/contracts/orders/month-closing-options'
import type { Context } from '../../base/context.ts'
import { DomainError } from '../../base/domain-error.ts'
import { instantOf, instantOrNull, withInstants } from '../../base/instants.ts'
import { readsOf } from '../../kit/lists/reads-of.ts'
import {
  type ClosingRow,
  closingRows,
  deleteReason,
  insertClosing,
  type MonthRows,
  replaceLines,
  selectMonth,
  storeReason,
  updateReopened,
} from './month-closings.queries.ts'

const readFigures = (json: string) => monthFigures.parse(JSON.parse(json))

const toClosing = (row: ClosingRow): MonthClosing => ({
  ...withInstants(row),
  figures: readFigures(row.figures),
})

export const closingReads = readsOf(resource, closingRows, toClosing)

type Month = EndpointAnswer<typeof readEndpoint>

export async function getMonth(context: Context, month: string): Promise<Month> {
  const { readings, closings, figures: summed, counts, found, explained } = await selectMonth(context, month)
  const closing = closings[0] ? toClosing(closings[0]) : null
  const figures = readFigures(summed[0]!.json)
  const { all, explained: explainedNow } = counts[0]!
  const shown = closing ? explained : found
  return {
    month,
    closableFrom: instantOf(closableFrom(month)),
    isOver: context.at >= monthBounds(month).end,
    statementReadAt: instantOrNull(readings[0]?.readAt ?? null),
    closing,
    figures,
    hasChanged: closing !== null && moneyNames.some((name) => closing.figures[name] !== figures[name]),
    differences: shown.map(toDifference),
    openCount: closing ? 0 : all - explainedNow,
    explainedCount: closing ? explained.length : explainedNow,
  }
}

/** A free place that is taken back moves no money. */
const moneyNames = monthFigureNames.filter((name) => name !== 'freePlaceCount')

const toDifference = ({ orderId, orderReference, orderTitle, at, ...row }: MonthRows['found'][number]) => ({
  ...row,
  at: instantOrNull(at),
  order: orderId === null ? null : { id: orderId, reference: orderReference ?? '', title: orderTitle ?? '' },
})

/** Movements of other months are left out. */
export async function readStatement(context: Context, month: string, movements: readonly StatementMovement[]) {
  const seen = new Map<string, number>()
  const lines = movements
    .filter(({ day }) => day.startsWith(month))
    .map((movement) => {
      const key = `${movement.day}-${movement.amount}`
      const number = (seen.get(key) ?? 0) + 1
      seen.set(key, number)
      return { ...movement, number: `NONE-${number}` }
    })
  if (!(await replaceLines(context, month, lines))) throw new DomainError('month_closed')
  return getMonth(context, month)
}

interface Key {
  kind: DifferenceKind
  subject: string
}

/** @throws {DomainError} `month_closed`, `difference_settled` */
export async function explain(context: Context, month: string, { kind, subject, reason }: Key & { reason: string }) {
  const isStored = await storeReason(context, { month, kind, subject }, reason)
  const answer = await getMonth(context, month)
  if (!isStored) throw new DomainError(answer.closing ? 'month_closed' : 'difference_settled')
  return answer
}

/** @throws {DomainError} `month_closed` */
export async function withdraw(context: Context, month: string, { kind, subject }: Key) {
  const isDeleted = await deleteReason(context, { month, kind, subject })
  const answer = await getMonth(context, month)
  if (!isDeleted && answer.closing) throw new DomainError('month_closed')
  return answer
}

/** @throws {DomainError} `month_not_over`, `month_closed`, `month_has_differences` */
export async function closeMonth(context: Context, month: string) {
  if (context.at < closableFrom(month)) throw new DomainError('month_not_over')
  const isClosed = await insertClosing(context, month)
  const answer = await getMonth(context, month)
  if (!isClosed) throw new DomainError(answer.closing ? 'month_closed' : 'month_has_differences')
  return answer
}

/** @throws {DomainError} `month_not_closed` */
export async function reopenMonth(context: Context, month: string, reason: string) {
  const { closing } = await getMonth(context, month)
  if (closing === null && !context.isDone) throw new DomainError('month_not_closed')
  if (closing) await updateReopened(context, closing, reason)
  const answer = await getMonth(context, month)
  return answer
}

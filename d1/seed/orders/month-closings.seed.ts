import { monthBounds, monthFigureNames } from '@kere/contracts/orders/month-closing-options'
import type { LocalDatabase, LocalStatement } from '../../local-database.ts'
import { monthClosings, statementLines, statementReadings } from '../../schema/orders/month-closings.ts'
import { seededPeople } from '../accounts/local-people.ts'
import { upsertRows } from '../base/insert-rows.ts'
import { seededId } from '../base/seeded-random.ts'
import { seededOrders } from './orders.seed.ts'

const [closed, open] = ['2026-09', '2026-10']

const dayInIndia = (at: number) => new Date(at + 5.5 * 60 * 60_000).toISOString().slice(0, 10)

/** September is closed. In October one transfer has no order. */
export const seed = (db: LocalDatabase): LocalStatement[] => [
  ...upsertRows(db, statementLines, [...[closed, open].flatMap(linesOf), strayLine]),
  ...upsertRows(
    db,
    statementReadings,
    [closed, open].map((month) => ({ month, readAt: monthBounds(month).end + 12 * 60 * 60_000 })),
  ),
  ...upsertRows(db, monthClosings, [closingOf(closed)]),
]

function paidIn(month: string) {
  const { start, end } = monthBounds(month)
  return seededOrders().flatMap(({ paidAt, paymentReference, reference, amount }) =>
    paidAt && paymentReference && paidAt >= start && paidAt < end
      ? [{ paidAt, bankReference: paymentReference, orderReference: reference, amount: amount * 100 }]
      : [],
  )
}

const lineOf = ({ day, amount, reference }: { day: string; amount: number; reference: string }) =>
  `lin_${day}_${amount}_${reference}`

const linesOf = (month: string): (typeof statementLines.$inferInsert)[] =>
  paidIn(month).map(({ paidAt, bankReference: reference, orderReference, amount }) => {
    const day = dayInIndia(paidAt)
    return { id: lineOf({ day, amount, reference }), kind: 'credit', day, amount, reference, orderReference }
  })

const stray = { day: '2026-10-24', amount: 149_900, reference: '629811229900' }

const strayLine = { ...stray, id: lineOf(stray), kind: 'credit' as const, orderReference: null }

function closingOf(month: string): typeof monthClosings.$inferInsert {
  const paid = paidIn(month)
  const amount = paid.reduce((sum, each) => sum + each.amount, 0)
  const closedAt = monthBounds(month).end + 36 * 60 * 60_000
  const none = Object.fromEntries(monthFigureNames.map((name) => [name, 0]))
  const summed = {
    transferPaidCount: paid.length,
    transferPaidAmount: amount,
    creditCount: paid.length,
    creditAmount: amount,
  }
  return {
    id: seededId('mcl', closedAt, month),
    month,
    closedAt,
    closedBy: seededPeople().find(({ profile }) => profile.role === 'admin')?.user.id ?? null,
    figures: JSON.stringify({ ...none, ...summed }),
  }
}

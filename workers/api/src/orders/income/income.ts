import type { EndpointAnswer } from '@kere/contracts/http/endpoint'
import type { getIncome as endpoint } from '@kere/contracts/orders/income'
import { orderWays } from '@kere/contracts/orders/income-options'
import type { Context } from '../../base/context.ts'
import { type IncomeRow, selectIncome } from './income.queries.ts'

export async function getIncome(
  { db }: Context,
  days: { from: string; to: string },
): Promise<EndpointAnswer<typeof endpoint>> {
  const rows = await selectIncome(db, days)
  const items = new Map<string, IncomeRow[]>()
  for (const row of rows) items.set(`${row.kind} ${row.id}`, [...(items.get(`${row.kind} ${row.id}`) ?? []), row])
  return {
    ways: orderWays.map((way) => ({
      way,
      ...summed(rows.filter((row) => (row.isOnline === 1) === (way === 'online'))),
    })),
    items: [...items.values()]
      .flatMap((own) => {
        const [first] = own
        return first ? [{ kind: first.kind, id: first.id, title: first.title, ...summed(own) }] : []
      })
      .toSorted((a, b) => b.paidAmount - a.paidAmount || a.title.localeCompare(b.title)),
  }
}

const summed = (rows: readonly IncomeRow[]) => {
  const sum = (name: 'paidCount' | 'paidAmount' | 'discountAmount' | 'refundedCount' | 'refundedAmount') =>
    rows.reduce((total, row) => total + row[name], 0)
  return {
    paidCount: sum('paidCount'),
    paidAmount: sum('paidAmount'),
    discountAmount: sum('discountAmount'),
    refundedCount: sum('refundedCount'),
    refundedAmount: sum('refundedAmount'),
  }
}

import { monthClosings, statementReadings } from '@kere/d1/schema/orders/month-closings'
import { ulid } from 'ulid'
import { db } from '../../../test/database.ts'
import type { Fixture, Fixtures } from '../../../test/fixtures.ts'

const month = '2026-09'
const readAt = Date.parse('2026-10-02T06:00:00Z')

/** A month without a difference. */
async function aMonth() {
  await db.insert(statementReadings).values({ month, readAt }).onConflictDoNothing()
  return { month }
}

async function aClosedMonth() {
  const closing = { id: `mcl_${ulid()}`, month, closedAt: readAt, figures: noFigures }
  await db.insert(monthClosings).values(closing).onConflictDoNothing()
  return { month }
}

const noFigures = JSON.stringify({
  transferPaidCount: 0,
  transferPaidAmount: 0,
  gatewayPaidCount: 0,
  gatewayPaidAmount: 0,
  freePlaceCount: 0,
  discountAmount: 0,
  transferRefundCount: 0,
  transferRefundAmount: 0,
  gatewayRefundCount: 0,
  gatewayRefundAmount: 0,
  feeAmount: 0,
  feeTax: 0,
  turnedAwayCount: 0,
  turnedAwayAmount: 0,
  creditCount: 0,
  creditAmount: 0,
})

const ofMonth: Pick<Fixture, 'params'> = { params: () => ({ month: '2026-08' }) }
const missing = { kind: 'statement_missing', subject: '2026-08' }

export const fixtures: Fixtures = {
  listMonthClosings: { variants: [{ query: '?month=2026-09' }, { query: '?sort=oldest' }] },
  exportMonthClosings: {},
  getClosingMonth: ofMonth,
  readMonthStatement: {
    ...ofMonth,
    body: () => ({
      movements: [
        { kind: 'credit', day: '2026-08-03', amount: 49_900, bankReferences: ['N1'], orderReference: 'K-7F3Q-X2RM' },
        { kind: 'debit', day: '2026-08-04', amount: 49_900, bankReferences: ['N2'], orderReference: null },
      ],
    }),
  },
  explainDifference: { ...ofMonth, body: () => ({ ...missing, reason: 'The account did not exist yet.' }) },
  withdrawReason: { ...ofMonth, body: () => missing },
  closeMonth: { params: aMonth },
  reopenMonth: { params: aClosedMonth, body: () => ({ reason: 'A refund was recorded twice.' }) },
}

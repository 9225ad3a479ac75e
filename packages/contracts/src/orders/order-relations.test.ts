import { expect, it } from 'vitest'
import { orderStates } from './order-options.ts'
import { orderRelationOf, orderRelations } from './order-relations.ts'

const claim = { at: '2026-11-20T08:30:00.000Z' }

it('tells of every state of an order what it is to its buyer', () => {
  const told = [
    ...orderStates.map((state) => ({ state, claim: null, latePayment: null })),
    { state: 'pending_payment', claim, latePayment: null },
    { state: 'expired', claim, latePayment: null },
    { state: 'refund_requested', claim: null, latePayment: 'refund' },
    { state: 'melted', claim: null, latePayment: null },
  ] as const
  expect(told.map(orderRelationOf)).toEqual([
    'to_pay',
    'paid',
    'refund_requested',
    'refunded',
    'cancelled',
    'expired',
    'checking',
    'expired',
    'to_be_refunded',
    null,
  ])
  expect(new Set(told.map(orderRelationOf)).size - 1).toBe(Object.keys(orderRelations).length)
})

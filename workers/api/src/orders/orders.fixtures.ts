import { aCourse, anEducator } from '../../test/factories.ts'
import { anOrder, aPaidOrder } from '../../test/orders.ts'
import type { Fixture, Fixtures } from '../../test/fixtures.ts'
import { aUser } from '../../test/sessions.ts'
import { bindingOf, encodeCursor } from '../kit/lists/cursor.ts'
import { orderSumPage } from './order-sums.queries.ts'

const aBoughtCourse = async () => (await aCourse(await anEducator())).id

const own = (make: typeof anOrder): Fixture => ({
  owner: 'learner',
  params: async ({ learner }) => ({ id: (await make(learner, await aBoughtCourse())).id }),
})
const anybodys = (make: typeof anOrder): Fixture => ({
  params: async () => ({ id: (await make(await aUser('student'), await aBoughtCourse())).id }),
})

const requested: typeof anOrder = (buyer, courseId) =>
  aPaidOrder(buyer, courseId, { state: 'refund_requested', refundRequestedAt: Date.parse('2026-11-15T09:00:00Z') })

const expired: typeof anOrder = (buyer, courseId) =>
  anOrder(buyer, courseId, { state: 'expired', closedAt: Date.parse('2026-11-15T09:00:00Z') })

let references = 0
const bankReference = () => {
  references += 1
  return { bankReference: `SAMPLE${references}` }
}
const reason = () => ({ reason: 'Too early.' })
const earlier = orderSumPage({ sort: 'oldest' }).cursorOf({ period: '2026-11-01' })
const later = encodeCursor(bindingOf('orders', 'oldest', {}), [1, 'ord_1'])

export const fixtures: Fixtures = {
  placeOrder: { body: async () => ({ itemKind: 'course', itemId: await aBoughtCourse() }) },
  listMyOrders: {
    variants: [{ query: '?state=pending_payment&itemId=crs_1' }, { query: '?state=paid' }, { query: '?sort=oldest' }],
  },
  getMyOrder: own(anOrder),
  claimMyPayment: { ...own(anOrder), body: bankReference },
  cancelMyOrder: own(anOrder),
  undoMyCancellation: { ...own(anOrder), undoes: ['cancelMyOrder'] },
  requestRefund: { ...own(aPaidOrder), body: reason },
  exportOrders: {},
  exportOrderSums: {},
  listOrderSums: {
    variants: [
      { query: '?unit=month&from=2026-01-01' },
      { query: `?sort=oldest&cursor=${earlier}` },
      { query: '?from=2026-11-01&to=2026-11-30' },
    ],
  },
  listOrders: {
    variants: [
      { query: '?state=paid' },
      { query: '?state=paid&from=2026-11-01' },
      { query: '?claim=claimed' },
      { query: '?state=pending_payment&claim=claimed' },
      { query: `?sort=oldest&cursor=${later}` },
      { query: '?search=lake' },
      { query: '?search=om' },
      { query: '?search=lake%20om&state=paid' },
      { query: '?paidFrom=2025-04-01&paidTo=2025-04-30&way=transfer' },
      { query: '?refundedFrom=2025-04-01&refundedTo=2025-04-30&item=crs_1' },
      { query: '?item=crs_1' },
    ],
  },
  getOrder: anybodys(anOrder),
  confirmOrderPayment: { ...anybodys(anOrder), body: bankReference },
  recordLatePayment: { ...anybodys(expired), body: () => ({ ...bankReference(), outcome: 'confirm' }) },
  cancelOrder: { ...anybodys(anOrder), body: reason },
  refundOrder: { ...anybodys(aPaidOrder), body: bankReference },
  declineRefund: { ...anybodys(requested), body: reason },
  undoOrderDecision: {
    ...anybodys(anOrder),
    undoes: ['confirmOrderPayment', 'recordLatePayment', 'cancelOrder', 'refundOrder', 'declineRefund'],
  },
  matchStatement: {
    body: () => ({
      credits: [
        {
          line: 1,
          amount: 500,
          bankReferences: ['N326112299'],
          orderReferences: ['K-7F3Q-X2RM'],
          cutReferences: ['K-7F3Q-X'],
        },
      ],
    }),
  },
  actOnOrders: {
    body: async () => ({
      act: 'cancel',
      answer: 'Too early.',
      rows: [{ id: (await anOrder(await aUser('student'), await aBoughtCourse())).id }],
    }),
    variants: [{ body: { act: 'confirm', matching: { state: 'pending_payment', claim: 'claimed' } } }],
  },
}

import { aCourse, anEducator } from '../../test/factories.ts'
import { anOrder, aPaidOrder } from '../../test/orders.ts'
import type { Sample, Samples } from '../../test/samples.ts'
import { aUser } from '../../test/sessions.ts'
import { orderPage } from './orders.queries.ts'

const aBoughtCourse = async () => (await aCourse(await anEducator())).id

const own = (make: typeof anOrder): Sample => ({
  owner: 'learner',
  params: async ({ learner }) => ({ id: (await make(learner, await aBoughtCourse())).id }),
})
const anybodys = (make: typeof anOrder): Sample => ({
  params: async () => ({ id: (await make(await aUser('student'), await aBoughtCourse())).id }),
})

const requested: typeof anOrder = (buyer, courseId) =>
  aPaidOrder(buyer, courseId, { state: 'refund_requested', refundRequestedAt: Date.parse('2026-11-15T09:00:00Z') })

let references = 0
const bankReference = () => {
  references += 1
  return { bankReference: `SAMPLE${references}` }
}
const reason = () => ({ reason: 'Too early.' })
const later = orderPage({ sort: 'oldest' }).cursorOf({ placedAt: 1, id: 'ord_1' })

export const samples: Samples = {
  placeOrder: { body: async () => ({ itemKind: 'course', itemId: await aBoughtCourse() }) },
  listMyOrders: {
    variants: [{ query: '?state=pending_payment&itemId=crs_1' }, { query: '?state=paid' }, { query: '?sort=oldest' }],
  },
  getMyOrder: own(anOrder),
  cancelMyOrder: own(anOrder),
  undoMyCancellation: own(anOrder),
  requestRefund: { ...own(aPaidOrder), body: reason },
  exportOrders: {},
  listOrders: {
    variants: [
      { query: '?state=paid' },
      { query: '?state=paid&from=2026-11-01' },
      { query: `?sort=oldest&cursor=${later}` },
      { query: '?search=lake' },
    ],
  },
  getOrder: anybodys(anOrder),
  confirmOrderPayment: { ...anybodys(anOrder), body: bankReference },
  cancelOrder: { ...anybodys(anOrder), body: reason },
  refundOrder: { ...anybodys(aPaidOrder), body: bankReference },
  declineRefund: { ...anybodys(requested), body: reason },
  undoOrderDecision: anybodys(anOrder),
}

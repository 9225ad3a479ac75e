import { gatewayPayments } from '@kere/d1/schema/orders/gateway-payments'
import { signText } from '@kere/tooling/stand-in-gateway'
import { ulid } from 'ulid'
import { db } from '../../../test/database.ts'
import { aCourse, anEducator } from '../../../test/factories.ts'
import type { Fixtures } from '../../../test/fixtures.ts'
import { gatewayKeys } from '../../../test/gateway.ts'
import { anOrder, aPaidOrder } from '../../../test/orders.ts'
import { aUser } from '../../../test/sessions.ts'

const at = Date.parse('2026-11-15T12:00:00Z')

/** A page of the gateway for an order. */
export async function aGatewayPayment(
  order: { id: string; amount: number },
  about: Partial<typeof gatewayPayments.$inferInsert> = {},
) {
  const id = `gwp_${ulid(at)}`
  const [row] = await db
    .insert(gatewayPayments)
    .values({
      id,
      orderId: order.id,
      linkId: `plink_${ulid()}`,
      pageUrl: `https://kere.test/_gateway/${id}`,
      amount: order.amount * 100,
      lastChange: id,
      createdAt: at,
      expiresAt: at + 24 * 60 * 60 * 1000,
      checkAt: at,
      ...about,
    })
    .returning()
  if (!row) throw new Error('The payment was not inserted')
  return row
}

const aBoughtCourse = async () => (await aCourse(await anEducator())).id
const aPage = async () => aGatewayPayment(await anOrder(await aUser('student'), await aBoughtCourse()))

export async function signedReturn({ linkId, id: reference }: { linkId: string; id: string }, paymentId = 'pay_1') {
  const status = 'paid'
  const signed = [linkId, reference, status, paymentId].join('|')
  return { paymentId, linkId, reference, status, signature: await signText(gatewayKeys.RAZORPAY_KEY_SECRET, signed) }
}

export async function signedEvent(body: string, eventId = `evt_${ulid()}`) {
  return { payload: btoa(body), signature: await signText(gatewayKeys.RAZORPAY_WEBHOOK_SECRET, body), eventId }
}

const eventOf = ({ linkId }: { linkId: string }) =>
  JSON.stringify({
    event: 'payment_link.paid',
    created_at: at / 1000,
    payload: { payment_link: { entity: { id: linkId } } },
  })

export const fixtures: Fixtures = {
  listGatewayPayments: { variants: [{ query: '?state=refund_due' }, { query: '?sort=oldest' }] },
  startGatewayPayment: {
    owner: 'learner',
    params: async ({ learner }) => ({ id: (await anOrder(learner, await aBoughtCourse())).id }),
  },
  finishGatewayPayment: { body: async () => signedReturn(await aPage()) },
  receiveGatewayWebhook: { body: async () => signedEvent(eventOf(await aPage())) },
  refundGatewayPayment: {
    params: async () => {
      const order = await aPaidOrder(await aUser('student'), await aBoughtCourse())
      const { paymentReference: paymentId, paidAt } = order
      await aGatewayPayment(order, { state: 'paid', paymentId, paidAmount: order.amount * 100, paidAt, checkAt: null })
      return { id: order.id }
    },
  },
}

import { gatewayLimits } from '@kere/contracts/orders/gateway-payment-options'
import { type GatewayReturn, gatewayPayments } from '@kere/contracts/orders/gateway-payments'
import type * as z from 'zod/mini'
import type { Context } from '../../base/context.ts'
import { hashHex } from '../../base/digests.ts'
import { DomainError } from '../../base/domain-error.ts'
import { withInstants } from '../../base/instants.ts'
import { throttle } from '../../base/throttle/throttle.ts'
import type { ThrottleLimits } from '../../base/throttle/throttle.domain.ts'
import { requireSignedIn } from '../../http/signed-in.ts'
import { readsOf } from '../../kit/lists/reads-of.ts'
import { answer } from '../decide-order.ts'
import { readOrder, readOwn } from '../get-orders.ts'
import { describeChanged } from '../orders.domain.ts'
import { requireGateway } from './gateway.ts'
import {
  gatewayPaymentRows,
  insertWebhook,
  insertPayment,
  type PaymentRow,
  refundOrderAtOnce,
  selectByLink,
  selectByPayment,
  selectWebhook,
  selectOpenPage,
} from './gateway-payments.queries.ts'
import { mayPayAtOnce } from './payment-rows.ts'
import { firstCheckMs, ignoreGateway, reconcile } from './reconcile.ts'

const hourMs = 60 * 60 * 1000

const startLimits = {
  account: { limit: gatewayLimits.perHour, windowMs: hourMs },
} as const satisfies ThrottleLimits

export const returnPath = '/pay/return'

const toPayment = (row: PaymentRow): z.input<typeof gatewayPayments.item> => ({
  ...withInstants(row),
  order:
    row.orderId === null ? null : { id: row.orderId, reference: row.orderReference ?? '', title: row.orderTitle ?? '' },
})

export const gatewayPaymentReads = readsOf(gatewayPayments, gatewayPaymentRows, toPayment)

const unreachable = (error: unknown): never => {
  ignoreGateway(error)
  throw new DomainError('gateway_unreachable')
}

interface Start {
  orderId: string
  origin: string
  networkAddress: string
}

/** The amount is that of the order, after its discount. Nothing of the buyer is sent to the gateway. */
export async function startPayment(context: Context, { orderId, origin, networkAddress }: Start) {
  const gateway = requireGateway(context)
  const buyer = requireSignedIn(context)
  await throttle(context, { act: 'pay_at_once', account: buyer.userId, networkAddress, limits: startLimits })
  const known = await selectOpenPage(context.db, orderId, buyer)
  if (known) {
    // The buyer may have paid there already, or the page may have ended.
    await reconcile(context, gateway, known).catch(unreachable)
    const open = await selectOpenPage(context.db, orderId, buyer)
    if (open?.isCurrent) return { location: open.pageUrl }
  }
  const order = await readOwn(context, orderId)
  if (!mayPayAtOnce(context.settings, order, context.at))
    throw new DomainError('order_changed', describeChanged(order.state))

  const id = context.newId('gwp')
  const page = { amount: order.amount * 100, expiresAt: order.payableUntil }
  const made = await gateway
    .create({ ...page, reference: id, description: `Order ${order.reference}`, returnUrl: origin + returnPath })
    .catch(unreachable)
  await insertPayment(context, buyer, { ...page, ...made, id, orderId, checkAt: context.at + firstCheckMs })
  const open = await selectOpenPage(context.db, orderId, buyer)
  // The address of a page that was not stored is never told.
  if (open?.id !== id) await gateway.close(made.linkId).catch(ignoreGateway)
  if (!open) throw new DomainError('order_changed', describeChanged((await readOwn(context, orderId)).state))
  return { location: open.pageUrl }
}

/** A signed return leads to the order's page, which only its buyer can read. */
export async function finishPayment(context: Context, returned: GatewayReturn) {
  const gateway = requireGateway(context)
  if (!(await gateway.verify(returned))) throw new DomainError('gateway_unproven')
  const row = await selectByLink(context.db, returned.linkId)
  if (!row || row.id !== returned.reference) return { orderId: null }
  await reconcile(context, gateway, row).catch(ignoreGateway)
  return { orderId: row.orderId }
}

interface Webhook {
  payload: string
  signature: string
  eventId: string
}

/**
 * Nothing is looked up before the signature is checked. The event is remembered after it was acted upon, so that one that
 * failed halfway can be sent again.
 */
export async function receiveWebhook(context: Context, { payload, signature, eventId }: Webhook): Promise<void> {
  const gateway = requireGateway(context)
  const event = await gateway.webhook(readBytes(payload), signature)
  if (!event) throw new DomainError('gateway_unproven')
  if (Math.abs(context.at - event.at) > gatewayLimits.webhookHours * hourMs)
    throw new DomainError('gateway_webhook_too_old')
  const seen = { eventId, digest: await hashHex(payload) }
  if ((await selectWebhook(context.db, seen)).length > 0) return
  const row =
    (event.linkId && (await selectByLink(context.db, event.linkId))) ||
    (event.paymentId && (await selectByPayment(context.db, event.paymentId)))
  // The same account of the gateway may serve another site.
  if (row) await reconcile(context, gateway, row).catch(unreachable)
  else context.log('gateway_event_of_no_order', { event: event.name })
  await insertWebhook(context, seen)
}

const readBytes = (base64: string): Uint8Array<ArrayBuffer> => {
  try {
    return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
  } catch {
    throw new DomainError('gateway_unproven')
  }
}

/** The decision is stored before the gateway is asked, so that the money goes back even if nobody answers now. */
export async function refundPayment(context: Context, orderId: string) {
  const gateway = requireGateway(context)
  const order = await readOrder(context, orderId)
  const { paymentReference } = order
  const row = paymentReference === null ? undefined : await selectByPayment(context.db, paymentReference)
  if (!row || row.orderId !== orderId || paymentReference === null) throw new DomainError('not_paid_at_once')
  const isChanged = await refundOrderAtOnce(context, orderId, paymentReference)
  const due = await selectByPayment(context.db, paymentReference)
  if (isChanged && due && !context.isDone) await reconcile(context, gateway, due).catch(ignoreGateway)
  return answer(context, orderId, isChanged)
}

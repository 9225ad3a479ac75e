import type { Context } from '../../base/context.ts'
import type { Settling } from '../settle-order.ts'
import { type Gateway, GatewayError, requireGateway } from './gateway.ts'
import {
  closePage,
  type PaymentRow,
  selectDue,
  selectPayment,
  takePayment,
  updateCheck,
  updateFee,
  updateRefunded,
  updateRefundFailed,
  updateRefundUnderWay,
} from './gateway-payments.queries.ts'

const minuteMs = 60 * 1000

/** The first look comes when a buyer has had time to pay and the webhook to arrive. */
export const firstCheckMs = 3 * minuteMs

/** A page is looked at less often as it grows older. */
const nextCheck = ({ at }: { at: number }, { createdAt }: PaymentRow) =>
  at + Math.min(Math.max(at - createdAt, firstCheckMs), 30 * minuteMs)

/**
 * Brings a payment to where the gateway says it is. A return, a webhook and the poll only say when to look, so their
 * order, number and contents do not matter.
 * @throws {GatewayError} if the gateway cannot be asked
 */
export async function reconcile(context: Settling, gateway: Gateway, row: PaymentRow): Promise<void> {
  if (row.state === 'refund_due') await returnMoney(context, gateway, row)
  else if (row.paymentId === null) await readPage(context, gateway, row)
  if (row.fee === null) await learnFee(context, gateway, row.id)
}

/** The order does not wait for the fee: one that is not known yet is asked for again. */
async function learnFee(context: Settling, gateway: Gateway, id: string) {
  const row = await selectPayment(context.db, id)
  if (!row || row.paymentId === null || row.fee !== null) return
  const known = await gateway.readFee(row.paymentId).catch(ignoreGateway)
  if (known) await updateFee(context, id, known)
}

async function readPage(context: Settling, gateway: Gateway, row: PaymentRow) {
  const page = await gateway.read(row.linkId)
  if (page?.payment) {
    await takePayment(context, row, page.payment)
    const taken = await selectPayment(context.db, row.id)
    // If it has to go back, it does so at once; if that fails, the poll does it.
    if (taken?.state === 'refund_due') await returnMoney(context, gateway, taken).catch(ignoreGateway)
    return
  }
  if (row.state !== 'open') return
  if (page && !page.isOver) {
    if (row.isCurrent) return void (await updateCheck(context.db, row.id, nextCheck(context, row)))
    await gateway.close(row.linkId)
  }
  await closePage(context.db, row.id)
}

async function returnMoney(context: Settling, gateway: Gateway, row: PaymentRow) {
  if (row.paymentId === null || row.paidAmount === null) return
  const key = `${row.id}-${row.failedRefunds}`
  const { refundId, status } = row.refundId
    ? await gateway.readRefund(row.refundId)
    : await gateway.refund({ paymentId: row.paymentId, amount: row.paidAmount, key })
  const later = context.at + 30 * minuteMs
  if (status === 'processed') await updateRefunded(context, row.id, { refundId, checkAt: later })
  else if (status === 'failed') await updateRefundFailed(context.db, row, later)
  else await updateRefundUnderWay(context.db, row.id, refundId, later)
}

/** Anything but a silent gateway is an error of ours. */
export function ignoreGateway(error: unknown): undefined {
  if (!(error instanceof GatewayError)) throw error
}

/** Asks the gateway about what no webhook has told. One that cannot be asked is asked again later. */
export async function checkPayments(context: Settling & Pick<Context, 'settings'>): Promise<number> {
  if (!context.settings.gateway) return 0
  const gateway = requireGateway(context)
  const due = await selectDue(context.db, context.at)
  for (const row of due) {
    // The next look is written first, so that one that fails does not keep the others from their turn.
    await updateCheck(context.db, row.id, nextCheck(context, row))
    await reconcile(context, gateway, row).catch(ignoreGateway)
  }
  return due.length
}

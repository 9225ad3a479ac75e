import { type Acting, actBatch } from '../base/named-batch.ts'
import { limits } from '@kere/contracts/http/limits'
import { claimableStates, type OrderState } from '@kere/contracts/orders/order-options'
import { orders } from '@kere/d1/schema/orders/orders'
import { outbox } from '@kere/d1/schema/console/outbox'
import type { BatchItem } from 'drizzle-orm/batch'
import { and, eq, gte, inArray, isNotNull, isNull, lte, type SQL, sql } from 'drizzle-orm'
import type { Context, SignedIn } from '../base/context.ts'
import { insertAuditRow } from '../http/audit-row.ts'
import { isMailOf, mailsWait } from '../http/change.ts'
import { isOwn } from '../http/own.ts'
import type { AuditAction, MailTemplate } from '../http/labels.ts'
import { changedBy, isOnlyOpen, mailOfChange } from './change-rows.ts'
import { mayHoldUse } from './discount-codes/code-rows.ts'
import { hasMovedMoney } from './gateway-payments/payment-rows.ts'
import { isHad, isHadOtherwise, isLeft, isWithdrawn, batchOfAllHandlers } from './order-item-rows.ts'
import { checkedUntil, refundableSince } from './orders.domain.ts'

type Columns = Partial<{
  [Name in keyof typeof orders.$inferInsert]: (typeof orders.$inferInsert)[Name] | SQL
}>

export type Changing = Acting & Pick<Context, 'at' | 'newId' | 'randomBytes' | 'requestId' | 'queueMail' | 'kindOfMail'>

interface Change {
  id: string
  from: readonly OrderState[]
  to: Columns & { state: OrderState | SQL }
  when?: SQL | undefined
  access?: 'grant' | 'revoke' | 'release' | 'revive'
  /** Statements that must run before the order is read. */
  first?: readonly BatchItem<'sqlite'>[]
  mail: { template: MailTemplate; details?: Record<string, string>; isHeld: boolean }
  /**
   * The admin who made the change. It is absent if the buyer or a scheduled run made it, because the audit log lists
   * only admins.
   */
  admin?: Decider
}

interface Decider extends SignedIn {
  action: AuditAction
  detail?: Record<string, string>
}

/**
 * Changes an order. The first statement checks its state, and the others check whether the first one took effect, so
 * only one of several simultaneous changes succeeds.
 * @returns whether this change took effect
 */
export async function changeOrder(context: Changing, change: Change): Promise<boolean> {
  const { db, newId } = context
  const { id, from, to, when, access, first = [], mail, admin } = change
  const name = newId('out')
  const changed = changedBy(id, name)
  const update = db
    .update(orders)
    .set({ ...to, lastChange: name })
    .where(and(eq(orders.id, id), inArray(orders.state, [...from]), when))
  const { isDone } = await actBatch(context, [
    ...first,
    { done: update },
    mailOfChange(context, {
      orderId: id,
      change: name,
      template: mail.template,
      details: mail.details ?? {},
      ...(mail.isHeld && { holdSeconds: limits.undoSeconds }),
    }),
    ...(admin ? [auditRow(context, admin, id, changed)] : []),
    ...(access ? batchOfAllHandlers(context, access, changed, mail.isHeld ? limits.undoSeconds : 0) : []),
  ])
  return isDone
}

/**
 * A reported payment keeps the order from expiring before an admin has looked.
 * @returns whether it could still be reported
 */
export async function updateClaim(
  context: Changing,
  { id, buyer, reference }: { id: string; buyer: SignedIn; reference: string },
): Promise<boolean> {
  const { db, at } = context
  const update = db
    .update(orders)
    .set({
      claimedReference: reference,
      claimedAt: sql`coalesce(${orders.claimedAt}, ${at})`,
      payableUntil: sql`iif(${orders.claimedAt} IS NULL AND ${orders.state} = 'pending_payment', max(${orders.payableUntil}, ${checkedUntil(at)}), ${orders.payableUntil})`,
    })
    .where(and(eq(orders.id, id), isOwnOrder(buyer), inArray(orders.state, [...claimableStates])))
  const { isDone } = await actBatch(context, [{ done: update }])
  return isDone
}

const auditRow = (context: Changing, { action, detail, userId, role }: Decider, id: string, from: SQL) =>
  insertAuditRow(context, {
    action,
    ...(detail && { detail }),
    actor: { userId, role },
    subject: { type: 'order', id },
    from,
  })

export interface Undo {
  id: string
  lastChange: string
  to: Columns & { state: OrderState | SQL }
  when?: SQL | undefined
  access?: 'restore' | 'reserve' | 'undoGrant' | 'revoke'
  admin?: SignedIn
}

/** @returns whether this change was undone and its email deleted */
export async function undoChange(context: Changing, undo: Undo): Promise<boolean> {
  const { db, newId } = context
  const { id, lastChange, to, when, access, admin } = undo
  const name = newId('chg')
  const changed = changedBy(id, name)
  const { isDone } = await actBatch(context, [
    {
      done: db
        .update(orders)
        .set({ ...to, lastChange: name })
        .where(
          and(
            eq(orders.id, id),
            eq(orders.lastChange, lastChange),
            mailsWait(context, orders),
            sql`NOT (${hasMovedMoney})`,
            when,
          ),
        ),
    },
    ...(admin ? [auditRow(context, { ...admin, action: 'order.decision_undone' }, id, changed)] : []),
    ...(access ? batchOfAllHandlers(context, access, changed) : []),
    db.delete(outbox).where(and(isMailOf(lastChange), sql`EXISTS (SELECT 1 ${changed})`)),
  ])
  return isDone
}

type ReferenceColumn = 'payment_reference' | 'refund_reference'

export interface Transfer {
  column: ReferenceColumn
  reference: string
  /**
   * The sum of the transfer in rupees, entered by an admin. If it is given, the transfer may pay several orders of one
   * buyer.
   */
  amount?: number | undefined
}

const others = ({ column, reference }: Transfer, id: string) =>
  sql`FROM orders AS other WHERE other.${sql.identifier(column)} = ${reference} AND other.id <> ${id}`

/**
 * If two orders are confirmed at once with the same transfer, the statement that runs second counts the first order.
 */
export const isCovered = (transfer: Transfer, id: string) =>
  transfer.amount === undefined
    ? sql`NOT EXISTS (SELECT 1 ${others(transfer, id)})`
    : sql`NOT EXISTS (SELECT 1 ${others(transfer, id)} AND other.buyer_id = ${orders.buyerId} IS NOT TRUE)
        AND ${orders.amount} + (SELECT coalesce(sum(other.amount), 0) ${others(transfer, id)}) <= ${transfer.amount}`

/** Finds the other orders that the transfer pays for. */
export const selectShared = ({ db }: Pick<Context, 'db'>, { column, reference }: Transfer, id: string) =>
  db
    .select({ reference: orders.reference, buyerId: orders.buyerId, amount: orders.amount })
    .from(orders)
    .where(sql`${sql.identifier(column)} = ${reference} AND ${orders.id} <> ${id}`)
    .limit(sharedAtMost)

/** An account cannot have so many unpaid orders, so a transfer never pays for more. */
const sharedAtMost = 100

/**
 * False if the item was ordered again, its buyer has it now, or somebody else has the reserved seat or the last use of
 * the code. An order whose payment was reported may wait in any case, so that the money is found.
 */
export const mayWaitAgain = ({ at }: Changing, id: string) => sql`${isOnlyOpen(id)} AND ${isLeft(at)} AND ${mayHoldUse}
  AND (${orders.claimedAt} IS NOT NULL OR NOT ${isHadOtherwise})`

/** A closed order can still be paid if its buyer could place the same order now. */
export const mayBeRevived = ({ at }: Changing, id: string, transfer: Transfer) => sql`${isCovered(transfer, id)}
  AND ${orders.buyerId} IS NOT NULL AND ${isOnlyOpen(id)} AND ${isLeft(at)} AND ${mayHoldUse} AND NOT ${isWithdrawn} AND NOT ${isHad}`

export const afterClosing = { closedAt: null, lateSince: sql`${orders.closedAt}` }

/** Restores the closed state that the order had before its late payment was recorded. */
export const closedAgain = {
  state: sql`iif(${orders.cancelledBy} IS NULL, 'expired', 'cancelled')`,
  closedAt: sql`${orders.lateSince}`,
  lateSince: null,
}

export const mayHaveAgain = ({ at }: Changing) => isLeft(at)

export const hasGrant = isNotNull(orders.grantId)

export const isOwnOrder = (buyer: SignedIn) => isOwn(orders.buyerId, buyer)

export const isRefundable = ({ at }: Changing, buyer: SignedIn) =>
  and(isOwnOrder(buyer), isNull(orders.refundRequestedAt), gte(orders.paidAt, refundableSince(at)))

export const isOverdue = ({ at }: Changing) => lte(orders.payableUntil, at)

/** The refunded order becomes `refund_requested` again if the buyer had asked for the refund, and `paid` otherwise. */
export const undoneRefund = {
  state: sql`iif(${orders.refundRequestedAt} IS NOT NULL AND ${orders.refundDeclinedAt} IS NULL, 'refund_requested', 'paid')`,
  refundedAt: null,
  refundReference: null,
  decidedBy: null,
}

import { limits } from '@kere/contracts/limits'
import type { OrderState } from '@kere/contracts/order-options'
import { orders } from '@kere/d1/schema/orders'
import { outbox } from '@kere/d1/schema/outbox'
import { and, eq, gte, inArray, isNull, lte, type SQL, sql } from 'drizzle-orm'
import type { Context, SignedIn } from '../context.ts'
import { insertAuditRow } from '../frame/audit-row.ts'
import { isOwn } from '../frame/own.ts'
import type { AuditAction, MailTemplate } from '../words.ts'
import { changedBy, mailOfChange } from './change-rows.ts'
import { isLeft, ofAllKinds } from './order-item-rows.ts'
import { refundableSince } from './orders.domain.ts'

type Columns = Partial<{
  [Name in keyof typeof orders.$inferInsert]: (typeof orders.$inferInsert)[Name] | SQL
}>

export type Changing = Pick<Context, 'db' | 'now' | 'newId' | 'randomBytes' | 'requestId' | 'queueMail'>

interface Change {
  id: string
  from: readonly OrderState[]
  to: Columns & { state: OrderState | SQL }
  when?: SQL | undefined
  access?: 'grant' | 'revoke' | 'release'
  mail: { template: MailTemplate; details?: Record<string, string>; isHeld: boolean }
  /** Without one the clock did it, or the buyer: the log is of admins. */
  admin?: SignedIn & { action: AuditAction }
}

/** The first statement checks the order, the others whether it happened: of several one counts. @returns whether this did */
export async function changeOrder(context: Changing, change: Change): Promise<boolean> {
  const { db, newId } = context
  const { id, from, to, when, access, mail, admin } = change
  const name = newId('chg')
  const changed = changedBy(id, name)
  const [rows] = await db.batch([
    db
      .update(orders)
      .set({ ...to, lastChange: name })
      .where(and(eq(orders.id, id), inArray(orders.state, [...from]), when))
      .returning({ id: orders.id }),
    mailOfChange(context, {
      orderId: id,
      change: name,
      template: mail.template,
      details: mail.details ?? {},
      ...(mail.isHeld && { holdSeconds: limits.undoSeconds }),
    }),
    ...(admin ? [auditRow(context, admin, id, changed)] : []),
    ...(access ? ofAllKinds(context, access, changed, mail.isHeld ? limits.undoSeconds : 0) : []),
  ])
  return rows.length > 0
}

const auditRow = (
  context: Changing,
  { action, userId, role }: SignedIn & { action: AuditAction },
  id: string,
  from: SQL,
) =>
  insertAuditRow(context, {
    action,
    outcome: 'succeeded',
    actor: { userId, role },
    subject: { type: 'order', id },
    from,
  })

export interface Undo {
  id: string
  lastChange: string
  template: MailTemplate
  to: Columns & { state: OrderState | SQL }
  when?: SQL | undefined
  access?: 'restore' | 'reserve' | 'undoGrant'
  admin?: SignedIn
}

/** The first statement asks whether the change's email waits; the last deletes it. @returns whether this undid it */
export async function undoChange(context: Changing, undo: Undo): Promise<boolean> {
  const { db, newId } = context
  const { id, lastChange, template, to, when, access, admin } = undo
  const name = newId('chg')
  const changed = changedBy(id, name)
  const isHeld = and(
    sql`${outbox.userId} = (SELECT ${orders.buyerId} FROM ${orders} WHERE ${orders.id} = ${id})`,
    eq(outbox.template, template),
    sql`${outbox.details} ->> 'changeId' = ${lastChange}`,
    eq(outbox.state, 'pending'),
    eq(outbox.attempts, 0),
  )
  const [rows] = await db.batch([
    db
      .update(orders)
      .set({ ...to, lastChange: name })
      .where(
        and(
          eq(orders.id, id),
          eq(orders.lastChange, lastChange),
          sql`EXISTS (SELECT 1 FROM ${outbox} WHERE ${isHeld})`,
          when,
        ),
      )
      .returning({ id: orders.id }),
    ...(admin ? [auditRow(context, { ...admin, action: 'order.decision_undone' }, id, changed)] : []),
    ...(access ? ofAllKinds(context, access, changed) : []),
    db.delete(outbox).where(and(isHeld, sql`EXISTS (SELECT 1 ${changed})`)),
  ])
  return rows.length > 0
}

export const isUnused = (column: 'payment_reference' | 'refund_reference', reference: string, id: string) =>
  sql`NOT EXISTS (SELECT 1 FROM orders AS other
    WHERE other.${sql.identifier(column)} = ${reference} AND other.id <> ${id})`

export async function isReferenceUsed(
  { db }: Changing,
  column: 'payment_reference' | 'refund_reference',
  { reference, id }: { reference: string; id: string },
): Promise<boolean> {
  const [row] = await db
    .select({ id: orders.id })
    .from(orders)
    .where(sql`${sql.identifier(column)} = ${reference} AND ${orders.id} <> ${id}`)
  return row !== undefined
}

/** Not where the thing was ordered anew, or somebody else has what it kept. */
export const mayWaitAgain = ({ now }: Changing, id: string) => sql`${isOnlyOpen(id)} AND ${isLeft(now())}`

export const mayHaveAgain = ({ now }: Changing) => isLeft(now())

export const isOnlyOpen = (id: string) => sql`NOT EXISTS (SELECT 1 FROM orders AS open
  WHERE open.buyer_id = ${orders.buyerId} AND open.item_kind = ${orders.itemKind} AND open.item_id = ${orders.itemId}
  AND open.state = 'pending_payment' AND open.id <> ${id})`

export const isOwnOrder = (buyer: SignedIn) => isOwn(orders.buyerId, buyer)

export const isRefundable = ({ now }: Changing, buyer: SignedIn) =>
  and(isOwnOrder(buyer), isNull(orders.refundRequestedAt), gte(orders.paidAt, refundableSince(now())))

export const isOverdue = ({ now }: Changing) => lte(orders.payableUntil, now())

/** After a refund that is taken back: asked for still, where it had been. */
export const undoneRefund = {
  state: sql`iif(${orders.refundRequestedAt} IS NOT NULL AND ${orders.refundDeclinedAt} IS NULL, 'refund_requested', 'paid')`,
  refundedAt: null,
  refundReference: null,
  decidedBy: null,
}

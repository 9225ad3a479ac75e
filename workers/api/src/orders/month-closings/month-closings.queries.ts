import { monthClosings as resource, type StatementMovement } from '@kere/contracts/orders/month-closings'
import { type DifferenceKind, monthBounds, monthLimits } from '@kere/contracts/orders/month-closing-options'
import { profiles } from '@kere/d1/schema/accounts/profiles'
import {
  differenceReasons,
  monthClosings,
  statementLines,
  statementReadings,
} from '@kere/d1/schema/orders/month-closings'
import { orders } from '@kere/d1/schema/orders/orders'
import { and, between, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import { fullName } from '../../accounts/accounts/person-rows.ts'
import type { Context, Database } from '../../base/context.ts'
import { dayInIndia } from '../../base/days.ts'
import { insertSelect } from '../../base/insert-select.ts'
import { actBatch, namedBatch } from '../../base/named-batch.ts'
import { insertAuditRow } from '../../http/audit-row.ts'
import { change } from '../../http/change.ts'
import { requireSignedIn } from '../../http/signed-in.ts'
import { byDate } from '../../kit/lists/keyset.ts'
import { rowsOf } from '../../kit/lists/rows-of.ts'
import { differencesOf, figuresOf, isClosed, withReasons } from './month-rows.ts'

const reopeners = alias(profiles, 'reopeners')

const select = (db: Database) =>
  db
    .select({
      id: monthClosings.id,
      month: monthClosings.month,
      closedAt: monthClosings.closedAt,
      closedBy: fullName(profiles).as('closer_name'),
      figures: monthClosings.figures,
      reopenedAt: monthClosings.reopenedAt,
      reopenedBy: fullName(reopeners).as('reopener_name'),
      reopenReason: monthClosings.reopenReason,
    })
    .from(monthClosings)
    .leftJoin(profiles, eq(profiles.id, monthClosings.closedBy))
    .leftJoin(reopeners, eq(reopeners.id, monthClosings.reopenedBy))

export type ClosingRow = Awaited<ReturnType<typeof select>>[number]

export const closingRows = rowsOf(resource, {
  select,
  orders: byDate({ closedAt: monthClosings.closedAt, id: monthClosings.id }),
  filters: { month: monthClosings.month },
})

const closed = (db: Database, month: string) =>
  select(db).where(and(eq(monthClosings.month, month), isNull(monthClosings.reopenedAt)))

const order = {
  orderId: sql<string | null>`${orders.id}`.as('found_id'),
  orderReference: sql<string | null>`${orders.reference}`.as('found_number'),
  orderTitle: sql<string | null>`${orders.title}`.as('found_title'),
}

/** Reads a month in one batch, so that its figures and its differences are of one moment. */
export function selectMonth({ db }: Pick<Context, 'db'>, month: string) {
  const open = sql`${differencesOf(month)} AS difference`
  return namedBatch(db, [
    { readings: db.select().from(statementReadings).where(eq(statementReadings.month, month)) },
    { closings: closed(db, month) },
    { figures: db.select({ json: figuresOf(month).as('figures_json') }).from(sql`(SELECT 1)`) },
    {
      counts: db
        .select({
          all: sql<number>`count(*)`.as('all_count'),
          explained: sql<number>`count(given.reason)`.as('explained'),
        })
        .from(sql`${open} ${withReasons(month)}`),
    },
    {
      found: db
        .select({
          kind: sql<DifferenceKind>`difference.kind`.as('kind'),
          subject: sql<string>`difference.subject`.as('subject'),
          amount: sql<number>`difference.amount`.as('paise'),
          at: sql<number | null>`difference.at`.as('at'),
          bankReference: sql<string | null>`difference.reference`.as('bank_reference'),
          ...order,
          reason: sql<string | null>`given.reason`.as('reason'),
          explainedBy: fullName(profiles).as('writer_name'),
        })
        .from(sql`${open} ${withReasons(month)}`)
        .leftJoin(orders, sql`${orders.id} = difference.order_id`)
        .leftJoin(profiles, sql`${profiles.id} = given.written_by`)
        .orderBy(sql`given.reason IS NOT NULL, difference.at, difference.kind, difference.subject`)
        .limit(monthLimits.shown),
    },
    {
      explained: db
        .select({
          kind: differenceReasons.kind,
          subject: differenceReasons.subject,
          amount: differenceReasons.amount,
          at: differenceReasons.at,
          bankReference: differenceReasons.reference,
          ...order,
          reason: sql<string | null>`${differenceReasons.reason}`.as('reason'),
          explainedBy: fullName(profiles).as('writer_name'),
        })
        .from(differenceReasons)
        .leftJoin(orders, eq(orders.id, differenceReasons.orderId))
        .leftJoin(profiles, eq(profiles.id, differenceReasons.writtenBy))
        .where(eq(differenceReasons.month, month))
        .orderBy(differenceReasons.at, differenceReasons.kind, differenceReasons.subject)
        .limit(monthLimits.shown),
    },
  ])
}

export type MonthRows = Awaited<ReturnType<typeof selectMonth>>

interface Line extends StatementMovement {
  /** It stands in for a reference that the bank does not give. */
  number: string
}

/**
 * Replaces the lines of a month, unless it is closed. Of several references the one is kept under which an order was
 * paid or reported, otherwise the first.
 */
export async function replaceLines(context: Context, month: string, movements: readonly Line[]): Promise<boolean> {
  const { db, at } = context
  const { start, end } = monthBounds(month)
  const isOpen = sql`NOT ${isClosed(month)}`
  const given = sql`json_each(${JSON.stringify(movements)}) AS given`
  const named = (condition: SQL) =>
    sql`(SELECT named.value FROM json_each(given.value, '$.bankReferences') AS named WHERE EXISTS (SELECT 1 FROM orders WHERE ${condition}) LIMIT 1)`
  const reference = sql`iif(given.value ->> 'kind' = 'debit', ${named(sql`orders.refund_reference = named.value`)},
    coalesce(${named(sql`orders.payment_reference = named.value`)}, ${named(sql`orders.claimed_reference = named.value`)},
      given.value ->> '$.bankReferences[0]', given.value ->> 'orderReference', given.value ->> 'number'))`
  // Two movements may agree in everything that is known of them, and still be two.
  const lines = sql`(SELECT line.*, row_number() OVER (PARTITION BY day, amount, reference ORDER BY place) AS nth
    FROM (SELECT given.key AS place, given.value ->> 'kind' AS kind, given.value ->> 'day' AS day, given.value ->> 'amount' AS amount,
      given.value ->> 'orderReference' AS order_reference, ${reference} AS reference FROM ${given}) AS line) AS line`
  const { isDone } = await actBatch(context, [
    db.delete(statementLines).where(and(between(statementLines.day, dayInIndia(start), dayInIndia(end - 1)), isOpen)),
    insertSelect(
      db,
      statementLines,
      {
        id: sql`'lin_' || line.day || '_' || line.amount || '_' || line.reference || iif(line.nth = 1, '', '_' || line.nth)`,
        kind: sql`line.kind`,
        day: sql`line.day`,
        amount: sql`line.amount`,
        reference: sql`line.reference`,
        orderReference: sql`line.order_reference`,
      },
      sql`FROM ${lines} WHERE line.reference IS NOT NULL AND ${isOpen}`,
    ).onConflictDoNothing(),
    insertAuditRow(context, {
      action: 'month.statement_read',
      subject: { type: 'month', id: month },
      detail: { movements: movements.length },
      from: sql`WHERE ${isOpen}`,
    }),
    {
      done: insertSelect(db, statementReadings, { month, readAt: at }, sql`WHERE ${isOpen}`).onConflictDoUpdate({
        target: statementReadings.month,
        set: { readAt: at },
      }),
    },
  ])
  return isDone
}

interface DifferenceKey {
  month: string
  kind: DifferenceKind
  subject: string
}

const isReasonOf = ({ month, kind, subject }: DifferenceKey) =>
  and(
    eq(differenceReasons.month, month),
    eq(differenceReasons.kind, kind),
    eq(differenceReasons.subject, subject),
    sql`NOT ${isClosed(month)}`,
  )

/** @returns whether there was such a difference in an open month */
export async function storeReason(context: Context, key: DifferenceKey, reason: string): Promise<boolean> {
  const { month, kind, subject } = key
  const { userId } = requireSignedIn(context)
  const from = sql`FROM ${differencesOf(month)} AS difference
    WHERE difference.kind = ${kind} AND difference.subject = ${subject} AND NOT ${isClosed(month)}`
  const { isDone } = await actBatch(context, [
    insertAuditRow(context, {
      action: 'month.difference_explained',
      subject: { type: 'month', id: month },
      detail: { kind, difference: subject },
      from,
    }),
    {
      done: insertSelect(
        context.db,
        differenceReasons,
        {
          ...key,
          amount: sql`difference.amount`,
          at: sql`difference.at`,
          reference: sql`difference.reference`,
          orderId: sql`difference.order_id`,
          reason,
          writtenBy: userId,
        },
        from,
      ).onConflictDoUpdate({
        target: [differenceReasons.month, differenceReasons.kind, differenceReasons.subject],
        set: { reason, writtenBy: userId, amount: sql`excluded.amount` },
      }),
    },
  ])
  return isDone
}

export async function deleteReason(context: Context, key: DifferenceKey): Promise<boolean> {
  const { isDone } = await actBatch(context, [
    insertAuditRow(context, {
      action: 'month.reason_withdrawn',
      subject: { type: 'month', id: key.month },
      detail: { kind: key.kind, difference: key.subject },
      from: sql`FROM ${differenceReasons} WHERE ${isReasonOf(key)}`,
    }),
    { done: context.db.delete(differenceReasons).where(isReasonOf(key)) },
  ])
  return isDone
}

/**
 * Closes a month, if it is open and each difference has a reason. The statement that writes the figures also sums them
 * and looks for differences, so that nothing can come in between. Reasons for what has settled itself are dropped.
 */
export async function insertClosing(context: Context, month: string): Promise<boolean> {
  const { db, at, newId } = context
  const id = newId('mcl')
  const isThis = sql`EXISTS (SELECT 1 FROM month_closings AS this WHERE this.id = ${id})`
  const { isDone } = await actBatch(context, [
    {
      done: insertSelect(
        db,
        monthClosings,
        { id, month, closedAt: at, closedBy: requireSignedIn(context).userId, figures: figuresOf(month) },
        sql`WHERE NOT ${isClosed(month)} AND NOT EXISTS (SELECT 1 FROM ${differencesOf(month)} AS difference
          ${withReasons(month)} WHERE given.reason IS NULL)`,
      ).onConflictDoNothing(),
    },
    insertAuditRow(context, {
      action: 'month.closed',
      subject: { type: 'month', id: month },
      from: sql`WHERE ${isThis}`,
    }),
    db.delete(differenceReasons).where(sql`${differenceReasons.month} = ${month} AND ${isThis}
      AND NOT EXISTS (SELECT 1 FROM ${differencesOf(month)} AS difference
        WHERE difference.kind = ${differenceReasons.kind} AND difference.subject = ${differenceReasons.subject})`),
  ])
  return isDone
}

/** @returns whether this closing was in force */
export const updateReopened = (context: Context, { id, month }: { id: string; month: string }, reason: string) =>
  change(context, monthClosings, {
    id,
    when: isNull(monthClosings.reopenedAt),
    set: { reopenedAt: context.at, reopenedBy: requireSignedIn(context).userId, reopenReason: reason },
    audit: { action: 'month.reopened', subject: 'month', id: month },
  })

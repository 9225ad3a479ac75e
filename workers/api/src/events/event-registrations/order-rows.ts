import { limits } from '@kere/contracts/http/limits'
import { eventRegistrations } from '@kere/d1/schema/events/event-registrations'
import { events } from '@kere/d1/schema/events/events'
import { orders } from '@kere/d1/schema/orders/orders'
import { outbox } from '@kere/d1/schema/console/outbox'
import { and, eq, sql, type SQL } from 'drizzle-orm'
import type { Context, SignedIn } from '../../base/context.ts'
import { insertSelect } from '../../base/insert-select.ts'
import type { MailContext } from '../../http/outbox-row.ts'
import { makeTicketCode, orderMs } from './event-registrations.domain.ts'
import { heldMailOfEvent } from './registration-rows.ts'
import { eventWithRowOf, hasSeat, isForOthers, mayTakeSeat, settleEvent } from './seat-rows.ts'

const { status, takesSeat, grantId } = eventRegistrations

/**
 * The present price of a seat, if there is one for this buyer. The seat is reserved for 72 hours, but not beyond the
 * end of registration.
 */
export const offer = (eventId: string, { userId }: Pick<SignedIn, 'userId'>, now: number) => ({
  title: sql`${events.title}`,
  price: sql`${events.price}`,
  // A seat that was offered from the waitlist can still be ordered after registration has closed.
  payableUntil: sql`min(${now + orderMs}, iif(${events.closesAt} > ${now}, ${events.closesAt}, ${events.startsAt}))`,
  from: sql`${eventWithRowOf(userId)} WHERE ${events.id} = ${eventId} AND ${events.price} > 0
    AND ${isForOthers(userId, now)} AND ${mayTakeSeat(now)}`,
})

export const isWithdrawn = sql`NOT EXISTS (SELECT 1 FROM events AS offered
  WHERE offered.id = ${orders.itemId} AND offered.published = 1 AND offered.cancelled_at IS NULL)`

export const cover = sql`(SELECT json_object('image', shown.cover_image, 'category', coalesce(shown.topic, ''),
  'drawing', shown.cover_drawing) FROM events AS shown WHERE shown.id = ${orders.itemId})`

export const isHad = sql`EXISTS (SELECT 1 FROM event_registrations AS had
  WHERE had.user_id = ${orders.buyerId} AND had.event_id = ${orders.itemId} AND had.status <> 'cancelled')`

const isBuyersRow = (changed: SQL) =>
  and(
    sql`${eventRegistrations.eventId} = (SELECT ${orders.itemId} ${changed})`,
    sql`${eventRegistrations.userId} = (SELECT ${orders.buyerId} ${changed})`,
  )

const isGranted = (changed: SQL) => sql`${grantId} = (SELECT ${orders.grantId} ${changed})`

const lastChange = (changed: SQL) => sql`(SELECT ${orders.lastChange} ${changed})`

/** @param changed a FROM clause with its WHERE that finds the order if it has just been paid */
export const grant = ({ db, at }: MailContext, changed: SQL) => [
  db
    .update(eventRegistrations)
    .set({
      status: 'registered',
      grantId: sql`(SELECT ${orders.grantId} ${changed})`,
      registeredAt: at,
      lastChange: lastChange(changed),
      updatedAt: at,
    })
    .where(and(isBuyersRow(changed), eq(status, 'awaiting_payment'))),
]

const asCancelled = ({ at }: MailContext, changed: SQL, keptSeconds: number) => ({
  status: 'cancelled' as const,
  cancelledFrom: sql`${status}`,
  takesSeat: keptSeconds > 0,
  seatUntil: keptSeconds > 0 ? at + keptSeconds * 1000 : null,
  cancelledAt: at,
  lastChange: lastChange(changed),
  updatedAt: at,
})

const asBack = ({ at }: MailContext, changed: SQL) => ({
  takesSeat: true,
  seatUntil: null,
  cancelledFrom: null,
  cancelledAt: null,
  lastChange: lastChange(changed),
  updatedAt: at,
})

/**
 * Cancels the registration that this order has paid for, and no other. Its seat stays taken while the decision may be
 * undone.
 * @param changed a FROM clause with its WHERE that finds the order if it has just ended
 */
export const revoke = (context: MailContext, changed: SQL) => [
  context.db
    .update(eventRegistrations)
    .set(asCancelled(context, changed, limits.undoSeconds))
    .where(and(isGranted(changed), eq(status, 'registered'))),
]

/** @param changed a FROM clause with its WHERE that finds the order if its end has just been undone */
export const restore = (context: MailContext, changed: SQL) => [
  context.db
    .update(eventRegistrations)
    .set({ status: 'registered', ...asBack(context, changed) })
    .where(and(isGranted(changed), eq(status, 'cancelled'))),
]

export const stock = {
  settle: (context: MailContext, eventId: string) => settleEvent(context, sql`${eventId}`),

  isLeft: (now: number) => sql`EXISTS (SELECT 1 ${eventWithRowOf(sql`${orders.buyerId}`)}
    WHERE ${events.id} = ${orders.itemId} AND (${eventRegistrations.id} IS NULL OR ${status} = 'cancelled')
      AND (${takesSeat} IS 1 OR ${hasSeat(now)})
      AND CASE ${orders.state} WHEN 'refunded' THEN ${grantId} = ${orders.grantId}
        ELSE ${events.cancelledAt} IS NULL AND ${events.deletedAt} IS NULL AND ${events.startsAt} > ${now} END)`,

  reserve: (context: Pick<Context, 'randomBytes'> & MailContext, changed: SQL) => {
    const { db, at, newId, randomBytes } = context
    return [
      insertSelect(
        db,
        eventRegistrations,
        {
          id: newId('reg'),
          eventId: sql`${orders.itemId}`,
          userId: sql`${orders.buyerId}`,
          status: 'awaiting_payment',
          takesSeat: true,
          ticketCode: makeTicketCode(randomBytes),
          lastChange: sql`${orders.lastChange}`,
          createdAt: at,
          updatedAt: at,
        },
        changed,
      ).onConflictDoUpdate({
        target: [eventRegistrations.eventId, eventRegistrations.userId],
        set: {
          status: 'awaiting_payment',
          takesSeat: true,
          seatUntil: null,
          cancelledFrom: null,
          grantId: null,
          registeredAt: null,
          cancelledAt: null,
          lastChange: sql`excluded.last_change`,
          updatedAt: at,
        },
      }),
      // The email about a declined offer is deleted, because the offered seat was ordered after all.
      db
        .delete(outbox)
        .where(heldMailOfEvent(sql`(SELECT ${orders.buyerId} ${changed})`, sql`(SELECT ${orders.itemId} ${changed})`)),
    ]
  },

  release: (context: MailContext, changed: SQL, keptSeconds: number) => [
    context.db
      .update(eventRegistrations)
      .set(asCancelled(context, changed, keptSeconds))
      .where(and(isBuyersRow(changed), eq(status, 'awaiting_payment'))),
    ...settleEvent(context, sql`(SELECT ${orders.itemId} ${changed})`),
  ],

  /** Undoes a payment that was confirmed by mistake: the order and the reserved seat wait for payment again. */
  undoGrant: (context: MailContext, changed: SQL) => [
    context.db
      .update(eventRegistrations)
      .set({
        status: 'awaiting_payment',
        grantId: null,
        registeredAt: null,
        lastChange: lastChange(changed),
        updatedAt: context.at,
      })
      .where(and(isGranted(changed), eq(status, 'registered'))),
  ],
}

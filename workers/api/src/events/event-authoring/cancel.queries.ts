import { actBatch } from '../../base/named-batch.ts'
import { limits } from '@kere/contracts/http/limits'
import { events } from '@kere/d1/schema/events/events'
import { outbox } from '@kere/d1/schema/console/outbox'
import { and, eq, gt, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Context } from '../../base/context.ts'
import type { Managed } from './event-draft.queries.ts'
import { isMailOf, mailPeople, mailsOf, releaseChangeMails, selectMailedCount } from './event-mail-rows.ts'
import { tellHost } from './host-mail-rows.ts'
import { fromChanged, isManaged } from './managed-event-rows.ts'
import { auditChange, hasNobody } from './saved-event.queries.ts'

const template = 'event_cancelled'

const isWaiting = and(eq(outbox.state, 'pending'), eq(outbox.attempts, 0))

const hasMail = (where: SQL | undefined) => sql`EXISTS (SELECT 1 FROM ${outbox} WHERE ${where})`

/** No mail has left, or there was none to send. */
const isUntold = (change: string) => {
  const isMail = isMailOf(change)
  return and(sql`NOT ${hasMail(and(isMail, sql`NOT (${isWaiting})`))}`, or(hasMail(isMail), hasNobody))
}

/** @returns how many are mailed; nothing where it did not happen */
export async function updateToCancelled(
  context: Context,
  { eventId, manager, message }: Managed & { message: string },
) {
  const { db, at } = context
  const change = context.stableId('chg')
  const changed = fromChanged(eventId, change)
  const mails = mailPeople(context, {
    id: mailsOf(change),
    template,
    eventId,
    changed,
    details: { message },
    holdSeconds: limits.undoSeconds,
  })
  const {
    isDone,
    people: [people],
  } = await actBatch(context, [
    {
      done: db
        .update(events)
        .set({
          cancelledAt: at,
          cancelMessage: message,
          sequence: sql`${events.sequence} + 1`,
          lastChange: change,
          touchedAt: at,
        })
        .where(
          and(isManaged(eventId, manager), isNull(events.deletedAt), isNull(events.cancelledAt), gt(events.endsAt, at)),
        ),
    },
    auditChange(context, { eventId, manager, change, action: 'event.cancelled' }),
    mails,
    { people: selectMailedCount(context, change) },
    releaseChangeMails(context, { eventId, changed, at }),
    ...tellHost(context, { eventId, manager, change, what: 'cancelled' }),
  ])
  return isDone ? { mailedCount: people?.count ?? 0 } : undefined
}

export async function updateToUncancelled(
  context: Context,
  { eventId, manager, lastChange }: Managed & { lastChange: string },
) {
  const { db, at, newId } = context
  const change = newId('chg')
  const [undone] = await db.batch([
    db
      .update(events)
      .set({
        cancelledAt: null,
        cancelMessage: null,
        sequence: sql`${events.sequence} + 1`,
        lastChange: change,
        touchedAt: at,
      })
      .where(
        and(
          isManaged(eventId, manager),
          isNull(events.deletedAt),
          isNotNull(events.cancelledAt),
          eq(events.lastChange, lastChange),
          isUntold(lastChange),
        ),
      )
      .returning({ id: events.id }),
    auditChange(context, { eventId, manager, change, action: 'event.cancellation_undone' }),
    db.delete(outbox).where(and(isMailOf(lastChange), sql`EXISTS (SELECT 1 ${fromChanged(eventId, change)})`)),
    ...tellHost(context, { eventId, manager, change, what: 'uncancelled', takesBack: 'cancelled' }),
  ])
  return undone.length > 0
}

/** Cancels it, with emails, where anybody has a seat or waits and it is not over (U-20). */
export async function updateToDeleted(context: Context, { eventId, manager }: Managed) {
  const { db, at } = context
  const change = context.stableId('chg')
  const isMeant = sql`${isManaged(eventId, manager)} AND ${events.deletedAt} IS NULL`
  const isToCancel = sql`(${events.cancelledAt} IS NULL AND ${events.endsAt} > ${at} AND NOT (${hasNobody}))`
  const changed = sql`FROM ${events} WHERE ${isMeant} AND ${isToCancel}`
  const mails = mailPeople(context, {
    id: mailsOf(change),
    template,
    eventId,
    changed,
    details: {},
    holdSeconds: limits.undoSeconds,
  })
  const {
    people: [people],
  } = await actBatch(context, [
    // These come before the cancellation, because they check whether it is needed.
    mails,
    releaseChangeMails(context, { eventId, changed, at }),
    {
      done: db
        .update(events)
        .set({
          published: false,
          deletedAt: at,
          cancelledAt: sql`iif(${isToCancel}, ${at}, ${events.cancelledAt})`,
          sequence: sql`${events.sequence} + iif(${isToCancel}, 1, 0)`,
          lastChange: change,
          touchedAt: at,
        })
        .where(isMeant),
    },
    auditChange(context, { eventId, manager, change, action: 'event.deleted' }),
    { people: selectMailedCount(context, change) },
    ...tellHost(context, { eventId, manager, change, what: 'deleted' }),
  ])
  return people?.count ?? 0
}

/** Takes back the deletion's cancellation too, if no mail has left. */
export async function updateToRestored(
  context: Context,
  { eventId, manager, lastChange }: Managed & { lastChange: string },
): Promise<void> {
  const { db, at, newId } = context
  const change = newId('chg')
  const isUndone = sql`(${events.cancelledAt} = ${events.deletedAt} AND ${isUntold(lastChange)})`
  await db.batch([
    db
      .update(events)
      .set({
        deletedAt: null,
        cancelledAt: sql`iif(${isUndone}, NULL, ${events.cancelledAt})`,
        sequence: sql`${events.sequence} + iif(${isUndone}, 1, 0)`,
        lastChange: change,
        touchedAt: at,
      })
      .where(and(isManaged(eventId, manager), isNotNull(events.deletedAt), eq(events.lastChange, lastChange))),
    auditChange(context, { eventId, manager, change, action: 'event.restored' }),
    db
      .delete(outbox)
      .where(
        and(
          isMailOf(lastChange),
          sql`EXISTS (SELECT 1 ${fromChanged(eventId, change)} AND ${events.cancelledAt} IS NULL)`,
        ),
      ),
    ...tellHost(context, { eventId, manager, change, what: 'restored', takesBack: 'deleted' }),
  ])
}

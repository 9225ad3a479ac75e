import { limits } from '@kere/contracts/http/limits'
import { events } from '@kere/d1/schema/events/events'
import { outbox } from '@kere/d1/schema/console/outbox'
import { and, eq, gt, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Context } from '../../base/context.ts'
import { change } from '../../http/change.ts'
import type { Managed } from './event-draft.queries.ts'
import { isMailOf, mailPeople, mailsOf, releaseChangeMails, selectMailedCount } from './event-mail-rows.ts'
import { tellHost } from './host-mail-rows.ts'
import { isManaged } from './managed-event-rows.ts'
import { hasNobody } from './saved-event.queries.ts'

const template = 'event_cancelled'

/**
 * `changes()` reports on the preceding statement. The change checks whether its emails are still waiting, so they are
 * deleted after it.
 */
const isJustChanged = sql`changes() > 0`

const isWaiting = and(eq(outbox.state, 'pending'), eq(outbox.attempts, 0))

const hasMail = (where: SQL | undefined) => sql`EXISTS (SELECT 1 FROM ${outbox} WHERE ${where})`

/** Tells that no email has left, or that there was nobody to send one to. */
const isUntold = (lastChange: string) => {
  const isMail = isMailOf(lastChange)
  return and(sql`NOT ${hasMail(and(isMail, sql`NOT (${isWaiting})`))}`, or(hasMail(isMail), hasNobody))
}

interface CancelMail {
  eventId: string
  changed: SQL
  details: Readonly<Record<string, string>>
}

const mailCancelled = (context: Context, name: string, { eventId, changed, details }: CancelMail) => [
  mailPeople(context, {
    id: mailsOf(name),
    template,
    eventId,
    changed,
    details,
    holdSeconds: limits.undoSeconds,
  }),
  releaseChangeMails(context, { eventId, changed, at: context.at }),
]

/**
 * Cancels an event.
 * @returns the number of emails as the row
 */
export function updateToCancelled(context: Context, { eventId, manager, message }: Managed & { message: string }) {
  const { at } = context
  const name = context.stableId('chg')
  return change(context, events, {
    id: eventId,
    when: and(isManaged(eventId, manager), isNull(events.deletedAt), isNull(events.cancelledAt), gt(events.endsAt, at)),
    set: {
      cancelledAt: at,
      cancelMessage: message,
      sequence: sql`${events.sequence} + 1`,
      lastChange: name,
      touchedAt: at,
    },
    audit: { action: 'event.cancelled', subject: 'event' },
    also: (changed) => [
      ...mailCancelled(context, name, { eventId, changed, details: { message } }),
      ...tellHost(context, { eventId, manager, changed, what: 'cancelled' }),
    ],
    read: selectMailedCount(context, name),
  })
}

export const updateToUncancelled = (
  context: Context,
  { eventId, manager, lastChange }: Managed & { lastChange: string },
) =>
  change(context, events, {
    id: eventId,
    when: and(
      isManaged(eventId, manager),
      isNull(events.deletedAt),
      isNotNull(events.cancelledAt),
      eq(events.lastChange, lastChange),
      isUntold(lastChange),
    ),
    set: {
      cancelledAt: null,
      cancelMessage: null,
      sequence: sql`${events.sequence} + 1`,
      lastChange: context.newId('chg'),
      touchedAt: context.at,
    },
    audit: { action: 'event.cancellation_undone', subject: 'event' },
    also: (changed) => tellHost(context, { eventId, manager, changed, what: 'uncancelled', takesBack: 'cancelled' }),
    after: [context.db.delete(outbox).where(and(isJustChanged, isMailOf(lastChange)))],
  })

/**
 * Deletes an event. If it is not over and anybody has a seat or waits, it is cancelled as well, with emails (U-20).
 * @returns the number of emails as the row
 */
export function updateToDeleted(context: Context, { eventId, manager }: Managed) {
  const { at } = context
  const name = context.stableId('chg')
  const isToCancel = sql`(${events.cancelledAt} IS NULL AND ${events.endsAt} > ${at} AND NOT (${hasNobody}))`
  return change(context, events, {
    id: eventId,
    when: and(isManaged(eventId, manager), isNull(events.deletedAt)),
    set: {
      published: false,
      deletedAt: at,
      cancelledAt: sql`iif(${isToCancel}, ${at}, ${events.cancelledAt})`,
      sequence: sql`${events.sequence} + iif(${isToCancel}, 1, 0)`,
      lastChange: name,
      touchedAt: at,
    },
    audit: { action: 'event.deleted', subject: 'event' },
    also: (changed) => [
      ...mailCancelled(context, name, { eventId, changed: sql`${changed} AND ${isToCancel}`, details: {} }),
      ...tellHost(context, { eventId, manager, changed, what: 'deleted' }),
    ],
    read: selectMailedCount(context, name),
  })
}

/** Restores a deleted event. The cancellation by the deletion is undone too, as long as none of its emails has left. */
export function updateToRestored(context: Context, { eventId, manager, lastChange }: Managed & { lastChange: string }) {
  const isUndone = sql`(${events.cancelledAt} = ${events.deletedAt} AND ${isUntold(lastChange)})`
  const isOn = sql`EXISTS (SELECT 1 FROM ${events} WHERE ${events.id} = ${eventId} AND ${events.cancelledAt} IS NULL)`
  return change(context, events, {
    id: eventId,
    when: and(isManaged(eventId, manager), isNotNull(events.deletedAt), eq(events.lastChange, lastChange)),
    set: {
      deletedAt: null,
      cancelledAt: sql`iif(${isUndone}, NULL, ${events.cancelledAt})`,
      sequence: sql`${events.sequence} + iif(${isUndone}, 1, 0)`,
      lastChange: context.newId('chg'),
      touchedAt: context.at,
    },
    audit: { action: 'event.restored', subject: 'event' },
    also: (changed) => tellHost(context, { eventId, manager, changed, what: 'restored', takesBack: 'deleted' }),
    after: [context.db.delete(outbox).where(and(isJustChanged, isMailOf(lastChange), isOn))],
  })
}

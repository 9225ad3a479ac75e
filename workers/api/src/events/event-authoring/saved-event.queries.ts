import { actBatch } from '../../base/named-batch.ts'
import type { EventDetails } from '@kere/contracts/events/event-draft'
import { eventLimits } from '@kere/contracts/events/event-options'
import { registrationLimits } from '@kere/contracts/events/event-registration-options'
import { eventDrafts } from '@kere/d1/schema/events/event-drafts'
import { eventMailings } from '@kere/d1/schema/events/event-mailings'
import { eventRegistrations } from '@kere/d1/schema/events/event-registrations'
import { events } from '@kere/d1/schema/events/events'
import { and, eq, gt, isNotNull, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import type { Context, SignedIn } from '../../base/context.ts'
import { settleEvent } from '../event-registrations/seat-rows.ts'
import { insertAuditRow } from '../../http/audit-row.ts'
import { change } from '../../http/change.ts'
import { insertSelect } from '../../base/insert-select.ts'
import type { AuditAction } from '../../http/labels.ts'
import { dayMs, type SavedEvent, type ToldChange } from './event-draft.domain.ts'
import type { Managed, StoredEvent } from './event-draft.queries.ts'
import { mailChange, mailsOf, selectMailedCount } from './event-mail-rows.ts'
import { tellHost } from './host-mail-rows.ts'
import { fromChanged, isDraftOf, isManaged, mayPublish } from './managed-event-rows.ts'

const auditChange = (
  context: Context,
  { eventId, name }: { eventId: string; name: string },
  action: AuditAction,
  when = sql`TRUE`,
) =>
  insertAuditRow(context, {
    action,
    subject: { type: 'event', id: eventId },
    from: sql`${fromChanged(eventId, name)} AND ${when}`,
  })

const isOthers = ({ userId }: SignedIn) => sql`${events.educatorId} IS NOT ${userId}`

interface Save {
  /** The event as it was read. If it has changed since, nothing is saved. */
  read: StoredEvent
  manager: SignedIn
  details: EventDetails
  saved: SavedEvent
  isPublished: boolean
  told: readonly ToldChange[]
  /** Whether calendars that contain the event have to update it. */
  isRescheduled: boolean
  message: string
}

const offersEndMs = registrationLimits.offersEndHours * 60 * 60 * 1000

/**
 * Saves an event. The first statement checks everything that may have changed since the reading, and the others check
 * whether the first took effect.
 * @returns how many people are mailed
 */
export async function updateToSaved(context: Context, save: Save) {
  const { db, stableId } = context
  const { read, manager, details, saved, isPublished, told, isRescheduled, message } = save
  const eventId = read.id
  const name = stableId('chg')
  const at = Math.max(context.at, read.draftSavedAt)
  const isSavedNow = sql`EXISTS (SELECT 1 ${fromChanged(eventId, name)})`
  const audited = { eventId, name }
  const update = db
    .update(events)
    .set({
      ...saved,
      published: isPublished,
      publishedAt: isPublished ? sql`coalesce(${events.publishedAt}, ${at})` : sql`${events.publishedAt}`,
      sequence: sql`${events.sequence} + ${isRescheduled ? 1 : 0}`,
      lastChange: name,
      isOver: saved.endsAt <= at,
      updatedAt: at,
      touchedAt: at,
    })
    .where(
      and(
        isManaged(eventId, manager),
        eq(events.lastChange, read.lastChange),
        isDraftOf(read.version),
        lte(events.takenCount, saved.maxParticipants),
        saved.source === 'external' ? hasNobody : undefined,
        isPublished ? mayPublish(manager) : undefined,
        told.length > 0 ? or(hasNobody, sql`NOT ${areMailingsSpent({ eventId, manager, now: at })}`) : undefined,
      ),
    )
  const mails = mailChange(context, {
    id: mailsOf(name),
    eventId,
    changed: fromChanged(eventId, name),
    changes: told.join(),
    message,
  })
  const mailing = { change: name, eventId, managerId: manager.userId, at }
  const spendMailing = insertSelect(
    db,
    eventMailings,
    mailing,
    sql`${fromChanged(eventId, name)} AND NOT (${hasNobody})`,
  )
  const {
    isDone,
    mailed: [mailed],
  } = await actBatch(context, [
    { done: update },
    db
      .update(eventDrafts)
      .set({ details, version: read.version + 1, updatedAt: at })
      .where(and(eq(eventDrafts.eventId, eventId), isSavedNow)),
    ...(isPublished === read.published
      ? []
      : [auditChange(context, audited, isPublished ? 'event.published' : 'event.unpublished')]),
    auditChange(context, audited, 'event.changed', isOthers(manager)),
    ...(saved.startsAt === read.startsAt ? [] : followStart(context, eventId, saved.startsAt, isSavedNow)),
    ...(told.length > 0 ? [...mails, spendMailing] : []),
    { mailed: selectMailedCount(context, name) },
    ...tellHost(context, { eventId, manager, changed: fromChanged(eventId, name), what: 'changed' }),
    // If the event now has more seats, they are offered to the waitlist.
    ...(saved.maxParticipants > read.maxParticipants ? settleEvent(context, sql`${eventId}`) : []),
  ])
  return isDone ? { savedAt: at, mailedCount: mailed?.count ?? 0 } : undefined
}

/** Counts the emails that an earlier try under the same key wrote. */
export async function selectEarlierMailed(context: Context) {
  const [mailed] = await selectMailedCount(context, context.stableId('chg'))
  return mailed?.count ?? 0
}

const areMailingsSpent = ({ eventId, manager, now }: Managed & { now: number }) => {
  const isRecent = gt(eventMailings.at, now - dayMs)
  const count = (isOf: SQL) => sql`(SELECT count(*) FROM ${eventMailings} WHERE ${and(isOf, isRecent)})`
  return sql`(${count(eq(eventMailings.eventId, eventId))} >= ${eventLimits.mailingsOfEvent}
    OR ${count(eq(eventMailings.managerId, manager.userId))} >= ${eventLimits.mailingsOfManager})`
}

export async function selectAreMailingsSpent({ db, at }: Context, managed: Managed): Promise<boolean> {
  const spent = sql<number>`${areMailingsSpent({ ...managed, now: at })}`.as('is_spent')
  const [row] = await db.select({ spent }).from(events).where(eq(events.id, managed.eventId))
  return row?.spent === 1
}

export const hasNobody = and(eq(events.takenCount, 0), eq(events.waitlistCount, 0))

/** Ends offers before the new start, and lets the reminder be sent again. */
const followStart = ({ db }: Context, eventId: string, startsAt: number, isSavedNow: SQL) => [
  db
    .update(eventRegistrations)
    .set({ seatUntil: startsAt - offersEndMs })
    .where(
      and(
        eq(eventRegistrations.eventId, eventId),
        eq(eventRegistrations.status, 'offered'),
        gt(eventRegistrations.seatUntil, startsAt - offersEndMs),
        isSavedNow,
      ),
    ),
  db
    .update(eventRegistrations)
    .set({ remindedAt: null })
    .where(
      and(
        eq(eventRegistrations.eventId, eventId),
        eq(eventRegistrations.status, 'registered'),
        isNotNull(eventRegistrations.remindedAt),
        isSavedNow,
      ),
    ),
]

/**
 * Publishes only the version that was read. The event must be saved and not over, and at its first publication its
 * start must be in the future.
 */
export const updateToPublished = (context: Context, { eventId, manager, version }: Managed & { version: number }) =>
  change(context, events, {
    id: eventId,
    when: and(
      isManaged(eventId, manager),
      isDraftOf(version),
      eq(events.published, false),
      isNull(events.deletedAt),
      isNull(events.cancelledAt),
      gt(events.endsAt, context.at),
      or(isNotNull(events.publishedAt), gt(events.startsAt, context.at)),
      mayPublish(manager),
    ),
    set: {
      published: true,
      publishedAt: sql`coalesce(${events.publishedAt}, ${context.at})`,
      lastChange: context.newId('chg'),
      touchedAt: context.at,
    },
    audit: { action: 'event.published', subject: 'event' },
    also: (changed) => tellHost(context, { eventId, manager, changed, what: 'published', takesBack: 'unpublished' }),
  })

export const updateToUnpublished = (context: Context, { eventId, manager }: Managed) =>
  change(context, events, {
    id: eventId,
    when: and(isManaged(eventId, manager), eq(events.published, true)),
    set: { published: false, lastChange: context.newId('chg'), touchedAt: context.at },
    audit: { action: 'event.unpublished', subject: 'event' },
    also: (changed) => tellHost(context, { eventId, manager, changed, what: 'unpublished', takesBack: 'published' }),
  })

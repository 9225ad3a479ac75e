import { actBatch } from '../../base/named-batch.ts'
import type { EventDetails } from '@kere/contracts/events/event-draft'
import { eventDrafts } from '@kere/d1/schema/events/event-drafts'
import { events } from '@kere/d1/schema/events/events'
import { profiles } from '@kere/d1/schema/accounts/profiles'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { fullName } from '../../accounts/accounts/person-rows.ts'
import type { Context, Database, SignedIn } from '../../base/context.ts'
import { insertSelect } from '../../base/insert-select.ts'
import { shownOf } from './event-draft.domain.ts'
import { isDraftOf, isManaged, mayPublish } from './managed-event-rows.ts'

export interface Managed {
  eventId: string
  manager: SignedIn
}

export async function selectDraft(db: Database, { eventId, manager }: Managed) {
  const rows = await db
    .select({
      id: events.id,
      type: events.type,
      source: events.source,
      location: events.location,
      startsAt: events.startsAt,
      endsAt: events.endsAt,
      maxParticipants: events.maxParticipants,
      price: events.price,
      title: events.title,
      coverImage: events.coverImage,
      published: events.published,
      publishedAt: events.publishedAt,
      cancelledAt: events.cancelledAt,
      deletedAt: events.deletedAt,
      lastChange: events.lastChange,
      updatedAt: events.updatedAt,
      registrationsCount: events.registrationsCount,
      waitlistCount: events.waitlistCount,
      checkedInCount: events.checkedInCount,
      takenCount: events.takenCount,
      educatorId: events.educatorId,
      hostName: fullName(profiles).as('host_name'),
      details: eventDrafts.details,
      version: eventDrafts.version,
      draftSavedAt: sql<number>`${eventDrafts.updatedAt}`.as('draft_saved_at'),
      mayPublish: sql<boolean>`${mayPublish(manager)}`.mapWith(Boolean).as('may_publish'),
    })
    .from(events)
    .innerJoin(eventDrafts, eq(eventDrafts.eventId, events.id))
    .leftJoin(profiles, eq(profiles.id, events.educatorId))
    .where(isManaged(eventId, manager))
  return rows.at(0)
}

export type StoredEvent = NonNullable<Awaited<ReturnType<typeof selectDraft>>>

interface NewEvent {
  id: string
  details: EventDetails
  author: SignedIn
  limits: { ofApproved: number; ofPending: number }
}

/** @returns whether the author could have another event */
export async function insertEvent({ db, at }: Context, { id, details, author, limits }: NewEvent) {
  const hasRoom = sql`FROM ${profiles} WHERE ${profiles.id} = ${author.userId}
    AND (SELECT count(*) FROM ${events} WHERE ${events.educatorId} = ${author.userId})
      < CASE WHEN ${mayPublish(author)} THEN ${limits.ofApproved} ELSE ${limits.ofPending} END`
  const [made] = await db.batch([
    insertSelect(
      db,
      events,
      { id, ...shownOf(details), educatorId: author.userId, createdAt: at, updatedAt: at, touchedAt: at },
      hasRoom,
    ).returning({ id: events.id }),
    insertSelect(
      db,
      eventDrafts,
      { eventId: id, details, updatedAt: at },
      sql`FROM ${events} WHERE ${events.id} = ${id}`,
    ),
  ])
  return made.length > 0
}

/**
 * The time of a save. It is always later than that of the save before, even within a millisecond, so that it reveals
 * edits made in between.
 */
export const laterThanSaved = (at: number) => sql`max(${at}, ${eventDrafts.updatedAt} + 1)`

/**
 * Saves a draft. Every statement checks the version, and the last one raises it, so that only one of two simultaneous
 * saves succeeds.
 * @returns whether it was saved
 */
export async function updateDraft(
  context: Context,
  { eventId, manager, version, details }: Managed & { version: number; details: EventDetails },
) {
  const { db, at } = context
  const isStarted = and(isManaged(eventId, manager), isNull(events.deletedAt), isDraftOf(version))
  const { isDone } = await actBatch(context, [
    db.update(events).set({ touchedAt: at }).where(isStarted),
    // This is a statement of its own, because the full-text search follows the title.
    db
      .update(events)
      .set(shownOf(details))
      .where(and(isStarted, isNull(events.startsAt))),
    {
      done: db
        .update(eventDrafts)
        .set({ details, version: version + 1, updatedAt: laterThanSaved(at) })
        .where(and(eq(eventDrafts.eventId, eventId), sql`EXISTS (SELECT 1 FROM ${events} WHERE ${isStarted})`)),
    },
  ])
  return isDone
}

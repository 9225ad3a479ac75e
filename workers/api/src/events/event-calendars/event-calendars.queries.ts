import type { Language } from '@kere/contracts/accounts/languages'
import { users } from '@kere/d1/schema/accounts/users'
import { calendarFeeds } from '@kere/d1/schema/events/event-calendars'
import { eventRegistrations } from '@kere/d1/schema/events/event-registrations'
import { events } from '@kere/d1/schema/events/events'
import { profiles } from '@kere/d1/schema/accounts/profiles'
import { and, eq, sql } from 'drizzle-orm'
import type { Context, Database, SignedIn } from '../../base/context.ts'
import { insertAuditRow } from '../../http/audit-row.ts'
import { isOwn } from '../../http/own.ts'
import { translationOf } from '../../kit/translations/translation-rows.ts'

const dayMs = 24 * 60 * 60 * 1000

const keptDays = 31

const eventsToCome = 400
const eventsOver = 100
const registrations = 500

/** The value is literal SQL, because SQLite uses a partial index only if it sees its condition. */
const isPublished = sql`${events.published} = 1`

const entryColumns = (reader: Language) => ({
  id: events.id,
  title: events.title,
  description: events.description,
  translation: translationOf('event', events, reader).as('translation'),
  // The cast is safe: a check of the table demands dates for every published event, and only a published event has
  // registrations.
  startsAt: sql<number>`${events.startsAt}`.as('start'),
  endsAt: sql<number>`${events.endsAt}`.as('end'),
  venue: sql<string | null>`iif(${events.type} = 'in-person', ${events.location}, NULL)`.as('venue'),
  sequence: events.sequence,
  updatedAt: events.updatedAt,
  touchedAt: events.touchedAt,
  cancelledAt: events.cancelledAt,
  deletedAt: events.deletedAt,
  firstName: profiles.firstName,
  lastName: profiles.lastName,
})

const selectEntries = (db: Database, reader: Language) =>
  db.select(entryColumns(reader)).from(events).leftJoin(profiles, eq(profiles.id, events.educatorId)).$dynamic()

export type EntryRow = Awaited<ReturnType<typeof selectEntries>>[number] & { meetingUrl?: string | null }

export const selectPublishedEntry = (db: Database, id: string, reader: Language) =>
  selectEntries(db, reader).where(and(eq(events.id, id), isPublished))

export async function selectPublicEntries(db: Database, now: number, reader: Language): Promise<EntryRow[]> {
  const [toCome, over] = await db.batch([
    selectEntries(db, reader)
      .where(and(isPublished, sql`${events.startsAt} > ${now}`))
      .orderBy(sql`${events.startsAt} ASC, ${events.id} ASC`)
      .limit(eventsToCome),
    selectEntries(db, reader)
      .where(and(isPublished, sql`${events.startsAt} <= ${now} AND ${events.startsAt} > ${now - keptDays * dayMs}`))
      .orderBy(sql`${events.startsAt} DESC, ${events.id} DESC`)
      .limit(eventsOver),
  ])
  return [...over.toReversed(), ...toCome]
}

/** @returns nothing for an address that has ended or never existed, or if its account is closed */
export const selectFeedOwner = (db: Database, secretHash: string) =>
  db
    .select({ userId: calendarFeeds.userId, language: users.language })
    .from(calendarFeeds)
    .innerJoin(users, eq(users.id, calendarFeeds.userId))
    .where(
      and(
        eq(calendarFeeds.secretHash, secretHash),
        sql`NOT EXISTS (SELECT 1 FROM user_entries WHERE user_id = ${calendarFeeds.userId} AND state IN ('suspended', 'deleting'))`,
      ),
    )

export async function readFeed(
  db: Database,
  { secretHash, reader, now, today }: { secretHash: string; reader: Language; now: number; today: number },
): Promise<EntryRow[]> {
  const [rows] = await db.batch([
    db
      .select({
        ...entryColumns(reader),
        meetingUrl: sql<
          string | null
        >`iif(${events.type} = 'online' AND ${events.cancelledAt} IS NULL AND ${events.deletedAt} IS NULL, ${events.location}, NULL)`.as(
          'meeting_url',
        ),
      })
      .from(events)
      .leftJoin(profiles, eq(profiles.id, events.educatorId))
      .where(
        sql`${events.id} IN (
          SELECT event_id FROM (
            SELECT event_id, status FROM event_registrations
            WHERE ${eventRegistrations.userId} = (SELECT user_id FROM calendar_feeds WHERE secret_hash = ${secretHash})
            ORDER BY updated_at DESC, id DESC LIMIT ${registrations}
          ) WHERE status = 'registered'
        ) AND +${events.endsAt} > ${now - keptDays * dayMs}`,
      )
      .orderBy(sql`${events.startsAt} ASC, ${events.id} ASC`),
    db
      .update(calendarFeeds)
      .set({ readAt: today })
      .where(
        and(
          eq(calendarFeeds.secretHash, secretHash),
          sql`(${calendarFeeds.readAt} IS NULL OR ${calendarFeeds.readAt} < ${today})`,
        ),
      ),
  ])
  return rows
}

export async function selectFeed(db: Database, { userId }: SignedIn) {
  const [feed] = await db
    .select({ createdAt: calendarFeeds.createdAt, readAt: calendarFeeds.readAt })
    .from(calendarFeeds)
    .where(eq(calendarFeeds.userId, userId))
  return feed
}

export const putFeed = (context: Context, actor: SignedIn, secretHash: string) => {
  const { db, at } = context
  const feed = { secretHash, createdAt: at, readAt: null }
  return db.batch([
    db
      .insert(calendarFeeds)
      .values({ userId: actor.userId, ...feed })
      .onConflictDoUpdate({ target: calendarFeeds.userId, set: feed }),
    insertAuditRow(context, {
      action: 'calendar_feed.created',
      subject: { type: 'user', id: actor.userId },
    }),
  ])
}

export const deleteFeed = (context: Context, actor: SignedIn) =>
  context.db.batch([
    insertAuditRow(context, {
      action: 'calendar_feed.revoked',
      subject: { type: 'user', id: actor.userId },
      from: sql`FROM ${calendarFeeds} WHERE ${isOwn(calendarFeeds.userId, actor)}`,
    }),
    context.db.delete(calendarFeeds).where(isOwn(calendarFeeds.userId, actor)),
  ])

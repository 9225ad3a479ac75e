import { languages } from '@kere/contracts/accounts/languages'
import type { CourseCategory } from '@kere/contracts/courses/course-options'
import {
  eventCategories,
  eventLimits,
  eventSources,
  type EventState,
  type EventType,
  eventTypes,
} from '@kere/contracts/events/event-options'
import { type SQL, sql } from 'drizzle-orm'
import { check, index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { exportRow, exportColumns } from '../../declarations/data-exports.ts'
import { adminRecord } from '../../declarations/admin-records.ts'
import { declare } from '../../declarations/declare.ts'
import { dayMs, expiresAfter, neverExpires } from '../../declarations/retention.ts'
import { profiles } from '../accounts/profiles.ts'

/**
 * C-37: the category `other` is listed under `product`. The SQL has no parameters, because an index on an expression
 * matches only the identical expression.
 */
export const eventTab = sql<'product' | 'info'>`CASE WHEN "category" = 'info' THEN 'info' ELSE 'product' END`

/**
 * The state in the list of those who manage the event. It is SQL because an index on an expression matches only the
 * identical expression.
 */
export const eventStanding = sql<
  EventState | 'deleted'
>`CASE WHEN "deleted_at" IS NOT NULL THEN 'deleted' WHEN "published" = 0 AND "cancelled_at" IS NULL THEN 'draft' WHEN "is_over" THEN 'past' WHEN "cancelled_at" IS NOT NULL THEN 'cancelled' ELSE 'published' END`

export const eventKind = sql<EventType | ''>`CASE WHEN "type" IS NULL THEN '' ELSE "type" END`

/** Events without a date sort after all that have one. */
const unplannedAt = sql.raw(String(Date.parse('9999-12-31T00:00:00Z')))

/**
 * S-480. The event as it was last saved. For each tab, type and language, the public list reads one range of an index. Triggers
 * maintain the counts of seats.
 */
export const events = sqliteTable(
  'events',
  {
    /**
     * The rowid by which the full-text search refers to the row. It is declared, because VACUUM may change an undeclared
     * rowid.
     */
    searchRowId: integer('seq').primaryKey(),
    id: text('id').notNull().unique(),
    title: text('title').notNull().default(''),
    description: text('description').notNull().default(''),
    /** The language of its own texts, that of the venue among them. */
    language: text('language', { enum: languages }).notNull().default('en'),
    type: text('type', { enum: eventTypes }),
    category: text('category', { enum: eventCategories }).notNull().default('product'),
    topic: text('topic').$type<CourseCategory>(),
    source: text('source', { enum: eventSources }).notNull().default('internal'),
    externalUrl: text('external_url'),
    /** The meeting link of an online event, otherwise the venue. */
    location: text('location').notNull().default(''),
    isLinkPublic: integer('is_link_public', { mode: 'boolean' }).notNull().default(false),
    /** Null only until a complete event has been saved. */
    startsAt: integer('starts_at'),
    endsAt: integer('ends_at'),
    closesAt: integer('closes_at'),
    closesMinutesBefore: integer('closes_minutes_before').notNull().default(0),
    maxParticipants: integer('max_participants').notNull().default(eventLimits.maxParticipantsDefault),
    /** In whole rupees; 0 is free. */
    price: integer('price').notNull().default(0),
    givesCertificates: integer('gives_certificates', { mode: 'boolean' }).notNull().default(false),
    hasWaitlist: integer('has_waitlist', { mode: 'boolean' }).notNull().default(true),
    coverImage: text('cover_image'),
    coverDrawing: integer('cover_drawing').notNull().default(0),
    recordingUrl: text('recording_url'),
    isHiddenFromHome: integer('is_hidden_from_home', { mode: 'boolean' }).notNull().default(false),
    educatorId: text('educator_id').references(() => profiles.id, { onDelete: 'set null' }),
    published: integer('published', { mode: 'boolean' }).notNull().default(false),
    publishedAt: integer('published_at'),
    cancelledAt: integer('cancelled_at'),
    cancelMessage: text('cancel_message'),
    /** Set for a deleted event, which is removed for good after `restorableDays`. Never set while published. */
    deletedAt: integer('deleted_at'),
    /**
     * The sequence number of the calendar entry (RFC 5545): it rises with each change that calendars have to follow.
     */
    sequence: integer('sequence').notNull().default(0),
    /**
     * The id of the row's latest change. Other statements of the same batch compare it to tell whether that change took
     * effect.
     */
    lastChange: text('last_change').notNull().default(''),
    /**
     * The number of registrations that are registered, occupy a seat, wait, and are checked in. Triggers on
     * `event_registrations` maintain them.
     */
    registrationsCount: integer('registrations_count').notNull().default(0),
    takenCount: integer('taken_count').notNull().default(0),
    waitlistCount: integer('waitlist_count').notNull().default(0),
    checkedInCount: integer('checked_in_count').notNull().default(0),
    createdAt: integer('created_at').notNull(),
    updatedAt: integer('updated_at').notNull(),
    /** The last change of any kind, including those of the draft. It sorts the list of those who manage the event. */
    touchedAt: integer('touched_at').notNull().default(0),
    /** Whether the end has passed. Each save sets it, and so does scheduled work. */
    isOver: integer('is_over', { mode: 'boolean' }).notNull().default(false),
    plannedAt: integer('planned_at')
      .notNull()
      .generatedAlwaysAs(sql`coalesce(starts_at, ${unplannedAt})`, { mode: 'virtual' }),
    /**
     * Sorts upcoming events by start, then events without a date, then past ones with the latest first, in one index.
     */
    agendaAt: integer('agenda_at')
      .notNull()
      .generatedAlwaysAs(
        sql`CASE WHEN is_over THEN 2 * ${unplannedAt} - coalesce(starts_at, 0) ELSE coalesce(starts_at, ${unplannedAt}) END`,
        { mode: 'virtual' },
      ),
  },
  (table) => {
    const isPublished = sql`published = 1`
    return [
      index('events_by_tab_type_language_end')
        .on(eventTab, table.type, table.language, table.endsAt, table.id)
        .where(isPublished),
      index('events_by_tab_type_language_over_start')
        .on(eventTab, table.type, table.language, table.isOver, table.startsAt, table.id)
        .where(isPublished),
      index('events_by_start').on(table.startsAt, table.id).where(isPublished),
      index('events_by_educator').on(table.educatorId, table.updatedAt, table.id),
      index('events_to_come_by_educator')
        .on(table.educatorId, table.startsAt, table.id)
        .where(sql`published = 1 AND is_over = 0`),
      index('events_by_update').on(table.updatedAt, table.id),
      index('events_by_standing_touch').on(eventStanding, eventKind, table.touchedAt, table.id),
      index('events_by_standing_plan').on(eventStanding, eventKind, table.plannedAt, table.id),
      index('events_by_standing_agenda').on(eventStanding, eventKind, table.agendaAt, table.id),
      index('events_to_end')
        .on(table.endsAt)
        .where(sql`is_over = 0`),
      // Events that have both free seats and people waiting for them.
      index('events_to_settle')
        .on(table.startsAt, table.id)
        .where(
          sql`waitlist_count > 0 AND taken_count < max_participants AND cancelled_at IS NULL AND deleted_at IS NULL`,
        ),
      // Reminders are sent for withdrawn events too, because their attendees keep their seats. Cancelled events are
      // left out.
      index('events_taking_place')
        .on(table.startsAt, table.id)
        .where(sql`published_at IS NOT NULL AND cancelled_at IS NULL AND deleted_at IS NULL`),
      index('events_deleted')
        .on(table.deletedAt)
        .where(sql`deleted_at IS NOT NULL`),
      check('events_end_after_start', sql`ends_at > starts_at`),
      check(
        'events_published_are_whole',
        sql`published = 0 OR (published_at IS NOT NULL AND starts_at IS NOT NULL
        AND ends_at IS NOT NULL AND closes_at IS NOT NULL AND type IS NOT NULL AND deleted_at IS NULL)`,
      ),
      check('events_price_is_not_negative', sql`price >= 0`),
      check('events_have_room', sql`max_participants >= 1`),
      // No more seats are given than there are (W-10), and the number of seats cannot be set below those already taken
      // (U-21).
      check('events_seats_are_there', sql`taken_count BETWEEN 0 AND max_participants`),
      check(
        'events_counts_are_not_negative',
        sql`registrations_count >= 0 AND waitlist_count >= 0 AND checked_in_count >= 0`,
      ),
    ]
  },
)

/** Counts all events by state, for admins. Triggers on `events` maintain it. */
export const eventStandingCounts = sqliteTable('event_standing_counts', {
  standing: text('standing').$type<EventState | 'deleted'>().primaryKey(),
  count: integer('count').notNull(),
})

/**
 * The days in IST on which a published event takes place. An index on the start alone would miss events that began
 * earlier and still go on. Triggers on `events` maintain it.
 */
export const eventDays = sqliteTable(
  'event_days',
  {
    eventId: text('event_id')
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    day: text('day').notNull(),
    tab: text('tab', { enum: ['product', 'info'] }).notNull(),
    type: text('type', { enum: eventTypes }).notNull(),
    language: text('language', { enum: languages }).notNull().default('en'),
    startsAt: integer('starts_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.eventId, table.day] }),
    index('event_days_listed').on(table.tab, table.type, table.language, table.day, table.startsAt, table.eventId),
  ],
)

const countOf = (condition: string) =>
  sql.raw(`(SELECT count(*) FROM event_registrations WHERE event_id = events.id AND ${condition})`)

/** Adds walk-ins, each of whom occupies a seat and is present. */
const withWalkIns = (count: SQL) => sql`(${count} + (SELECT count(*) FROM event_walk_ins WHERE event_id = events.id))`

export const declarations = [
  declare(events, {
    translated: { kind: 'event', isRoot: true },
    notice: { group: 'events', what: 'Events that you host', why: 'To announce and run them' },
    retention: expiresAfter({
      since: events.deletedAt,
      ttlMs: eventLimits.restorableDays * dayMs,
      where: sql`deleted_at IS NOT NULL`,
      if: '',
    }),
    search: {
      event_search: {
        tokenizer: 'trigram',
        where: 'published = 1',
        columns: { title: 'title', description: 'description' },
        translated: { title: 'title', description: 'body' },
      },
      event_title_search: {
        tokenizer: 'words',
        where: 'published = 1',
        columns: { title: 'title' },
        translated: { title: 'title' },
      },
      managed_event_search: { tokenizer: 'trigram', columns: { title: 'title' } },
    },
    counterCaches: {
      registrationsCount: { expected: withWalkIns(countOf(`status = 'registered'`)) },
      takenCount: { expected: withWalkIns(countOf('takes_seat = 1')) },
      waitlistCount: { expected: countOf(`status = 'waitlisted'`) },
      checkedInCount: {
        expected: withWalkIns(countOf(`status = 'registered' AND checked_in_at IS NOT NULL`)),
        sourceRows: 'registrationsCount',
      },
    },
    fileReferences: { coverImage: { changedAt: 'touched_at' } },
  }),
  declare(eventDays, { retention: neverExpires('staff') }),
  declare(eventStandingCounts, { aggregate: { source: events, groupBy: { standing: eventStanding } } }),
]

export const dataExports = [exportRow(events.educatorId), exportColumns(eventDays.eventId, [eventDays.day])]

export const adminRecords = [
  adminRecord(events, {
    name: 'events',
    label: 'Events hosted',
    owners: [events.educatorId],
    title: events.title,
    note: sql`CASE WHEN deleted_at IS NOT NULL THEN 'deleted' WHEN cancelled_at IS NOT NULL THEN 'cancelled'
      WHEN published THEN 'published' ELSE 'draft' END`,
    at: events.updatedAt,
  }),
]

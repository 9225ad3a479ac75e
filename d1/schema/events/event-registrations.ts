import { registrationStatuses } from '@kere/contracts/events/registration-statuses'
import { sql } from 'drizzle-orm'
import { check, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { exportColumns } from '../../declarations/data-exports.ts'
import { adminRecord } from '../../declarations/admin-records.ts'
import { declare } from '../../declarations/declare.ts'
import { neverExpires } from '../../declarations/retention.ts'
import { events } from './events.ts'
import { profiles } from '../accounts/profiles.ts'

/**
 * Tells that a person is not checked in. It is SQL because an index on an expression matches only the identical
 * expression.
 */
export const isToCome = sql<number>`("checked_in_at" IS NULL)`

/** S-481, U-03: one row for each person and event. Triggers maintain their counts on `events`. */
export const eventRegistrations = sqliteTable(
  'event_registrations',
  {
    id: text('id').primaryKey(),
    eventId: text('event_id')
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    status: text('status', { enum: registrationStatuses }).notNull(),
    /**
     * Whether the row occupies a seat: registered, ordering, offered, or cancelled and still undoable until
     * `seatUntil`.
     */
    takesSeat: integer('takes_seat', { mode: 'boolean' }).notNull(),
    seatUntil: integer('seat_until'),
    cancelledFrom: text('cancelled_from', { enum: registrationStatuses }),
    /** The place in the queue; the smallest number comes first. A number is never reused in an event. */
    queueNumber: integer('queue_number'),
    ticketCode: text('ticket_code').notNull().unique(),
    wantsReminder: integer('wants_reminder', { mode: 'boolean' }).notNull().default(false),
    remindedAt: integer('reminded_at'),
    /** The order that paid for the seat. A refund frees only the seat of its own order. */
    grantId: text('grant_id').unique(),
    registeredAt: integer('registered_at'),
    cancelledAt: integer('cancelled_at'),
    /** A trigger clears it when the seat is taken again, so that the statements that take a seat need not. */
    checkedInAt: integer('checked_in_at'),
    /** Sorts the host's list. It contains only the part of the name that everybody may see. Triggers maintain it. */
    sortedName: text('sorted_name').notNull().default(''),
    checkedInBy: text('checked_in_by').references(() => profiles.id, { onDelete: 'set null' }),
    /**
     * The id of the row's latest change. Other statements of the same batch compare it to tell whether that change took
     * effect.
     */
    lastChange: text('last_change').notNull(),
    createdAt: integer('created_at').notNull(),
    updatedAt: integer('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('event_registrations_by_event_user').on(table.eventId, table.userId),
    uniqueIndex('event_registrations_in_order')
      .on(table.eventId, table.queueNumber)
      .where(sql`queue_number IS NOT NULL`),
    index('event_registrations_waiting')
      .on(table.eventId, table.queueNumber)
      .where(sql`status = 'waitlisted'`),
    index('event_registrations_by_event').on(table.eventId, table.id),
    index('event_registrations_by_event_status').on(table.eventId, table.status, isToCome, table.updatedAt, table.id),
    index('event_registrations_by_event_name').on(table.eventId, table.status, isToCome, table.sortedName, table.id),
    index('event_registrations_by_user').on(table.userId, table.updatedAt, table.id),
    // Two indexes for seats whose time may have run out (offers, and cancellations that can no longer be undone): of
    // all events, and of one event.
    index('event_registrations_by_seat_end')
      .on(table.seatUntil)
      .where(sql`takes_seat = 1 AND seat_until IS NOT NULL`),
    index('event_registrations_by_event_seat_end')
      .on(table.eventId, table.seatUntil)
      .where(sql`takes_seat = 1 AND seat_until IS NOT NULL`),
    index('event_registrations_to_remind')
      .on(table.eventId, table.id)
      .where(sql`wants_reminder = 1 AND status = 'registered' AND reminded_at IS NULL`),
    index('event_registrations_by_checker')
      .on(table.checkedInBy)
      .where(sql`checked_in_by IS NOT NULL`),
    check(
      'event_registrations_status_is_known',
      sql`status IN ('registered', 'awaiting_payment', 'offered', 'waitlisted', 'cancelled')`,
    ),
    check(
      'event_registrations_seats_are_taken',
      sql`(status NOT IN ('registered', 'awaiting_payment', 'offered') OR takes_seat = 1) AND (status <> 'waitlisted' OR takes_seat = 0)`,
    ),
    check('event_registrations_waiting_have_a_number', sql`status <> 'waitlisted' OR queue_number IS NOT NULL`),
    check(
      'event_registrations_kept_seats_end',
      sql`status NOT IN ('offered', 'cancelled') OR takes_seat = 0 OR seat_until IS NOT NULL`,
    ),
  ],
)

export const declarations = [
  declare(eventRegistrations, {
    notice: {
      group: 'events',
      what: 'Events you registered for, your answers, and whether you came',
      why: 'To keep your seat, and to let the organizer check you in',
    },
    retention: neverExpires('account'),
  }),
]

export const dataExports = [
  exportColumns(eventRegistrations.checkedInBy, [eventRegistrations.eventId, eventRegistrations.checkedInAt]),
]

export const adminRecords = [
  adminRecord(eventRegistrations, {
    name: 'registrations',
    label: 'Event registrations',
    owners: [eventRegistrations.userId],
    title: sql`(SELECT ${events.title} FROM ${events} WHERE ${events.id} = ${eventRegistrations.eventId})`,
    note: eventRegistrations.status,
    at: eventRegistrations.updatedAt,
  }),
]

import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { exportColumns } from '../../declarations/data-exports.ts'
import { adminRecord } from '../../declarations/admin-records.ts'
import { declare } from '../../declarations/declare.ts'
import { erasedByEmail } from '../../declarations/erasure.ts'
import { dayMs, expiresAfter } from '../../declarations/retention.ts'
import { events } from './events.ts'
import { profiles } from '../accounts/profiles.ts'

/**
 * People who were let in at the door without a registration. No account is looked up, so that the host cannot find out
 * who has one. Triggers count them on `events`.
 */
export const eventWalkIns = sqliteTable(
  'event_walk_ins',
  {
    id: text('id').primaryKey(),
    eventId: text('event_id')
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** The owner of this address sees the row, and it is deleted when their account is erased. */
    email: text('email'),
    sortedName: text('sorted_name').notNull(),
    checkedInAt: integer('checked_in_at').notNull(),
    checkedInBy: text('checked_in_by').references(() => profiles.id, { onDelete: 'set null' }),
  },
  (table) => [
    uniqueIndex('event_walk_ins_by_event_email')
      .on(table.eventId, table.email)
      .where(sql`email IS NOT NULL`),
    index('event_walk_ins_by_event_name').on(table.eventId, table.sortedName, table.id),
    index('event_walk_ins_by_event_time').on(table.eventId, table.checkedInAt, table.id),
    index('event_walk_ins_by_email').on(table.email),
    index('event_walk_ins_by_checker').on(table.checkedInBy),
    index('event_walk_ins_by_time').on(table.checkedInAt),
  ],
)

export const declarations = [
  declare(eventWalkIns, {
    notice: {
      group: 'events',
      what: 'Name and address of somebody who came without registering',
      why: 'To count who came, and to send a certificate',
    },
    retention: expiresAfter({ since: eventWalkIns.checkedInAt, ttlMs: 365 * dayMs }),
    erasure: { email: erasedByEmail },
  }),
]

export const dataExports = [exportColumns(eventWalkIns.checkedInBy, [eventWalkIns.eventId, eventWalkIns.checkedInAt])]

export const adminRecords = [
  adminRecord(eventWalkIns, {
    name: 'walk-ins',
    label: 'Let in at events',
    owners: [eventWalkIns.email],
    title: sql`(SELECT ${events.title} FROM ${events} WHERE ${events.id} = ${eventWalkIns.eventId})`,
    at: eventWalkIns.checkedInAt,
  }),
]

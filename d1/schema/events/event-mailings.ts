import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { declare } from '../../declarations/declare.ts'
import { dayMs, expiresAfter } from '../../declarations/retention.ts'
import { events } from './events.ts'
import { profiles } from '../accounts/profiles.ts'

/**
 * The mailings of the last day. They limit how often an event, or a person who changes events, can email all attendees.
 */
export const eventMailings = sqliteTable(
  'event_mailings',
  {
    change: text('change').primaryKey(),
    eventId: text('event_id')
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    managerId: text('manager_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    at: integer('at').notNull(),
  },
  (table) => [
    index('event_mailings_by_event').on(table.eventId, table.at),
    index('event_mailings_by_manager').on(table.managerId, table.at),
    index('event_mailings_by_age').on(table.at),
  ],
)

export const declarations = [
  declare(eventMailings, {
    notice: {
      group: 'events',
      what: 'That you wrote to the people of your event',
      why: 'To keep one message from being sent twice',
    },
    retention: expiresAfter({ since: eventMailings.at, ttlMs: dayMs }),
  }),
]

import type { EventDetails } from '@kere/contracts/event-draft'
import { sql } from 'drizzle-orm'
import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { disclosed } from '../disclosure-rule.ts'
import { unswept } from '../retention-rule.ts'
import { events } from './events.ts'

/** What is being typed; every event has one. Saving copies it to where everybody looks. */
export const eventDrafts = sqliteTable('event_drafts', {
  eventId: text('event_id')
    .primaryKey()
    .references(() => events.id, { onDelete: 'cascade' }),
  details: text('details', { mode: 'json' }).$type<EventDetails>().notNull(),
  version: integer('version').notNull().default(1),
  updatedAt: integer('updated_at').notNull(),
})

export const retention = [unswept(eventDrafts, 'staff')]

export const fileUses = [
  sql`SELECT substr(details ->> 'coverImage', 8) AS key FROM event_drafts WHERE details ->> 'coverImage' LIKE '/media/%'`,
]

export const disclosures = [disclosed(eventDrafts.eventId)]

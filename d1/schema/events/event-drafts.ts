import type { EventDetails } from '@kere/contracts/events/event-draft'
import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { exportRow } from '../../declarations/data-exports.ts'
import { declare } from '../../declarations/declare.ts'
import { neverExpires } from '../../declarations/retention.ts'
import { events } from './events.ts'

export const eventDrafts = sqliteTable('event_drafts', {
  eventId: text('event_id')
    .primaryKey()
    .references(() => events.id, { onDelete: 'cascade' }),
  details: text('details', { mode: 'json' }).$type<EventDetails>().notNull(),
  version: integer('version').notNull().default(1),
  updatedAt: integer('updated_at').notNull(),
})

export const declarations = [
  declare(eventDrafts, {
    retention: neverExpires('staff'),
    fileReferences: { details: { path: "details ->> 'coverImage'", changedAt: 'updated_at' } },
  }),
]

export const dataExports = [exportRow(eventDrafts.eventId)]

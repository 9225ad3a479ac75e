import { fellowshipTracks as tracks } from '@kere/contracts/fellowship/fellowship-options'
import { sql } from 'drizzle-orm'
import { check, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { declare } from '../../declarations/declare.ts'
import { neverExpires } from '../../declarations/retention.ts'

/** C-25. One row for each round of a track. The current round has the largest number. */
export const fellowshipTracks = sqliteTable(
  'fellowship_tracks',
  {
    track: text('track', { enum: tracks }).notNull(),
    round: integer('round').notNull(),
    /** Whether an admin has switched the round on. Whether it is open also depends on its two moments. */
    isOpen: integer('is_open', { mode: 'boolean' }).notNull(),
    opensAt: integer('opens_at'),
    deadline: integer('deadline'),
    startsOn: text('starts_on'),
    endsOn: text('ends_on'),
    capacity: integer('capacity'),
    isBlind: integer('is_blind', { mode: 'boolean' }).notNull().default(false),
    updatedAt: integer('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.track, table.round] }),
    check('fellowship_tracks_open_before_they_close', sql`opens_at IS NULL OR deadline IS NULL OR opens_at < deadline`),
  ],
)

export const declarations = [declare(fellowshipTracks, { retention: neverExpires('staff') })]

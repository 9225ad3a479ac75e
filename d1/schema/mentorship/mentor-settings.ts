import type { MentorshipArea } from '@kere/contracts/mentorship/mentorship-options'
import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { declare } from '../../declarations/declare.ts'
import { neverExpires } from '../../declarations/retention.ts'
import { profiles } from '../accounts/profiles.ts'

export const mentorSettings = sqliteTable('mentor_settings', {
  mentorId: text('mentor_id')
    .primaryKey()
    .references(() => profiles.id, { onDelete: 'cascade' }),
  /** The number of people whom the mentor guides at the same time. */
  capacity: integer('capacity').notNull(),
  areas: text('areas', { mode: 'json' }).$type<MentorshipArea[]>().notNull().default([]),
  /** The day in IST from which the mentor takes people again. */
  pausedUntil: text('paused_until'),
  meetingUrl: text('meeting_url'),
  /** Whether a booked session is confirmed at once. */
  confirmsItself: integer('confirms_itself', { mode: 'boolean' }).notNull().default(false),
  /** The open hours of a week in IST: 0 is the first hour of Monday, 167 the last of Sunday. */
  weeklyHours: text('weekly_hours', { mode: 'json' }).$type<number[]>().notNull().default([]),
  /** Starts of single hours that are open or closed contrary to the weekly hours. */
  openedStarts: text('opened_starts', { mode: 'json' }).$type<number[]>().notNull().default([]),
  closedStarts: text('closed_starts', { mode: 'json' }).$type<number[]>().notNull().default([]),
  updatedAt: integer('updated_at').notNull(),
})

export const declarations = [
  declare(mentorSettings, {
    notice: { group: 'mentorship', what: 'Your hours and how many people you mentor', why: 'To let learners ask you' },
    retention: neverExpires('account'),
  }),
]

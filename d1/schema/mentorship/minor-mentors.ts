import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { adminRecord } from '../../declarations/admin-records.ts'
import { exportColumns } from '../../declarations/data-exports.ts'
import { declare } from '../../declarations/declare.ts'
import { neverExpires } from '../../declarations/retention.ts'
import { profiles } from '../accounts/profiles.ts'
import { users } from '../accounts/users.ts'

/** Whether an admin lets an educator mentor people under 18. Without a row nobody has decided, and they may not. */
export const minorMentors = sqliteTable(
  'minor_mentors',
  {
    id: text('id')
      .primaryKey()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    isApproved: integer('is_approved', { mode: 'boolean' }).notNull().default(false),
    reason: text('reason'),
    /** The reason of the decision before, to which an undo returns. */
    reasonBefore: text('reason_before'),
    decidedAt: integer('decided_at'),
    decidedBy: text('decided_by').references(() => users.id, { onDelete: 'set null' }),
    /** The ids of the latest decision's emails begin with it. */
    lastChange: text('last_change').notNull().default(''),
  },
  (table) => [index('minor_mentors_by_admin').on(table.decidedBy)],
)

export const declarations = [
  declare(minorMentors, {
    notice: {
      group: 'mentorship',
      what: 'Whether an educator may mentor learners under 18, and the reason',
      why: 'To protect children',
    },
    retention: neverExpires('account'),
  }),
]

export const dataExports = [exportColumns(minorMentors.decidedBy, [minorMentors.reason, minorMentors.decidedAt])]

export const adminRecords = [
  adminRecord(minorMentors, {
    name: 'minor-mentors',
    label: 'Mentoring learners under 18',
    owners: [minorMentors.id],
    title: sql`iif(${minorMentors.isApproved}, 'Approved', 'Not approved')`,
    note: minorMentors.reason,
    at: minorMentors.decidedAt,
    where: () => sql`${minorMentors.decidedAt} IS NOT NULL`,
    path: sql`'/dashboard/minor-mentors?educator=' || ${minorMentors.id}`,
  }),
]

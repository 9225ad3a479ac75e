import { applicationStatuses } from '@kere/contracts/educator-application-options'
import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { summed } from '../counter-rule.ts'
import { partlyDisclosed } from '../disclosure-rule.ts'
import { held } from '../holding-rule.ts'
import { unswept } from '../retention-rule.ts'
import { users } from './users.ts'

/** C-28. What applicants say of themselves is their profile. */
export const educatorApplications = sqliteTable(
  'educator_applications',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    status: text('status', { enum: applicationStatuses }).notNull().default('pending'),
    submittedAt: integer('submitted_at').notNull(),
    decidedAt: integer('decided_at'),
    decidedBy: text('decided_by').references(() => users.id, { onDelete: 'set null' }),
    reason: text('reason'),
  },
  (table) => [
    uniqueIndex('educator_applications_one_pending')
      .on(table.userId)
      .where(sql`status = 'pending'`),
    index('educator_applications_by_user').on(table.userId, table.submittedAt),
    index('educator_applications_by_date').on(table.submittedAt, table.id),
    index('educator_applications_by_decider')
      .on(table.decidedBy)
      .where(sql`decided_by IS NOT NULL`),
    index('educator_applications_by_status').on(table.status, table.submittedAt, table.id),
  ],
)

/** Kept by triggers on `educator_applications`. */
export const educatorApplicationCounts = sqliteTable('educator_application_counts', {
  status: text('status', { enum: applicationStatuses }).primaryKey(),
  count: integer('count').notNull(),
})

export const retention = [unswept(educatorApplications, 'account'), unswept(educatorApplicationCounts, 'count')]

export const sums = [
  summed(educatorApplicationCounts, { of: educatorApplications, by: { status: educatorApplications.status } }),
]

export const disclosures = [
  partlyDisclosed(educatorApplications.decidedBy, [
    educatorApplications.id,
    educatorApplications.status,
    educatorApplications.decidedAt,
    educatorApplications.reason,
  ]),
]

export const holdings = [
  held(educatorApplications, {
    name: 'educator-applications',
    label: 'Applications to teach',
    of: [educatorApplications.userId],
    title: sql`'Application to teach'`,
    note: educatorApplications.status,
    at: educatorApplications.submittedAt,
    path: sql`'/dashboard/educator-applications/' || ${educatorApplications.id}`,
  }),
]

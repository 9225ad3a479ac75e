import { applicationStatuses } from '@kere/contracts/accounts/educator-application-options'
import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { exportColumns } from '../../declarations/data-exports.ts'
import { adminRecord } from '../../declarations/admin-records.ts'
import type { AdminQueue } from '../../declarations/admin-queues.ts'
import { countsOf } from '../../declarations/counters.ts'
import { declare } from '../../declarations/declare.ts'
import { neverExpires } from '../../declarations/retention.ts'
import { users } from './users.ts'

/** C-28. The applicants' own texts are stored in their profiles. */
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
    /** The id of the latest decision. The ids of its emails begin with it. */
    lastChange: text('last_change'),
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

export const educatorApplicationCounts = countsOf('educator_application_counts', 'status', applicationStatuses)

export const declarations = [
  declare(educatorApplications, {
    notice: {
      group: 'account',
      what: 'Your application to teach: what you teach, links and papers, and the decision',
      why: 'To decide whether you can teach here',
    },
    retention: neverExpires('account'),
    webhookEvents: { 'application.submitted': { at: 'submitted_at', data: { id: 'id', kind: "'educator'" } } },
  }),
  declare(educatorApplicationCounts, {
    aggregate: { source: educatorApplications, groupBy: { status: educatorApplications.status } },
  }),
]

export const dataExports = [
  exportColumns(educatorApplications.decidedBy, [
    educatorApplications.id,
    educatorApplications.status,
    educatorApplications.decidedAt,
    educatorApplications.reason,
  ]),
]

export const adminRecords = [
  adminRecord(educatorApplications, {
    name: 'educator-applications',
    label: 'Applications to teach',
    owners: [educatorApplications.userId],
    title: sql`'Application to teach'`,
    note: educatorApplications.status,
    at: educatorApplications.submittedAt,
    path: sql`'/dashboard/educator-applications/' || ${educatorApplications.id}`,
  }),
]

export const adminQueues: readonly AdminQueue[] = [
  {
    name: 'educator-applications',
    noun: { one: 'educator application to decide', many: 'educator applications to decide' },
    text: 'Until then, they cannot publish or host events.',
    path: '/dashboard/educator-applications',
    isUrgent: true,
    targetHours: 3 * 24,
    count: sql`SELECT count FROM educator_application_counts WHERE status = 'pending'`,
    oldest: sql`SELECT min(submitted_at) FROM educator_applications WHERE status = 'pending'`,
  },
]

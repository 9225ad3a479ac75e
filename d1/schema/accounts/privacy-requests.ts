import {
  privacyRequestFilers,
  privacyRequestKinds,
  privacyRequestLimits,
  privacyRequestStates,
} from '@kere/contracts/accounts/privacy-request-options'
import { sql } from 'drizzle-orm'
import { check, index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { queuesByStatus } from '../../declarations/admin-queues.ts'
import { adminRecord } from '../../declarations/admin-records.ts'
import { countsOf } from '../../declarations/counters.ts'
import { exportColumns } from '../../declarations/data-exports.ts'
import { declare } from '../../declarations/declare.ts'
import { erasedByEmail } from '../../declarations/erasure.ts'
import { dayMs, expiresAfter } from '../../declarations/retention.ts'
import { users } from './users.ts'

/** Each row is what somebody asked for about their own data, with its due date and answer (W-60). */
export const privacyRequests = sqliteTable(
  'privacy_requests',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: privacyRequestKinds }).notNull(),
    filedBy: text('filer', { enum: privacyRequestFilers }).notNull(),
    state: text('state', { enum: privacyRequestStates }).notNull(),
    text: text('text'),
    nomineeName: text('nominee_name'),
    nomineeEmail: text('nominee_email'),
    submittedAt: integer('submitted_at').notNull(),
    dueAt: integer('due_at'),
    closedAt: integer('closed_at'),
    reply: text('reply'),
    repliedAt: integer('replied_at'),
    repliedBy: text('replied_by').references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [
    index('privacy_requests_by_date').on(table.submittedAt, table.id),
    index('privacy_requests_by_state').on(table.state, table.submittedAt, table.id),
    index('privacy_requests_by_kind').on(table.kind, table.submittedAt, table.id),
    index('privacy_requests_by_state_and_kind').on(table.state, table.kind, table.submittedAt, table.id),
    index('privacy_requests_by_user').on(table.userId, table.submittedAt, table.id),
    index('privacy_requests_by_nominee').on(table.nomineeEmail),
    index('privacy_requests_by_replier').on(table.repliedBy),
    index('privacy_requests_by_close').on(table.closedAt),
    check('privacy_requests_closed_have_a_date', sql`(state IN ('waiting', 'scheduled')) = (closed_at IS NULL)`),
    check('privacy_requests_open_have_a_due_date', sql`closed_at IS NOT NULL OR due_at IS NOT NULL`),
  ],
)

export const privacyRequestCounts = countsOf('privacy_request_counts', 'state', privacyRequestStates)

export const declarations = [
  declare(privacyRequests, {
    notice: {
      group: 'account',
      what: 'What you asked for about your data, whom you named to act for you, and our answer',
      why: 'To answer in time, and to show that we did',
    },
    // A nomination counts until it is withdrawn.
    retention: expiresAfter({
      since: privacyRequests.closedAt,
      ttlMs: 3 * 365 * dayMs,
      where: sql`(kind <> 'nomination' OR state = 'withdrawn')`,
      if: 'unless it names somebody to act for you',
    }),
    erasure: { nomineeEmail: erasedByEmail },
  }),
  declare(privacyRequestCounts, { aggregate: { source: privacyRequests, groupBy: { state: privacyRequests.state } } }),
]

export const dataExports = [
  exportColumns(privacyRequests.repliedBy, [privacyRequests.id, privacyRequests.reply, privacyRequests.repliedAt]),
]

const path = '/dashboard/privacy-requests'

export const adminRecords = [
  adminRecord(privacyRequests, {
    name: 'privacy-requests',
    label: 'Privacy requests',
    owners: [privacyRequests.userId],
    title: privacyRequests.kind,
    note: privacyRequests.state,
    at: privacyRequests.submittedAt,
    path: sql`'/dashboard/privacy-requests?request=' || ${privacyRequests.id}`,
  }),
]

export const adminQueues = queuesByStatus(
  { counts: privacyRequestCounts.state, since: privacyRequests.submittedAt, path },
  {
    waiting: {
      name: 'privacy-requests',
      noun: { one: 'privacy request', many: 'privacy requests' },
      text: 'The law sets a date for each answer.',
      isUrgent: true,
      targetHours: privacyRequestLimits.answerDays * 24,
    },
  },
)

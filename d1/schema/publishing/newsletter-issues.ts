import { languages } from '@kere/contracts/accounts/languages'
import { newsletterFrequencies } from '@kere/contracts/forms/newsletter-options'
import { issueAudiences, issueStates, type RenderedIssue } from '@kere/contracts/publishing/newsletter-issue-options'

import { sql } from 'drizzle-orm'
import { check, index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { adminRecord } from '../../declarations/admin-records.ts'
import { exportColumns, exportRow } from '../../declarations/data-exports.ts'
import { countsOf } from '../../declarations/counters.ts'
import { declare } from '../../declarations/declare.ts'
import { dayMs, expiresAfter, neverExpires } from '../../declarations/retention.ts'
import { profiles } from '../accounts/profiles.ts'
import { newsletterSubscribers } from '../forms/newsletter.ts'

/** W-35. A newsletter issue, from its draft on. Once its first email is sent, it is in the archive. */
export const newsletterIssues = sqliteTable(
  'newsletter_issues',
  {
    searchRowId: integer('seq').primaryKey(),
    id: text('id').notNull().unique(),
    slug: text('slug').unique(),
    title: text('title').notNull().default(''),
    language: text('language', { enum: languages }).notNull().default('en'),
    preview: text('preview').notNull().default(''),
    content: text('content').notNull().default(''),
    audience: text('audience', { enum: issueAudiences }).notNull().default('all'),
    frequency: text('frequency', { enum: newsletterFrequencies }).notNull().default('monthly'),
    state: text('state', { enum: issueStates }).notNull().default('draft'),
    version: integer('version').notNull().default(1),
    /** The rendered text of `renderedVersion`, made when it was tested, scheduled or sent. */
    rendered: text('rendered', { mode: 'json' }).$type<RenderedIssue>(),
    renderedVersion: integer('rendered_version').notNull().default(0),
    authorId: text('author_id').references(() => profiles.id, { onDelete: 'set null' }),
    createdAt: integer('created_at').notNull(),
    savedAt: integer('saved_at').notNull(),
    touchedAt: integer('touched_at').notNull(),
    scheduledAt: integer('scheduled_at'),
    startedAt: integer('started_at'),
    finishedAt: integer('finished_at'),
    /** The `seq` of the subscriber whose email was written last; null before the first and after the last. */
    writtenUntil: integer('written_until'),
    /**
     * Triggers on the deliveries maintain these counts, because the deliveries themselves are deleted earlier than the
     * issue.
     */
    recipientsCount: integer('recipients_count').notNull().default(0),
    sentCount: integer('sent_count').notNull().default(0),
    failedCount: integer('failed_count').notNull().default(0),
    withheldCount: integer('withheld_count').notNull().default(0),
    unsubscribedCount: integer('unsubscribed_count').notNull().default(0),
  },
  (table) => [
    index('newsletter_issues_by_touch').on(table.touchedAt, table.id),
    index('newsletter_issues_by_state').on(table.state, table.touchedAt, table.id),
    index('newsletter_issues_by_author').on(table.authorId, table.touchedAt),
    index('newsletter_issues_scheduled')
      .on(table.scheduledAt)
      .where(sql`state = 'scheduled'`),
    index('newsletter_issues_being_sent')
      .on(table.startedAt)
      .where(sql`state = 'sending'`),
    index('newsletter_issues_archive')
      .on(table.startedAt, table.id)
      .where(sql`started_at IS NOT NULL`),
    check('newsletter_issues_state_is_known', sql`state IN ('draft', 'scheduled', 'sending', 'paused', 'sent')`),
    check(
      'newsletter_issues_shown_are_whole',
      sql`started_at IS NULL OR (slug IS NOT NULL AND rendered IS NOT NULL AND rendered_version = version)`,
    ),
    check('newsletter_issues_scheduled_have_a_time', sql`(state = 'scheduled') = (scheduled_at IS NOT NULL)`),
  ],
)

export const newsletterIssueCounts = countsOf('newsletter_issue_counts', 'state', issueStates)

export const deliveryStates = ['queued', 'sent', 'failed', 'withheld'] as const

/** One row for each issue and recipient, so that nobody gets an issue twice. Triggers copy the state of its email. */
export const newsletterDeliveries = sqliteTable(
  'newsletter_deliveries',
  {
    issueId: text('issue_id')
      .notNull()
      .references(() => newsletterIssues.id, { onDelete: 'cascade' }),
    subscriberId: text('subscriber_id')
      .notNull()
      .references(() => newsletterSubscribers.id, { onDelete: 'cascade' }),
    mailId: text('mail_id').notNull().unique(),
    state: text('state', { enum: deliveryStates }).notNull().default('queued'),
    queuedAt: integer('queued_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.issueId, table.subscriberId] }),
    index('newsletter_deliveries_by_subscriber').on(table.subscriberId, table.queuedAt),
    index('newsletter_deliveries_queued')
      .on(table.issueId)
      .where(sql`state = 'queued'`),
    index('newsletter_deliveries_by_date').on(table.queuedAt),
  ],
)

export const declarations = [
  declare(newsletterIssues, {
    translated: { kind: 'issue', isRoot: true },
    notice: { group: 'teaching', what: 'Issues of the newsletter that you wrote', why: 'To send and show them' },
    retention: neverExpires('staff'),
    search: { newsletter_issue_search: { tokenizer: 'trigram', columns: { title: 'title' } } },
    counterCaches: {
      recipientsCount: null,
      sentCount: null,
      failedCount: null,
      withheldCount: null,
      unsubscribedCount: null,
    },
  }),
  declare(newsletterIssueCounts, {
    aggregate: { source: newsletterIssues, groupBy: { state: newsletterIssues.state } },
  }),
  declare(newsletterDeliveries, {
    retention: expiresAfter({ since: newsletterDeliveries.queuedAt, ttlMs: 180 * dayMs }),
  }),
]

export const dataExports = [
  exportRow(newsletterIssues.authorId),
  exportColumns(newsletterDeliveries.subscriberId, [
    newsletterDeliveries.issueId,
    newsletterDeliveries.state,
    newsletterDeliveries.queuedAt,
  ]),
]

export const adminRecords = [
  adminRecord(newsletterIssues, {
    name: 'newsletter-issues',
    label: 'Newsletter issues',
    owners: [newsletterIssues.authorId],
    title: newsletterIssues.title,
    note: newsletterIssues.state,
    at: newsletterIssues.touchedAt,
    path: sql`'/dashboard/newsletter/' || ${newsletterIssues.id}`,
  }),
]

import { languages } from '@kere/contracts/accounts/languages'
import { outboxStates, type OutboxState } from '@kere/contracts/console/outbox-options'
import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { AdminQueue } from '../../declarations/admin-queues.ts'
import { exportColumns } from '../../declarations/data-exports.ts'
import { declare } from '../../declarations/declare.ts'
import { erasedByEmail, erasedById } from '../../declarations/erasure.ts'
import { dayMs, expiresAfter } from '../../declarations/retention.ts'
import { countUpTo, type SystemFact } from '../../declarations/system-facts.ts'
import { users } from '../accounts/users.ts'

/** The order of an admin's list: first mails that need an admin, then those under way, then sent ones. */
export const urgencyOf: Readonly<Record<OutboxState, number>> = { dead: 4, unknown: 3, pending: 2, leased: 1, sent: 0 }

const urgencyInSql = `CASE state ${Object.entries(urgencyOf)
  .map(([state, urgency]) => `WHEN '${state}' THEN ${urgency}`)
  .join(' ')} END`

/** A mail is inserted in the batch of the fact that it reports (decision 0014). */
export const outbox = sqliteTable(
  'outbox',
  {
    id: text('id').primaryKey(),
    template: text('template').notNull(),
    /** The notification kind, by which readers choose how they are notified; a trigger inserts the notification. */
    kind: text('kind'),
    /**
     * The address when the mail was written. When its account is deleted, a trigger on `users` deletes every mail to
     * the address.
     */
    toAddress: text('to_address').notNull(),
    userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** The language of a mail that does not follow the language of a user: to somebody without an account, or to an admin. */
    language: text('language', { enum: languages }),
    tokenId: text('token_id'),
    /**
     * The id of another person whom the details name, or of a row that is deleted with that person. The mail is then
     * deleted too.
     */
    aboutId: text('about_id'),
    /** The template's values, other than the link; never a secret. */
    details: text('details', { mode: 'json' }).$type<Record<string, string>>().notNull(),
    state: text('state', { enum: outboxStates }).notNull().default('pending'),
    attempts: integer('attempts').notNull().default(0),
    createdAt: integer('created_at').notNull(),
    /** Meaningless unless the row is pending. */
    dueAt: integer('due_at').notNull(),
    /** Identifies a lease of the mail. It always rises, even if the mail is leased twice within a millisecond. */
    leasedAt: integer('leased_at'),
    /**
     * False while the mail is leased but has not been handed over to the mail service. Until then, any worker may lease
     * it again.
     */
    isHandedOver: integer('is_handed_over', { mode: 'boolean' }).notNull().default(true),
    /**
     * Marks a mail to many people. It is sent after mails to single people, because somebody may be waiting for those.
     */
    isBulk: integer('is_bulk', { mode: 'boolean' }).notNull().default(false),
    sentAt: integer('sent_at'),
    lastError: text('last_error'),
    /** Computed from the state, so that the index on it also serves a filter by state. */
    urgency: integer('urgency').notNull().generatedAlwaysAs(sql.raw(urgencyInSql), { mode: 'virtual' }),
  },
  (table) => [
    index('outbox_by_due')
      .on(table.isBulk, table.dueAt)
      .where(sql`state = 'pending'`),
    index('outbox_by_lease')
      .on(table.leasedAt)
      .where(sql`state = 'leased'`),
    index('outbox_by_user').on(table.userId),
    index('outbox_by_address').on(table.toAddress),
    index('outbox_by_about')
      .on(table.aboutId)
      .where(sql`about_id IS NOT NULL`),
    index('outbox_by_urgency').on(table.urgency, table.createdAt, table.id),
    index('outbox_by_template_urgency').on(table.template, table.urgency, table.createdAt, table.id),
    index('outbox_by_template').on(table.template, table.createdAt, table.id),
    index('outbox_by_date').on(table.createdAt, table.id),
  ],
)

/** Triggers on `outbox` maintain this. */
export const outboxCounts = sqliteTable(
  'outbox_counts',
  {
    state: text('state', { enum: outboxStates }).notNull(),
    template: text('template').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.state, table.template] })],
)

const isState = (state: OutboxState) => sql.raw(`urgency = ${urgencyOf[state]}`)

/** A sent mail is kept to answer questions about it; a failed one waits for an admin. */
export const declarations = [
  declare(outbox, {
    notice: {
      group: 'messages',
      what: 'Emails to you: the address, what they say, and whether they arrived',
      why: 'To deliver them, and to find out why one did not arrive',
    },
    retention: expiresAfter(
      { since: outbox.createdAt, ttlMs: 90 * dayMs, where: isState('sent'), if: 'if it was delivered' },
      { since: outbox.createdAt, ttlMs: 365 * dayMs, where: isState('dead'), if: 'if it failed' },
      { since: outbox.createdAt, ttlMs: 365 * dayMs, where: isState('unknown'), if: 'if we cannot tell' },
    ),
    erasure: { toAddress: erasedByEmail, aboutId: erasedById },
  }),
  declare(outboxCounts, { aggregate: { source: outbox, groupBy: { state: outbox.state, template: outbox.template } } }),
]

/** The person whom a mail is about does not get it in their export, because it belongs to its recipient. */
export const dataExports = [exportColumns(outbox.aboutId, [])]

/** Selects the oldest mail of a state. The condition on urgency uses the index on urgency and moment. */
const oldestOf = (state: OutboxState) =>
  sql`SELECT min(created_at) AS at FROM outbox WHERE urgency = ${sql.raw(String(urgencyOf[state]))}`

export const adminQueues: readonly AdminQueue[] = [
  {
    name: 'outbox',
    noun: { one: 'unsent email', many: 'unsent emails' },
    text: 'They failed, or sending was interrupted. Decide whether to send them again.',
    path: '/dashboard/outbox',
    isUrgent: true,
    targetHours: 24,
    count: sql`SELECT sum(count) FROM outbox_counts WHERE state IN ('dead', 'unknown')`,
    oldest: sql`SELECT min(at) FROM (${oldestOf('dead')} UNION ALL ${oldestOf('unknown')})`,
  },
]

/** A mail that is held for an undo, or tried again later, is not due yet. */
const isDueFor = (isBulk: 0 | 1, now: number) =>
  sql`FROM outbox WHERE state = 'pending' AND is_bulk = ${sql.raw(String(isBulk))} AND due_at <= ${now}`

/** The sweep postpones a mail that is due, so its age is that of its row. */
const longestDue = (isBulk: 0 | 1) => (now: number) =>
  sql`SELECT min(created_at) FROM (SELECT created_at ${isDueFor(isBulk, now)} ORDER BY due_at LIMIT 100)`

export const longestWaitingMail = longestDue(0)

export const systemFacts: readonly SystemFact[] = [
  {
    name: 'emails-waiting',
    group: 'queue',
    label: 'Emails',
    text: 'Written and not sent yet',
    path: '/dashboard/outbox?state=pending',
    count: (now) => countUpTo(isDueFor(0, now)),
    since: longestWaitingMail,
    targetMinutes: 1,
  },
  {
    name: 'bulk-emails-waiting',
    group: 'queue',
    label: 'Emails to many people',
    text: 'Newsletters, reminders and daily emails, sent after all others',
    path: '/dashboard/outbox?state=pending',
    count: (now) => countUpTo(isDueFor(1, now)),
    since: longestDue(1),
    targetMinutes: 60,
  },
  {
    name: 'emails-failed',
    group: 'failure',
    label: 'Emails failed',
    text: 'Given up after five attempts. Decide whether to send them again.',
    path: '/dashboard/outbox?state=dead',
    count: () => sql`SELECT coalesce(sum(count), 0) FROM outbox_counts WHERE state = 'dead'`,
    since: () => oldestOf('dead'),
  },
  {
    name: 'emails-unconfirmed',
    group: 'failure',
    label: 'Emails unconfirmed',
    text: 'They may have been sent. Check with the email service before you send them again.',
    path: '/dashboard/outbox?state=unknown',
    count: () => sql`SELECT coalesce(sum(count), 0) FROM outbox_counts WHERE state = 'unknown'`,
    since: () => oldestOf('unknown'),
  },
]

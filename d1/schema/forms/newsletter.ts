import { languages } from '@kere/contracts/accounts/languages'
import {
  confirmationDays,
  newsletterFrequencies,
  subscriberStatuses,
  type NewsletterTopic,
} from '@kere/contracts/forms/newsletter-options'
import { sql } from 'drizzle-orm'
import { check, index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { adminRecord } from '../../declarations/admin-records.ts'
import { countsOf } from '../../declarations/counters.ts'
import { declare } from '../../declarations/declare.ts'
import { erasedByEmail } from '../../declarations/erasure.ts'
import { dayMs, expiresAfter, neverExpires } from '../../declarations/retention.ts'

/** Nobody gets an issue before they have confirmed their address, or an admin has for them (S-490, S-514, W-34). */
export const newsletterSubscribers = sqliteTable(
  'newsletter_subscribers',
  {
    searchRowId: integer('seq').primaryKey(),
    id: text('id').notNull().unique(),
    email: text('email').notNull().unique(),
    firstName: text('first_name'),
    /** The language of the page on which they subscribed. */
    language: text('language', { enum: languages }).notNull().default('en'),
    status: text('status', { enum: subscriberStatuses }).notNull().default('unconfirmed'),
    confirmed: integer('confirmed', { mode: 'boolean' }).generatedAlwaysAs(sql.raw(`status = 'confirmed'`), {
      mode: 'virtual',
    }),
    topics: text('topics', { mode: 'json' }).$type<NewsletterTopic[]>().notNull(),
    frequency: text('frequency', { enum: newsletterFrequencies }).notNull().default('monthly'),
    subscribedAt: integer('subscribed_at').notNull(),
    /** The time of the latest confirmation email. The address can be confirmed for `confirmationDays` from then. */
    askedAt: integer('asked_at').notNull(),
    confirmedAt: integer('confirmed_at'),
    unsubscribedAt: integer('unsubscribed_at'),
  },
  (table) => [
    index('newsletter_subscribers_by_date').on(table.subscribedAt, table.id),
    index('newsletter_subscribers_by_status').on(table.status, table.subscribedAt, table.id),
    check('newsletter_subscribers_status_is_known', sql`status IN ('unconfirmed', 'confirmed', 'unsubscribed')`),
    check('newsletter_subscribers_end_has_a_date', sql`(status = 'unsubscribed') = (unsubscribed_at IS NOT NULL)`),
  ],
)

/**
 * The addresses that asked never to be written to. They are hashed, because these rows outlast everything else that
 * names the person.
 */
export const newsletterStops = sqliteTable('newsletter_stops', {
  /** The keyed hash of the address. */
  addressHash: text('address_hash').primaryKey(),
  stoppedAt: integer('stopped_at').notNull(),
})

export const newsletterSubscriberCounts = countsOf('newsletter_subscriber_counts', 'status', subscriberStatuses)

/**
 * Counts the confirmed subscribers by frequency and topics. Triggers on `newsletter_subscribers` maintain the counts.
 */
export const newsletterAudienceCounts = sqliteTable(
  'newsletter_audience_counts',
  {
    frequency: text('frequency', { enum: newsletterFrequencies }).notNull(),
    topics: text('topics').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.frequency, table.topics] })],
)

export const declarations = [
  declare(newsletterSubscribers, {
    notice: {
      group: 'messages',
      what: 'Your address, first name and topics for the newsletter',
      why: 'To send it to you',
    },
    retention: expiresAfter(
      {
        since: newsletterSubscribers.askedAt,
        ttlMs: confirmationDays * dayMs,
        where: sql`status = 'unconfirmed'`,
        if: 'if the address was not confirmed',
      },
      { since: newsletterSubscribers.unsubscribedAt, ttlMs: 730 * dayMs, where: sql`status = 'unsubscribed'`, if: '' },
    ),
    search: {
      newsletter_subscriber_search: {
        tokenizer: 'trigram',
        columns: { email: 'email', first_name: `coalesce(first_name, '')` },
      },
    },
    erasure: { email: erasedByEmail },
    consents: [
      {
        purpose: 'newsletter',
        entered: null,
        turnOff: ({ userId, at }) => ({
          set: { status: 'unsubscribed', unsubscribedAt: at },
          where: sql`email = (SELECT users.email FROM users WHERE users.id = ${userId}) AND status = 'confirmed'`,
        }),
      },
    ],
  }),
  declare(newsletterStops, { retention: neverExpires('throttle') }),
  declare(newsletterSubscriberCounts, {
    aggregate: { source: newsletterSubscribers, groupBy: { status: newsletterSubscribers.status } },
  }),
  declare(newsletterAudienceCounts, {
    aggregate: {
      source: newsletterSubscribers,
      where: sql`status = 'confirmed'`,
      groupBy: { frequency: newsletterSubscribers.frequency, topics: newsletterSubscribers.topics },
    },
  }),
]

export const adminRecords = [
  adminRecord(newsletterSubscribers, {
    name: 'newsletter-subscribers',
    label: 'Newsletter',
    owners: [newsletterSubscribers.email],
    title: newsletterSubscribers.email,
    note: newsletterSubscribers.status,
    at: newsletterSubscribers.subscribedAt,
    path: sql`'/dashboard/newsletter-subscribers?search=' || ${newsletterSubscribers.email}`,
  }),
]

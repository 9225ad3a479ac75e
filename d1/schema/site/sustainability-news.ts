import { feedFailures, newsCategories, newsLimits } from '@kere/contracts/site/sustainability-news-options'
import { sql } from 'drizzle-orm'
import { check, index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { countsOf } from '../../declarations/counters.ts'
import { declare } from '../../declarations/declare.ts'
import { dayMs, expiresAfter, neverExpires } from '../../declarations/retention.ts'

/** The RSS and Atom feeds that admins have chosen (W-31). */
export const newsFeeds = sqliteTable(
  'news_feeds',
  {
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    url: text('url').notNull().unique(),
    /** The default category, for stories to which neither the feed nor the story gives one. */
    category: text('category', { enum: newsCategories }).notNull(),
    addedAt: integer('added_at').notNull(),
    pausedAt: integer('paused_at'),
    nextCheckAt: integer('next_check_at').notNull(),
    checkedAt: integer('checked_at'),
    answeredAt: integer('answered_at'),
    failingSince: integer('failing_since'),
    failure: text('failure', { enum: feedFailures }),
    etag: text('etag'),
    itemCount: integer('item_count').notNull().default(0),
  },
  (table) => [
    index('news_feeds_by_date').on(table.addedAt, table.id),
    index('news_feeds_due')
      .on(table.nextCheckAt)
      .where(sql`paused_at IS NULL`),
    check('news_feeds_failures_have_a_reason', sql`(failing_since IS NULL) = (failure IS NULL)`),
  ],
)

export const newsItems = sqliteTable(
  'news_items',
  {
    id: text('id').primaryKey(),
    feedId: text('feed_id')
      .notNull()
      .references(() => newsFeeds.id, { onDelete: 'cascade' }),
    /** The hash of the canonical address, so that a story in two feeds is stored once. */
    urlHash: text('url_hash').notNull().unique(),
    url: text('url').notNull(),
    title: text('title').notNull(),
    description: text('description').notNull(),
    category: text('category', { enum: newsCategories }).notNull(),
    publishedAt: integer('published_at').notNull(),
  },
  (table) => [
    index('news_items_by_date').on(table.publishedAt, table.id),
    index('news_items_by_category').on(table.category, table.publishedAt, table.id),
    index('news_items_by_feed').on(table.feedId),
  ],
)

export const newsCounts = countsOf('news_counts', 'category', newsCategories)

export const declarations = [
  declare(newsFeeds, {
    retention: neverExpires('staff'),
    counterCaches: { itemCount: { source: 'news_items', foreignKey: 'feed_id' } },
  }),
  declare(newsItems, { retention: expiresAfter({ since: newsItems.publishedAt, ttlMs: newsLimits.days * dayMs }) }),
  declare(newsCounts, { aggregate: { source: newsItems, groupBy: { category: newsItems.category } } }),
]

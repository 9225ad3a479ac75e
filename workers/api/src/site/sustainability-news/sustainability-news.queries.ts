import { newsFeeds as newsFeedResource, newsList, type NewNewsFeed } from '@kere/contracts/site/sustainability-news'
import { type FeedFailure, newsLimits } from '@kere/contracts/site/sustainability-news-options'
import { newsCounts, newsFeeds, newsItems } from '@kere/d1/schema/site/sustainability-news'
import { and, asc, eq, isNotNull, isNull, lte, sql } from 'drizzle-orm'
import type { Context, Database } from '../../base/context.ts'
import { insertSelect } from '../../base/insert-select.ts'
import { type Acting, actBatch, namedBatch } from '../../base/named-batch.ts'
import { insertAuditRow } from '../../http/audit-row.ts'
import { change, remove } from '../../http/change.ts'
import { byDate, descending, keyset, type PageQuery } from '../../kit/lists/keyset.ts'
import { rowsOf } from '../../kit/lists/rows-of.ts'
import type { FeedEntry } from './read-feed.ts'

export const newsPage = keyset(newsList, {
  newest: descending({ publishedAt: newsItems.publishedAt, id: newsItems.id }),
})

export const newsFeedRows = rowsOf(newsFeedResource, {
  select: (db) => db.select().from(newsFeeds),
  orders: byDate({ addedAt: newsFeeds.addedAt, id: newsFeeds.id }),
  filters: {},
})

type Category = typeof newsItems.$inferSelect.category

export async function selectNews(db: Database, category: Category | undefined, page: PageQuery) {
  const [items, counts, sources] = await db.batch([
    db
      .select({
        id: newsItems.id,
        title: newsItems.title,
        description: newsItems.description,
        url: newsItems.url,
        source: newsFeeds.name,
        category: newsItems.category,
        publishedAt: newsItems.publishedAt,
      })
      .from(newsItems)
      .innerJoin(newsFeeds, eq(newsFeeds.id, newsItems.feedId))
      .where(and(category && eq(newsItems.category, category), page.after))
      .orderBy(page.orderBy)
      .limit(page.limit),
    db.select().from(newsCounts),
    db
      .select({
        name: newsFeeds.name,
        items: newsFeeds.itemCount,
        pausedAt: newsFeeds.pausedAt,
        failingSince: newsFeeds.failingSince,
        answeredAt: newsFeeds.answeredAt,
      })
      .from(newsFeeds)
      .where(isNull(newsFeeds.pausedAt))
      .orderBy(asc(newsFeeds.name))
      .limit(newsLimits.feeds),
  ])
  return { items, counts, sources }
}

export type FeedRow = typeof newsFeeds.$inferSelect

const byId = (id: string) => eq(newsFeeds.id, id)

/**
 * Adds a feed, unless its address is already known or the list is full.
 * @returns the feed with that address, and how many feeds there are
 */
export async function insertFeed(context: Context, id: string, feed: NewNewsFeed) {
  const { db, at } = context
  const hasRoom = sql`FROM (SELECT 1) WHERE (SELECT count(*) FROM news_feeds) < ${newsLimits.feeds}
    AND NOT EXISTS (SELECT 1 FROM news_feeds WHERE url = ${feed.url})`
  const { standing, counted } = await namedBatch(db, [
    insertAuditRow(context, { action: 'news_feed.added', subject: { type: 'news_feed', id }, from: hasRoom }),
    insertSelect(db, newsFeeds, { id, ...feed, addedAt: at, nextCheckAt: at }, hasRoom),
    { standing: db.select().from(newsFeeds).where(eq(newsFeeds.url, feed.url)) },
    { counted: db.select({ total: sql<number>`count(*)`.as('total') }).from(newsFeeds) },
  ])
  return { standing: standing[0], total: counted[0]?.total ?? 0 }
}

export const updatePaused = (context: Context, id: string, isPaused: boolean) =>
  change(context, newsFeeds, {
    id,
    when: isPaused ? isNull(newsFeeds.pausedAt) : isNotNull(newsFeeds.pausedAt),
    set: isPaused ? { pausedAt: context.at } : { pausedAt: null, nextCheckAt: context.at },
    audit: { action: isPaused ? 'news_feed.paused' : 'news_feed.resumed', subject: 'news_feed' },
    read: selectFeed(context.db, id),
  })

export const deleteFeed = (context: Context, id: string) =>
  remove(context, newsFeeds, { id, audit: { action: 'news_feed.deleted', subject: 'news_feed' } })

export const selectFeed = (db: Database, id: string) => db.select().from(newsFeeds).where(byId(id))

/**
 * Claims the given feed, or one that is due. Only the request that has claimed a feed fetches it, until `nextCheckAt`.
 */
export async function claimFeed(
  db: Database,
  { at, nextCheckAt, id }: { at: number; nextCheckAt: number; id?: string },
) {
  const due = sql`(SELECT id FROM news_feeds WHERE ${and(isNull(newsFeeds.pausedAt), lte(newsFeeds.nextCheckAt, at))}
    ORDER BY next_check_at LIMIT 1)`
  const [feed] = await db
    .update(newsFeeds)
    .set({ checkedAt: at, nextCheckAt })
    .where(id === undefined ? eq(newsFeeds.id, due) : byId(id))
    .returning()
  return feed
}

interface Answered {
  id: string
  at: number
  nextCheckAt: number
  etag: string | null
}

/**
 * Stores the answer of a feed. Stories that are already stored stay as they are.
 * @returns the current feed
 */
export async function storeAnswer(
  context: Acting,
  { id, at, nextCheckAt, etag }: Answered,
  entries: readonly (FeedEntry & { id: string; urlHash: string })[],
) {
  const { db } = context
  const field = (name: keyof (typeof entries)[number]) => sql.raw(`entry.value ->> '${name}'`)
  const rows = {
    id: field('id'),
    feedId: id,
    urlHash: field('urlHash'),
    url: field('url'),
    title: field('title'),
    description: field('description'),
    category: field('category'),
    publishedAt: field('publishedAt'),
  }
  const ofFeed = sql`FROM json_each(${JSON.stringify(entries)}) AS entry
    WHERE EXISTS (SELECT 1 FROM news_feeds WHERE id = ${id})`
  const { feed } = await actBatch(context, [
    insertSelect(db, newsItems, rows, ofFeed).onConflictDoNothing(),
    {
      done: db
        .update(newsFeeds)
        .set({ answeredAt: at, nextCheckAt, failingSince: null, failure: null, etag })
        .where(byId(id)),
    },
    { feed: selectFeed(db, id) },
  ])
  return feed.at(0)
}

export async function storeFailure(
  context: Acting,
  { id, at, failure }: { id: string; at: number; failure: FeedFailure },
) {
  const { db } = context
  const { feed } = await actBatch(context, [
    {
      done: db
        .update(newsFeeds)
        .set({ failure, failingSince: sql`coalesce(${newsFeeds.failingSince}, ${at})` })
        .where(byId(id)),
    },
    { feed: selectFeed(db, id) },
  ])
  return feed.at(0)
}

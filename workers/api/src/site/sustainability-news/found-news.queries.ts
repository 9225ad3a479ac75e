import { newsFeeds, newsItems } from '@kere/d1/schema/site/sustainability-news'
import { eq, sql } from 'drizzle-orm'
import { prepareQuery } from '../../base/prepare-query.ts'
import { bestFirst, foundAmong, foundColumns, mostAmongFew } from '../../kit/site-search/found-rows.ts'
import type { FoundShape } from '../../kit/site-search/search-source.ts'

const newest = sql`SELECT recent.rowid AS seq, recent.title AS title, recent.title || ' ' || recent.description AS texts
  FROM news_items AS recent ORDER BY recent.published_at DESC, recent.id DESC LIMIT ${mostAmongFew}`

export const foundNews = prepareQuery((db, shape: FoundShape) =>
  db
    .select({
      id: newsItems.id,
      title: newsItems.title,
      description: newsItems.description,
      category: newsItems.category,
      publishedAt: newsItems.publishedAt,
      source: sql<string>`${newsFeeds.name}`.as('source_name'),
      ...foundColumns,
    })
    .from(foundAmong({ rows: newest }, shape))
    .crossJoin(newsItems)
    .innerJoin(newsFeeds, eq(newsFeeds.id, newsItems.feedId))
    .where(sql`news_items.rowid = found.seq`)
    .orderBy(bestFirst),
)

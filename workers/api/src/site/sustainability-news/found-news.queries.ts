import { siteSearchLimits } from '@kere/contracts/search/site-search-options'
import { newsFeeds, newsItems } from '@kere/d1/schema/site/sustainability-news'
import { desc, eq, sql } from 'drizzle-orm'
import { prepareQuery } from '../../base/prepare-query.ts'

export const newestNews = prepareQuery((db) =>
  db
    .select({
      id: newsItems.id,
      title: newsItems.title,
      description: newsItems.description,
      category: newsItems.category,
      publishedAt: newsItems.publishedAt,
      source: sql<string>`${newsFeeds.name}`.as('source_name'),
    })
    .from(newsItems)
    .innerJoin(newsFeeds, eq(newsFeeds.id, newsItems.feedId))
    .orderBy(desc(newsItems.publishedAt), desc(newsItems.id))
    .limit(siteSearchLimits.candidates),
)

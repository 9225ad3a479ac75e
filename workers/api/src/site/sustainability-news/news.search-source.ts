import { instantOf } from '../../base/instants.ts'
import { lineWith } from '../../kit/site-search/line-with.ts'
import { asFound, nothingMore, type SearchSource, shapeOf, valuesOf } from '../../kit/site-search/search-source.ts'
import { foundNews } from './found-news.queries.ts'

/** Samples are nobody's news, and are not found (W-31). */
export const source: SearchSource = {
  kind: 'news',
  find: (asked) =>
    asFound(foundNews(valuesOf(asked), shapeOf(asked)), (row) => ({
      ...nothingMore,
      id: row.id,
      title: row.title,
      path: `/sustainability-news?category=${row.category}#${row.id}`,
      text: lineWith(row.description, asked.search.words),
      facts: [row.source],
      startsAt: instantOf(row.publishedAt),
    })),
}

import { instantOf } from '../../base/instants.ts'
import { lineWith } from '../../kit/site-search/line-with.ts'
import { asFew, nothingMore, type SearchSource } from '../../kit/site-search/search-source.ts'
import { newestNews } from './found-news.queries.ts'

/** The search leaves out the sample stories, because they are invented (W-31). */
export const source: SearchSource = {
  kind: 'news',
  find: (asked) =>
    asFew(
      newestNews({}),
      asked,
      (row) => ({
        ...nothingMore,
        id: row.id,
        title: row.title,
        path: `/sustainability-news?category=${row.category}#${row.id}`,
        text: lineWith(row.description, asked.search.words),
        facts: [row.source],
        startsAt: instantOf(row.publishedAt),
      }),
      ({ title, description }) => `${title} ${description}`,
    ),
}

import { lineWith } from '../../kit/site-search/line-with.ts'
import { asFew, nothingMore, type SearchSource } from '../../kit/site-search/search-source.ts'
import { openPositions } from './found-positions.queries.ts'

export const source: SearchSource = {
  kind: 'positions',
  find: (asked) =>
    asFew(
      openPositions({}),
      asked,
      (row) => ({
        ...nothingMore,
        id: row.id,
        title: row.title,
        path: `/careers/${row.id}`,
        text: lineWith(row.description, asked.search.words),
        facts: [row.location, row.type],
      }),
      ({ title, location, description }) => `${title} ${location} ${description}`,
    ),
}

import { lineWith } from '../../kit/site-search/line-with.ts'
import { asFound, nothingMore, type SearchSource, shapeOf, valuesOf } from '../../kit/site-search/search-source.ts'
import { foundPositions } from './found-positions.queries.ts'

export const source: SearchSource = {
  kind: 'positions',
  find: (asked) =>
    asFound(foundPositions(valuesOf(asked), shapeOf(asked)), (row) => ({
      ...nothingMore,
      id: row.id,
      title: row.title,
      path: `/careers/${row.id}`,
      text: lineWith(row.description, asked.search.words),
      facts: [row.location, row.type],
    })),
}

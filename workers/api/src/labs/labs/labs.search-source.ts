import { countOf } from '@kere/brand/count'
import { smallPictureOf } from '@kere/contracts/files/small-picture'
import { instantOf } from '../../base/instants.ts'
import { lineWith } from '../../kit/site-search/line-with.ts'
import { asFound, nothingMore, type SearchSource, shapeOf, valuesOf } from '../../kit/site-search/search-source.ts'
import { foundLabs } from './found-labs.queries.ts'

const teamsText = (count: number) => countOf(count, ['team in', 'teams in'])

export const source: SearchSource = {
  kind: 'labs',
  find: (asked) =>
    asFound(foundLabs(valuesOf(asked), shapeOf(asked)), (row) => ({
      ...nothingMore,
      id: row.id,
      title: row.title,
      path: `/challenge-labs/${row.id}`,
      text: lineWith(row.description, asked.search.words),
      facts: row.teamsCount > 0 ? [teamsText(row.teamsCount)] : [],
      picture: smallPictureOf(row.coverImage),
      drawing: { category: row.category ?? 'Water Resources', drawing: row.coverDrawing },
      closesAt: instantOf(row.closesAt),
    })),
}

import { smallPictureOf } from '@kere/contracts/files/small-picture'
import { instantOf } from '../../base/instants.ts'
import { lineWith } from '../../kit/site-search/line-with.ts'
import { asFound, nothingMore, type SearchSource, shapeOf, valuesOf } from '../../kit/site-search/search-source.ts'
import { foundPosts } from './found-posts.queries.ts'
import { educatorNameOf } from '../../accounts/accounts/person.ts'

export const source: SearchSource = {
  kind: 'posts',
  find: (asked) =>
    asFound(foundPosts(valuesOf(asked), shapeOf(asked)), (row) => ({
      ...nothingMore,
      id: row.id,
      title: row.translation?.title ?? row.title,
      language: row.translation?.language ?? row.language,
      path: `/blog/${row.slug}`,
      text: row.translation?.summary ?? lineWith(`${row.excerpt}\n${wholeWords(row)}`, asked.search.words),
      facts: [educatorNameOf(row), `${row.readingMinutes} min read`],
      picture: smallPictureOf(row.coverImage),
      drawing: { category: row.categories[0]?.name ?? '', drawing: row.coverDrawing },
      startsAt: instantOf(row.publishedAt),
    })),
}

/** Drops the first word of a part from inside the body, because it may be cut. */
const wholeWords = ({ part, partStart }: { part: string; partStart: number }) =>
  partStart === 1 ? part : part.replace(/^\S*\s+/, '…')

import { courseLevelNames } from '@kere/contracts/courses/course-options'
import { smallPictureOf } from '@kere/contracts/files/small-picture'
import { educatorNameOf } from '../../accounts/accounts/person.ts'
import { lineWith } from '../../kit/site-search/line-with.ts'
import { asFound, nothingMore, type SearchSource, shapeOf, valuesOf } from '../../kit/site-search/search-source.ts'
import { foundCourses } from './found-courses.queries.ts'

export const source: SearchSource = {
  kind: 'courses',
  find: (asked) =>
    asFound(foundCourses(valuesOf(asked), shapeOf(asked)), (row) => ({
      ...nothingMore,
      id: row.id,
      title: row.translation?.title ?? row.title,
      language: row.translation?.language ?? row.language,
      path: `/courses/${row.id}`,
      text: lineWith(row.translation?.body ?? row.description, asked.search.words),
      facts: [educatorNameOf(row), courseLevelNames[row.level], row.duration],
      picture: smallPictureOf(row.coverImage),
      drawing: { category: row.category, drawing: 0 },
      price: row.price,
    })),
}

import { smallPictureOf } from '@kere/contracts/files/small-picture'
import { asFew, nothingMore, type SearchSource } from '../../kit/site-search/search-source.ts'
import { authoredCourses } from './authored-courses.queries.ts'

export const source: SearchSource = {
  kind: 'own',
  find: (asked) =>
    asked.viewer?.role === 'educator'
      ? asFew(authoredCourses({ viewerId: asked.viewer.userId }), asked, (row) => ({
          ...nothingMore,
          id: row.id,
          title: row.title,
          path: `/dashboard/courses/${row.id}`,
          text: '',
          facts: ['You teach it', row.published ? 'Published' : 'Draft'],
          picture: smallPictureOf(row.coverImage),
          drawing: { category: row.category, drawing: 0 },
        }))
      : null,
}

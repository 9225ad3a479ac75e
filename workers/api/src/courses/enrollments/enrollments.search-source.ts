import { doneText } from '@kere/contracts/courses/progress-text'
import { smallPictureOf } from '@kere/contracts/files/small-picture'
import { asFew, nothingMore, type SearchSource } from '../../kit/site-search/search-source.ts'
import { ownCourses } from './own-courses.queries.ts'

export const source: SearchSource = {
  kind: 'own',
  find: (asked) =>
    asked.viewer &&
    asFew(ownCourses({ viewerId: asked.viewer.userId }), asked, (row) => ({
      ...nothingMore,
      id: row.id,
      title: row.title,
      path: `/dashboard/my-courses/${row.id}`,
      text: '',
      facts: ['Your course', row.completed ? 'Completed' : row.progress > 0 ? doneText(row) : 'Not started'],
      picture: smallPictureOf(row.coverImage),
      drawing: { category: row.category, drawing: 0 },
    })),
}

import type { CourseStanding } from '@kere/contracts/courses/all-courses-options'
import { smallPictureOf } from '@kere/contracts/files/small-picture'
import { asFound, nothingMore, type SearchSource, shapeOf, valuesOf } from '../../kit/site-search/search-source.ts'
import { foundAllCourses } from './found-all-courses.queries.ts'

const standings: Readonly<Record<CourseStanding, string>> = {
  published: 'Published',
  draft: 'Draft',
  archived: 'Archived',
}

export const source: SearchSource = {
  kind: 'managed',
  find: (asked) =>
    asked.viewer?.role === 'admin'
      ? asFound(foundAllCourses(valuesOf(asked), shapeOf(asked)), (row) => ({
          ...nothingMore,
          id: row.id,
          title: row.title,
          path: `/dashboard/courses/${row.id}`,
          text: '',
          facts: [row.educatorName ?? '', standings[row.standing]].filter((fact) => fact !== ''),
          picture: smallPictureOf(row.coverImage),
          drawing: { category: row.category, drawing: 0 },
        }))
      : null,
}

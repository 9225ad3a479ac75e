import { asFound, nothingMore, type SearchSource, shapeOf, valuesOf } from '../../kit/site-search/search-source.ts'
import { foundJobApplications } from './found-applications.queries.ts'

export const source: SearchSource = {
  kind: 'applications',
  find: (asked) =>
    asked.viewer?.role === 'admin'
      ? asFound(foundJobApplications(valuesOf(asked), shapeOf(asked)), ({ id, name, email, position }) => ({
          ...nothingMore,
          id,
          title: name,
          path: `/dashboard/job-applications?application=${id}`,
          text: '',
          facts: [position, email],
        }))
      : null,
}

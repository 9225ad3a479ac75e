import { trackLabels } from '@kere/contracts/fellowship/fellowship-options'
import { asFound, nothingMore, type SearchSource, shapeOf, valuesOf } from '../../kit/site-search/search-source.ts'
import { foundFellowshipApplications } from './found-applications.queries.ts'

export const source: SearchSource = {
  kind: 'applications',
  find: (asked) =>
    asked.viewer?.role === 'admin'
      ? asFound(foundFellowshipApplications(valuesOf(asked), shapeOf(asked)), ({ id, name, email, track }) => ({
          ...nothingMore,
          id,
          title: name,
          path: `/dashboard/fellowship-applications/${id}`,
          text: '',
          facts: [trackLabels[track], email],
        }))
      : null,
}

import { limits } from '@kere/contracts/http/limits'
import { smallPictureOf } from '@kere/contracts/files/small-picture'
import { nameOf } from '../../accounts/accounts/person.ts'
import { bornBy } from '../../base/age.ts'
import { lineWith } from '../../kit/site-search/line-with.ts'
import {
  asFound,
  nothingMore,
  type SearchAsked,
  type SearchSource,
  shapeOf,
  valuesOf,
} from '../../kit/site-search/search-source.ts'
import { foundPeople } from './found-people.queries.ts'

const isSaid = (text: string | null): text is string => text !== null && text.trim() !== ''

const valuesFor = (asked: SearchAsked) => ({
  ...valuesOf(asked),
  bornBy: bornBy(asked.today, limits.fullAge),
  viewerId: asked.viewer?.userId ?? '',
})

export const source: SearchSource = {
  kind: 'people',
  find: (asked) =>
    asFound(foundPeople(valuesFor(asked), shapeOf(asked)), (row) => {
      const isEducator = row.kind === 'educator'
      const work = [isEducator ? row.designation : row.instituteName, row.organization].filter(isSaid).join(', ')
      return {
        ...nothingMore,
        id: row.id,
        title: nameOf(row),
        path: isEducator ? `/services/educators/${row.id}` : `/learners/${row.id}`,
        text: lineWith(row.bio ?? '', asked.search.words),
        facts: [isEducator ? 'Educator' : 'Learner', work, row.location].filter(isSaid),
        picture: smallPictureOf(row.avatarUrl),
      }
    }),
}

import type { Person } from 'schema-dts'
import type { ListedPerson } from './people.api.ts'

/** Builds the data for search engines, which contain no more than the page shows. */
export const personNode = ({
  name,
  work,
  place,
  bio,
  location,
  subjects,
  languages,
  avatarUrl,
}: ListedPerson): Exclude<Person, string> => ({
  '@type': 'Person',
  name,
  ...(work && { jobTitle: work }),
  ...(place && { affiliation: { '@type': 'Organization', name: place } }),
  ...(bio && { description: bio }),
  ...(location && { homeLocation: { '@type': 'Place', name: location } }),
  ...(avatarUrl && { image: avatarUrl }),
  knowsAbout: subjects,
  knowsLanguage: languages,
})

export const peopleKinds = ['educator', 'learner'] as const

export type PeopleKind = (typeof peopleKinds)[number]

export const peopleFacets = ['everyone', 'subject', 'location', 'designation', 'language'] as const

export type PeopleFacetName = (typeof peopleFacets)[number]

export const peopleMessages = {
  /** S-213, S-224 */
  noEducators: 'No educators found',
  noLearners: 'No learners found',
  /** S-562, S-563 */
  educatorsFailed: 'Failed to fetch educators',
  learnersFailed: 'Failed to fetch learners',
} as const

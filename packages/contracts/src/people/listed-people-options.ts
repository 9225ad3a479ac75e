export const peopleKinds = ['educator', 'learner'] as const

export type PeopleKind = (typeof peopleKinds)[number]

export const peopleFacets = ['everyone', 'subject', 'location', 'designation', 'language'] as const

export type PeopleFacetName = (typeof peopleFacets)[number]

/** A card says “100 or more” public entries from this number on. */
export const peopleLimits = { countedEntries: 100 } as const

export const peopleMessages = {
  noEducators: 'No educators found',
  noLearners: 'No learners found',
  educatorsFailed: 'Failed to fetch educators',
  learnersFailed: 'Failed to fetch learners',
} as const

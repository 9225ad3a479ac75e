import { t } from '@kere/brand/messages'

export const peopleKinds = ['educator', 'learner'] as const

export type PeopleKind = (typeof peopleKinds)[number]

export const peopleFacets = ['everyone', 'subject', 'location', 'designation', 'language'] as const

export type PeopleFacetName = (typeof peopleFacets)[number]

/** A card says “100 or more” public entries from this number on. */
export const peopleLimits = { countedEntries: 100 } as const

export const peopleMessages = {
  noEducators: t('No educators found', 'Heading of an empty list'),
  noLearners: t('No learners found', 'Heading of an empty list'),
  educatorsFailed: t('Failed to fetch educators', 'Error'),
  learnersFailed: t('Failed to fetch learners', 'Error'),
} as const

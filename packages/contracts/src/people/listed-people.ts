import * as z from 'zod/mini'
import { subjects } from '../accounts/onboarding-options.ts'
import { anyOf } from '../http/any-of.ts'
import { defineEndpoint } from '../http/endpoint.ts'
import { limits } from '../http/limits.ts'
import { listFilters, listOf } from '../http/list.ts'
import { lineField } from '../text/text.ts'
import { peopleMessages } from './listed-people-options.ts'

const typed = z.optional(lineField().check(z.maxLength(limits.lineLength)))

/** Everybody may see these fields; a new column stays private until it is named here (C-30, W-49). */
const listedPerson = z.object({
  id: z.string(),
  name: z.string(),
  avatarUrl: z.nullable(z.string()),
  bio: z.nullable(z.string()),
  location: z.nullable(z.string()),
  subjects: z.array(z.string()),
  languages: z.array(z.string()),
})

const listedEducator = z.extend(listedPerson, {
  designation: z.nullable(z.string()),
  organization: z.nullable(z.string()),
})

export type ListedEducator = z.infer<typeof listedEducator>

const listedLearner = z.extend(listedPerson, {
  studyYear: z.nullable(z.string()),
  instituteName: z.nullable(z.string()),
  /** Searched, and so shown (S-219). Unset by an older API. */
  organization: z.optional(z.nullable(z.string())),
})

export type ListedLearner = z.infer<typeof listedLearner>

/** Values that listed people have, those of most people first. */
const facet = z.array(z.object({ value: z.string(), count: z.int() }))

export type PeopleFacet = z.infer<typeof facet>

/** `listed` counts everybody, whatever is filtered. */
const extra = { listed: z.int(), facets: z.object({ subjects: facet, locations: facet, languages: facet }) }

const filters = { search: listFilters.search, location: typed, language: typed }

export const educatorList = listOf(listedEducator, {
  name: 'educators',
  filters: { ...filters, subject: z.optional(z.enum(subjects)), designation: typed },
  sorts: ['first-name'],
  extra: { ...extra, facets: z.extend(extra.facets, { designations: facet }) },
})

export type EducatorList = z.infer<(typeof educatorList)['response']>

export const listEducators = defineEndpoint('listEducators', 'GET /api/educators', {
  summary: 'Educators who chose to be listed, by first name (S-205 to S-208, S-218).',
  access: 'optional',
  query: educatorList.query,
  response: educatorList.response,
  failure: peopleMessages.educatorsFailed,
})

const educator = z.extend(listedEducator, {
  /** Each by its own opt-in (S-217); the group only for who is signed in (W-50). */
  calendarUrl: z.nullable(z.string()),
  groupUrl: z.nullable(z.string()),
})

export type Educator = z.infer<typeof educator>

export const getEducator = defineEndpoint('getEducator', 'GET /api/educators/:id', {
  summary: 'An educator who chose to be listed; nobody else is found.',
  access: 'optional',
  response: educator,
  failure: peopleMessages.educatorsFailed,
})

export const learnerList = listOf(listedLearner, {
  name: 'learners',
  filters: { ...filters, subject: anyOf(z.enum(subjects)) },
  sorts: ['first-name'],
  extra,
})

export type LearnerList = z.infer<(typeof learnerList)['response']>

export const listLearners = defineEndpoint('listLearners', 'GET /api/learners', {
  summary: 'Adult learners who chose to be listed, by first name (S-219 to S-221, S-226).',
  access: 'optional',
  query: learnerList.query,
  response: learnerList.response,
  failure: peopleMessages.learnersFailed,
})

export const getLearner = defineEndpoint('getLearner', 'GET /api/learners/:id', {
  summary: 'An adult learner who chose to be listed; nobody else is found.',
  access: 'optional',
  response: listedLearner,
  failure: peopleMessages.learnersFailed,
})

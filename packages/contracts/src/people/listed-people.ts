import * as z from 'zod/mini'
import { subjects } from '../accounts/onboarding-options.ts'
import { anyOf } from '../http/any-of.ts'
import { defineEndpoint } from '../http/endpoint.ts'
import { limits } from '../http/limits.ts'
import { listFilters, listOf } from '../http/list.ts'
import { lineField } from '../text/text.ts'
import { peopleMessages } from './listed-people-options.ts'

const params = z.object({ id: z.string().check(z.maxLength(64)) })

const typed = z.optional(lineField().check(z.maxLength(limits.lineLength)))

/** What everybody may see of either; a new column stays private until it is named here (C-30, W-49). */
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

export const listEducators = defineEndpoint({
  name: 'listEducators',
  summary: 'Educators who chose to be listed, by first name (S-205 to S-208, S-218).',
  method: 'GET',
  path: '/api/educators',
  access: 'optional',
  query: educatorList.query,
  status: 200,
  response: educatorList.response,
  problems: ['invalid_cursor'],
  /** S-562 */
  failure: peopleMessages.educatorsFailed,
})

const educator = z.extend(listedEducator, {
  /** Each by its own opt-in (S-217); the group only for who is signed in (W-50). */
  calendarUrl: z.nullable(z.string()),
  groupUrl: z.nullable(z.string()),
})

export type Educator = z.infer<typeof educator>

export const getEducator = defineEndpoint({
  name: 'getEducator',
  summary: 'An educator who chose to be listed; nobody else is found.',
  method: 'GET',
  path: '/api/educators/:id',
  access: 'optional',
  params,
  status: 200,
  response: educator,
  problems: ['not_found'],
  failure: peopleMessages.educatorsFailed,
})

export const learnerList = listOf(listedLearner, {
  name: 'learners',
  filters: { ...filters, subject: anyOf(z.enum(subjects)) },
  sorts: ['first-name'],
  extra,
})

export type LearnerList = z.infer<(typeof learnerList)['response']>

export const listLearners = defineEndpoint({
  name: 'listLearners',
  summary: 'Adult learners who chose to be listed, by first name (S-219 to S-221, S-226).',
  method: 'GET',
  path: '/api/learners',
  access: 'optional',
  query: learnerList.query,
  status: 200,
  response: learnerList.response,
  problems: ['invalid_cursor'],
  /** S-563 */
  failure: peopleMessages.learnersFailed,
})

export const getLearner = defineEndpoint({
  name: 'getLearner',
  summary: 'An adult learner who chose to be listed; nobody else is found.',
  method: 'GET',
  path: '/api/learners/:id',
  access: 'optional',
  params,
  status: 200,
  response: listedLearner,
  problems: ['not_found'],
  failure: peopleMessages.learnersFailed,
})

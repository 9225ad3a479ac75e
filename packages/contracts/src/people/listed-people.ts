import * as z from 'zod/mini'
import { subjects } from '../accounts/onboarding-options.ts'
import { anyOf } from '../http/any-of.ts'
import { defineEndpoint } from '../http/endpoint.ts'
import { limits } from '../http/limits.ts'
import { listFilters, listOf } from '../http/list.ts'
import { openEnum } from '../http/open-enum.ts'
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

const mentorRoom = z.object({
  state: openEnum(['accepting', 'full', 'paused']),
  /** The day in India from which a mentor who pauses takes people again. */
  pausedUntil: z.nullable(z.iso.date()),
  /** The next hour that nobody has, of a mentor who takes people. */
  nextStart: z.nullable(z.iso.datetime()),
})

export type MentorRoom = z.infer<typeof mentorRoom>

const listedEducator = z.extend(listedPerson, {
  designation: z.nullable(z.string()),
  organization: z.nullable(z.string()),
  /** Null of an educator who mentors nobody. An older API does not send it. */
  mentorRoom: z.optional(z.nullable(mentorRoom)),
})

export type ListedEducator = z.infer<typeof listedEducator>

const listedLearner = z.extend(listedPerson, {
  studyYear: z.nullable(z.string()),
  instituteName: z.nullable(z.string()),
  /** Searched, and so shown (S-219). Unset by an older API. */
  organization: z.optional(z.nullable(z.string())),
  /** An older API sends neither. */
  publicEntries: z.optional(z.int()),
  latestEntry: z.optional(z.nullable(z.object({ id: z.string(), title: z.string() }))),
})

export type ListedLearner = z.infer<typeof listedLearner>

/** Values that listed people have, those of most people first; of a location the part behind its last comma. */
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
  /** Hours of the week in India at which they mentor: 0 is Monday from midnight. An older API does not send it. */
  weeklyHours: z.optional(z.array(z.int())),
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

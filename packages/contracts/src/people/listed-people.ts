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

/** The fields that everybody may see. A new column stays private until it is named here (C-30, W-49). */
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
  /** The day in India from which a pausing mentor takes people again. */
  pausedUntil: z.nullable(z.iso.date()),
  /** The next free hour of a mentor who takes people. */
  nextStart: z.nullable(z.iso.datetime()),
})

export type MentorRoom = z.infer<typeof mentorRoom>

const listedEducator = z.extend(listedPerson, {
  designation: z.nullable(z.string()),
  organization: z.nullable(z.string()),
  /** Null if the educator mentors nobody. An older API does not send it. */
  mentorRoom: z.optional(z.nullable(mentorRoom)),
})

export type ListedEducator = z.infer<typeof listedEducator>

const listedLearner = z.extend(listedPerson, {
  studyYear: z.nullable(z.string()),
  instituteName: z.nullable(z.string()),
  /** Shown, because the search includes it (S-219). An older API does not send it. */
  organization: z.optional(z.nullable(z.string())),
  /** An older API sends neither of the two fields. */
  publicEntries: z.optional(z.int()),
  latestEntry: z.optional(z.nullable(z.object({ id: z.string(), title: z.string() }))),
})

export type ListedLearner = z.infer<typeof listedLearner>

/** The values of listed people, the most frequent first. For a location, only the part behind its last comma. */
const facet = z.array(z.object({ value: z.string(), count: z.int() }))

export type PeopleFacet = z.infer<typeof facet>

/** `listed` is the number of all listed people, whatever the filters. */
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
  /**
   * Both links are sent only if the educator has opted in to each (S-217); the group only to users who are signed in
   * (W-50).
   */
  calendarUrl: z.nullable(z.string()),
  groupUrl: z.nullable(z.string()),
  /** The mentor's hours of the week in India, counted from Monday midnight. An older API does not send it. */
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

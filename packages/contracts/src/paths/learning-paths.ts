import { t } from '@kere/brand/messages'
import * as z from 'zod/mini'
import { weekCounts } from '../console/week-counts.ts'
import { courseCategories } from '../courses/course-options.ts'
import { visitorFormFields } from '../forms/visitor-form.ts'
import { defineEndpoint } from '../http/endpoint.ts'
import { exportOf } from '../http/exports.ts'
import { limits } from '../http/limits.ts'
import { listFilters, listOf } from '../http/list.ts'
import { openEnum } from '../http/open-enum.ts'
import { emailAddress } from '../text/email-address.ts'
import { requiredLine } from '../text/text.ts'
import {
  departures,
  interests,
  learningStyles,
  pathAnswers,
  pathFailure,
  pathMessages,
  pathSources,
  pathStandings,
  userTypes,
} from './learning-path-options.ts'

export const problems = {
  learning_path_unknown: { status: 404, title: t('This learning path is no longer here', 'Error') },
} as const

/**
 * Without a script, the form sends one interest as a string, and none as a missing field. Interests keep the order in
 * which they were chosen, and a repeated one counts once.
 */
const chosenInterests = z.pipe(
  z.transform((given: unknown) => {
    if (given === undefined || given === '') return []
    return Array.isArray(given) ? [...new Set(given as unknown[])] : [given]
  }),
  z.array(z.enum(interests)).check(z.maxLength(interests.length)),
)

/** The browser that sends the answers creates and stores this id. Anybody who has it may change the answers. */
const sessionId = z.string().check(z.regex(/^[\w-]{16,64}$/))

const answerFields = {
  userType: z.enum(userTypes, pathMessages.userTypeRequired),
  interests: chosenInterests,
  learningStyle: z.enum(learningStyles, pathMessages.learningStyleRequired),
}

export const newLearningPath = z.strictObject({
  ...answerFields,
  name: requiredLine(pathMessages.nameRequired, limits.nameLength),
  email: emailAddress,
  sessionId: z.optional(sessionId),
  ...visitorFormFields,
})

export type NewLearningPath = z.infer<typeof newLearningPath>

export const createLearningPath = defineEndpoint('createLearningPath', 'POST /api/learning-paths', {
  summary: 'Makes a learning path from what a visitor answers (S-515). Its id is its address, which cannot be guessed.',
  access: 'optional',
  body: newLearningPath,
  response: z.object({ id: z.string() }),
  problems: ['too_many_attempts', 'challenge_failed'],
  failure: pathFailure,
})

const reason = z.object({
  answer: openEnum(pathAnswers),
  text: z.string(),
})

const pathItem = z.object({
  source: openEnum(pathSources),
  id: z.string(),
  title: z.string(),
  path: z.string(),
  category: z.nullable(openEnum(courseCategories)),
  coverImage: z.nullable(z.string()),
  /** The index of the drawing that was chosen for the item. Without one, the first is used. */
  drawing: z.optional(z.int()),
  price: z.nullable(z.int()),
  /** Short facts, such as the teacher, the level, the length or the place. */
  facts: z.array(z.string()),
  startsAt: z.nullable(z.iso.datetime()),
  endsAt: z.nullable(z.iso.datetime()),
  /** One reason for each answer that the item fits. */
  reasons: z.array(reason),
  standing: z.nullable(openEnum(pathStandings)),
})

export type PathItem = z.infer<typeof pathItem>

const departed = z.object({ source: openEnum(pathSources), title: z.string(), why: openEnum(departures) })

export const learningPath = z.object({
  id: z.string(),
  userType: openEnum(userTypes),
  interests: z.array(openEnum(interests)),
  learningStyle: openEnum(learningStyles),
  name: z.nullable(z.string()),
  isOwn: z.boolean(),
  isKept: z.boolean(),
  answeredAt: z.iso.datetime(),
  deletedAt: z.iso.datetime(),
  items: z.array(pathItem),
  answerCount: z.int(),
  /** The interests that no course, lab or event of the path is about. */
  unmetInterests: z.array(openEnum(interests)),
  departed: z.array(departed),
})

export type LearningPath = z.infer<typeof learningPath>

export const getLearningPath = defineEndpoint('getLearningPath', 'GET /api/learning-paths/:id', {
  summary: 'A learning path, for whoever has its address. Name and email are not in it, but for its owner.',
  access: 'optional',
  response: learningPath,
  problems: ['learning_path_unknown'],
  isAlwaysFound: true,
  failure: t('Failed to load the learning path', 'Error'),
})

export const learningPathChange = z.strictObject({ ...answerFields, sessionId: z.optional(sessionId) })

export type LearningPathChange = z.infer<typeof learningPathChange>

export const changeLearningPath = defineEndpoint('changeLearningPath', 'PATCH /api/learning-paths/:id', {
  summary: 'Answers anew, and ranks the path anew: by the account that it belongs to, or by the browser that made it.',
  access: 'optional',
  body: learningPathChange,
  response: learningPath,
  problems: ['learning_path_unknown', 'too_many_attempts'],
  isAlwaysFound: true,
  failure: t('Failed to update the learning path', 'Error'),
})

const roles = ['student', 'educator', 'admin'] as const

export const keepLearningPath = defineEndpoint('keepLearningPath', 'POST /api/learning-paths/:id/keep', {
  summary: 'Puts a path on the own dashboard as a checklist, in the place of the one before.',
  access: { roles },
  body: z.strictObject({ sessionId: z.optional(sessionId) }),
  status: 200,
  response: z.object({ ok: z.literal(true) }),
  problems: ['learning_path_unknown'],
  isAlwaysFound: true,
  failure: t('Failed to save the learning path', 'Error'),
})

export const dropLearningPath = defineEndpoint('dropLearningPath', 'DELETE /api/own/learning-path', {
  summary: 'Takes the kept path off the own dashboard; the path itself stays at its address.',
  access: { roles },
  failure: 'Failed to remove the learning path',
})

export const getOwnLearningPath = defineEndpoint('getOwnLearningPath', 'GET /api/own/learning-path', {
  summary: 'The kept path as a checklist, ticked off by what the platform knows.',
  access: { roles },
  response: z.object({ path: z.nullable(learningPath) }),
  failure: 'Failed to load your learning path',
})

export const learningPathResponse = z.object({
  id: z.string(),
  sessionId: z.string(),
  isFromUser: z.boolean(),
  userType: openEnum(userTypes),
  interests: z.array(openEnum(interests)),
  learningStyle: openEnum(learningStyles),
  name: z.string(),
  email: z.string(),
  submittedAt: z.iso.datetime(),
})

export type LearningPathResponse = z.infer<typeof learningPathResponse>

export const learningPathResponseList = listOf(learningPathResponse, {
  name: 'learning-path-responses',
  filters: {
    userType: z.optional(z.enum(userTypes)),
    interest: z.optional(z.enum(interests)),
    learningStyle: z.optional(z.enum(learningStyles)),
    search: listFilters.search,
    from: listFilters.from,
    to: listFilters.to,
  },
  sorts: ['newest', 'oldest'],
})

export const listLearningPathResponses = defineEndpoint(
  'listLearningPathResponses',
  'GET /api/learning-path-responses',
  {
    summary: 'Answers that people have given for a learning path, filtered, sorted and paged.',
    access: { roles: ['admin'] },
    query: learningPathResponseList.query,
    response: learningPathResponseList.response,
    failure: 'Failed to fetch responses',
  },
)

export const exportLearningPathResponses = exportOf({
  name: 'exportLearningPathResponses',
  list: learningPathResponseList,
  endpoint: listLearningPathResponses,
})

const countOf = <Values extends readonly [string, ...string[]]>(values: Values) =>
  z.array(z.object({ value: openEnum(values), count: z.int() }))

export const learningPathFigures = z.object({
  total: z.int(),
  /** `thisWeek` counts the last 7 days, and `lastMonth` the last 30 (S-451). */
  thisWeek: z.int(),
  lastMonth: z.int(),
  /** The 30 days before `lastMonth`. */
  monthBefore: z.int(),
  since: z.nullable(z.iso.date()),
  /** Weeks begin on Monday. The last one is still running. */
  weeks: weekCounts,
  /** Like `weeks`, but from the week of the first response. Older responses are deleted. */
  allWeeks: z.optional(weekCounts),
  /** Each list begins with the largest number. A response may have several interests. */
  interests: countOf(interests),
  learningStyles: countOf(learningStyles),
  userTypes: countOf(userTypes),
})

export type LearningPathFigures = z.infer<typeof learningPathFigures>

export const getLearningPathFigures = defineEndpoint('getLearningPathFigures', 'GET /api/learning-path-figures', {
  summary: 'How many people have answered for a learning path, when, and what (U-12).',
  access: { roles: ['admin'] },
  response: learningPathFigures,
  failure: 'Failed to fetch responses',
})

import * as z from 'zod/mini'
import { defineEndpoint } from '../http/endpoint.ts'
import { exportOf } from '../http/exports.ts'
import { listOf } from '../http/list.ts'
import { openEnum } from '../http/open-enum.ts'
import { courseReference } from './course-figures.ts'
import { firstTryResults, hardCheckMessages } from './hard-checks-options.ts'
import { checkKinds } from './lesson-checks-options.ts'

/** The educator of the course and admins may call these; nobody else finds anything of it. */
const authors = { roles: ['educator', 'admin'] } as const

export const hardCheck = z.object({
  id: z.string(),
  kind: openEnum(checkKinds),
  question: z.string(),
  lesson: z.object({ id: z.string(), title: z.string() }),
  /** Learners of the course who have answered the present question. */
  triedCount: z.int(),
  /** Those of them whose first answer was right. */
  rightCount: z.int(),
  /**
   * The correlation between being right at the first try here and the share of the learner's other checks of the course
   * that were right at the first try, from -1 to 1. It is null if too few learners tried another check too, or if all
   * did equally well.
   */
  discrimination: z.nullable(z.number()),
  /** The wrong answer that most learners gave first. It is null if too few gave the same. */
  mistake: z.nullable(z.object({ answer: z.array(z.string()), count: z.int() })),
})

export type HardCheck = z.infer<typeof hardCheck>

const id = z.string().check(z.maxLength(64))

export const hardCheckList = listOf(hardCheck, {
  name: 'hard-checks',
  filters: { course: id },
  sorts: ['hardest'],
  nonPersonalFilters: ['course'],
  extra: { course: courseReference },
})

export const listHardChecks = defineEndpoint('listHardChecks', 'GET /api/hard-checks', {
  summary:
    'The checks of a course with how many were right at the first try, hardest first. Checks that fewer than 20 learners have tried follow. For its educator and for admins.',
  access: authors,
  query: hardCheckList.query,
  response: hardCheckList.response,
  problems: ['not_found'],
  failure: hardCheckMessages.failed,
})

export const exportHardChecks = exportOf({ name: 'exportHardChecks', list: hardCheckList, endpoint: listHardChecks })

/** The answer itself stays between the learner and the platform. A learner who may be under 18 has only the surname's initial. */
export const checkLearner = z.object({
  id: z.string(),
  name: z.string(),
  isRight: z.boolean(),
})

export type CheckLearner = z.infer<typeof checkLearner>

export const checkLearnerList = listOf(checkLearner, {
  name: 'check-learners',
  filters: { course: id, check: id, result: z.optional(z.enum(firstTryResults)) },
  sorts: ['wrong_first'],
  nonPersonalFilters: ['course', 'check'],
  extra: { check: z.object({ id: z.string(), question: z.string() }) },
})

export const listCheckLearners = defineEndpoint('listCheckLearners', 'GET /api/check-learners', {
  summary: 'The learners behind a number of a check: who was right at the first try, and who was not, these first.',
  access: authors,
  query: checkLearnerList.query,
  response: checkLearnerList.response,
  problems: ['not_found'],
  failure: hardCheckMessages.learnersFailed,
})

export const exportCheckLearners = exportOf({
  name: 'exportCheckLearners',
  list: checkLearnerList,
  endpoint: listCheckLearners,
})

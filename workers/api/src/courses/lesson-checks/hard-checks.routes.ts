import * as endpoints from '@kere/contracts/courses/hard-checks'
import { firstTryResultNames } from '@kere/contracts/courses/hard-checks-options'
import { route } from '../../http/route.ts'
import { csvOf } from '../../kit/exports/csv-of.ts'
import { listCheckLearners, listHardChecks } from './hard-checks.ts'

export const routes = [
  route(endpoints.listHardChecks, (context, { query }) => listHardChecks(context, query)),
  route(endpoints.listCheckLearners, (context, { query }) => listCheckLearners(context, query)),
]

const checks = csvOf(endpoints.hardCheckList, endpoints.exportHardChecks, listHardChecks, {
  Lesson: { text: ({ lesson }) => lesson.title },
  Check: { text: ({ question }) => question },
  Learners: { number: ({ triedCount }) => triedCount },
  'Right at First Try': { number: ({ rightCount }) => rightCount },
  'Right at First Try (%)': {
    number: ({ triedCount, rightCount }) => (triedCount === 0 ? null : Math.round((rightCount / triedCount) * 100)),
  },
  Discrimination: { number: ({ discrimination }) => discrimination },
  'Most Chosen Wrong Answer': { text: ({ mistake }) => mistake?.answer.join(', ') ?? '' },
  'Times Chosen': { number: ({ mistake }) => mistake?.count ?? null },
})

const learners = csvOf(endpoints.checkLearnerList, endpoints.exportCheckLearners, listCheckLearners, {
  Name: { text: ({ name }) => name },
  'First Try': { text: ({ isRight }) => firstTryResultNames[isRight ? 'right' : 'wrong'] },
})

export const exports = [...checks, ...learners]

import { labelOf } from '@kere/contracts/http/open-value'
import * as endpoints from '@kere/contracts/paths/learning-paths'
import { interestNames, learningStyleNames, userTypeNames } from '@kere/contracts/paths/learning-path-options'
import { route } from '../../http/route.ts'
import { csvOf } from '../../kit/exports/csv-of.ts'
import * as paths from './learning-paths.ts'

export const routes = [
  route(endpoints.createLearningPath, (context, { body }, exchange) =>
    paths.createLearningPath(context, body, exchange),
  ),
  route(endpoints.getLearningPath, (context, { params }) => paths.getLearningPath(context, params.id)),
  route(endpoints.changeLearningPath, (context, { params, body }, exchange) =>
    paths.changeLearningPath(context, params.id, body, exchange),
  ),
  route(endpoints.keepLearningPath, (context, { params, body }) =>
    paths.keepLearningPath(context, params.id, body.sessionId),
  ),
  route(endpoints.dropLearningPath, (context) => paths.dropLearningPath(context)),
  route(endpoints.getOwnLearningPath, (context) => paths.getOwnLearningPath(context)),
  route(endpoints.listLearningPathResponses, (context, { query }) => paths.listLearningPathResponses(context, query)),
  route(endpoints.getLearningPathFigures, (context) => paths.getLearningPathFigures(context)),
]

export const exports = csvOf(
  endpoints.learningPathResponseList,
  endpoints.exportLearningPathResponses,
  paths.listLearningPathResponses,
  {
    Date: { moment: ({ submittedAt }) => submittedAt },
    Name: { name: ({ name }) => name },
    Email: { text: ({ email }) => email },
    'User Type': { text: ({ userType }) => labelOf(userTypeNames, userType) },
    Interests: { text: ({ interests }) => interests.map((each) => labelOf(interestNames, each)).join(', ') },
    'Learning Style': { text: ({ learningStyle }) => labelOf(learningStyleNames, learningStyle) },
    'Session ID': { text: ({ sessionId }) => sessionId },
  },
)

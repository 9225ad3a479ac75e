import * as endpoints from '@kere/contracts/courses/course-insight'
import { timeInIndia } from '../../base/days.ts'
import { route } from '../../http/route.ts'
import { csvOf } from '../../kit/exports/csv-of.ts'
import { getCourseInsight } from './course-insight.ts'
import { sendCourseMessage, withdrawCourseMessage, writeCourseMessages } from './course-messages.ts'
import { listInsightLearners } from './insight-learners.ts'

export const routes = [
  route(endpoints.getCourseInsight, (context, { params }) => getCourseInsight(context, params.courseId)),
  route(endpoints.listInsightLearners, (context, { query }) => listInsightLearners(context, query)),
  route(endpoints.sendCourseMessage, (context, { params, body }) => sendCourseMessage(context, params.courseId, body)),
  route(endpoints.withdrawCourseMessage, (context, { params }) => withdrawCourseMessage(context, params)),
]

export const exports = csvOf(endpoints.insightLearnerList, endpoints.exportInsightLearners, listInsightLearners, {
  Name: { text: ({ name }) => name },
  'Progress (%)': { number: ({ progress }) => progress },
  'Last Lesson': { text: ({ lesson }) => lesson?.title ?? '' },
  'Last Active': { moment: ({ lastActiveAt }) => timeInIndia(lastActiveAt) },
})

export const clock = { courseMessagesWritten: writeCourseMessages }

import * as endpoints from '@kere/contracts/courses/course-insight'
import { paceNames } from '@kere/contracts/courses/course-insight-options'
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

const learners = csvOf(endpoints.insightLearnerList, endpoints.exportInsightLearners, listInsightLearners, {
  Name: { text: ({ name }) => name },
  'Progress (%)': { number: ({ progress }) => progress },
  'Last Lesson': { text: ({ lesson }) => lesson?.title ?? '' },
  'Last Active': { moment: ({ lastActiveAt }) => timeInIndia(lastActiveAt) },
})

const lessons = csvOf(
  endpoints.insightLessonList,
  endpoints.exportInsightLessons,
  async (context, { course }) => {
    const insight = await getCourseInsight(context, course)
    return { items: insight.lessons, nextCursor: null, total: insight.lessons.length }
  },
  {
    Module: { text: ({ moduleTitle }) => moduleTitle },
    Lesson: { text: ({ title }) => title },
    Opened: { number: ({ openedCount }) => openedCount },
    Done: { number: ({ doneCount }) => doneCount },
    'Stopped Here': { number: ({ stoppedCount }) => stoppedCount },
    Questions: { number: ({ questionsCount }) => questionsCount },
    'Usually Done': { text: ({ pace }) => (pace === null ? '' : paceNames[pace]) },
  },
)

export const exports = [...learners, ...lessons]

export const clock = { courseMessagesWritten: writeCourseMessages }

import * as z from 'zod/mini'
import { defineEndpoint } from '../http/endpoint.ts'
import { exportOf } from '../http/exports.ts'
import { listOf } from '../http/list.ts'
import { countsOf, openEnum } from '../http/open-enum.ts'
import { requiredLine, requiredText } from '../text/text.ts'
import { courseReference } from './course-figures.ts'
import {
  insightLimits,
  insightMessages,
  type LessonStage,
  lessonStages,
  paces,
  type Silence,
  silenceValues,
} from './course-insight-options.ts'

export const problems = {
  course_message_spent: { status: 409, title: insightMessages.spent },
  course_message_for_nobody: { status: 409, title: insightMessages.nobody },
  course_message_sent: { status: 409, title: insightMessages.sent },
} as const

/** The educator of the course and admins may call these; nobody else finds anything of it. */
const authors = { roles: ['educator', 'admin'] } as const

const lessonReference = z.object({ id: z.string(), title: z.string() })

export const insightLesson = z.extend(lessonReference, {
  moduleTitle: z.string(),
  openedCount: z.int(),
  doneCount: z.int(),
  /** These learners have not finished the course, and opened this lesson last. */
  stoppedCount: z.int(),
  questionsCount: z.int(),
  /** The usual time between opening and doing the lesson. It is null if too few learners have both moments. */
  pace: z.nullable(openEnum(paces)),
})

export type InsightLesson = z.infer<typeof insightLesson>

export const courseMessage = z.object({
  id: z.string(),
  subject: z.string(),
  text: z.string(),
  lesson: z.nullable(lessonReference),
  silence: z.nullable(openEnum(silenceValues)),
  sentAt: z.iso.datetime(),
  /** The number grows while `isBeingSent`. */
  recipientsCount: z.int(),
  /** Recipients who opened or did a lesson within a week. It is null for messages from before this was counted. */
  returnedCount: z._default(z.nullable(z.int()), null),
  isBeingSent: z.boolean(),
})

export type CourseMessage = z.infer<typeof courseMessage>

export const courseInsight = z.object({
  course: courseReference,
  enrolledCount: z.int(),
  /** These learners have opened a lesson, or finished. */
  startedCount: z.int(),
  finishedCount: z.int(),
  /** These learners have not finished; the two numbers below count among them. */
  learningCount: z.int(),
  silences: countsOf(silenceValues),
  /** These learners are at lessons that are no longer in the course. */
  stoppedElsewhereCount: z.int(),
  lessons: z.array(insightLesson),
  /** The name under which the caller's messages are sent. It is empty for admins, who write as the team. */
  sender: z.string(),
  lastMessage: z.nullable(courseMessage),
  /** The moment from which the next message may be sent; null if that is now. */
  nextMessageAt: z.nullable(z.iso.datetime()),
})

export type CourseInsight = z.infer<typeof courseInsight>

export const getCourseInsight = defineEndpoint('getCourseInsight', 'GET /api/courses/:courseId/insight', {
  summary: 'How far learners get in a course, lesson by lesson, and who is silent. For its educator and for admins.',
  access: authors,
  response: courseInsight,
  failure: insightMessages.failed,
})

/**
 * The answer has no email address and no notes. For a learner who may be under 18, the name has only the surname's
 * initial.
 */
export const insightLearner = z.object({
  id: z.string(),
  name: z.string(),
  /** Percent. */
  progress: z.int(),
  isFinished: z.boolean(),
  /** This lesson was opened last. */
  lesson: z.nullable(lessonReference),
  lastActiveAt: z.iso.datetime(),
})

export type InsightLearner = z.infer<typeof insightLearner>

const courseId = z.string().check(z.maxLength(64))

interface Combined {
  lesson?: string | undefined
  stage?: LessonStage | undefined
  silence?: Silence | undefined
  reachable?: 'true' | undefined
}

export const insightLearnerList = listOf(insightLearner, {
  name: 'insight-learners',
  filters: {
    course: courseId,
    lesson: z.optional(z.string().check(z.maxLength(64))),
    stage: z.optional(z.enum(lessonStages)),
    silence: z.optional(z.enum(silenceValues)),
    /** Leaves out learners whose account is suspended, unconfirmed or being deleted: they get no messages. */
    reachable: z.optional(z.literal('true')),
  },
  sorts: ['silent'],
  nonPersonalFilters: ['course', 'lesson'],
  checks: [
    z.refine<Combined>(({ lesson, stage }) => stage === undefined || lesson !== undefined, {
      error: insightMessages.lessonRequired,
      path: ['lesson'],
    }),
    z.refine<Combined>(
      ({ stage = 'stopped', silence, reachable }) => stage === 'stopped' || (silence ?? reachable) === undefined,
      { error: insightMessages.stoppedRequired, path: ['stage'] },
    ),
  ],
  extra: { course: courseReference },
})

export const listInsightLearners = defineEndpoint('listInsightLearners', 'GET /api/insight-learners', {
  summary:
    'The learners behind a number of the insight: who has not finished, silent longest first, or who opened or did a lesson, in the order in which they enrolled. A stage needs its lesson, and who is silent or reachable is asked only of those who have not finished.',
  access: authors,
  query: insightLearnerList.query,
  response: insightLearnerList.response,
  problems: ['not_found'],
  failure: insightMessages.listFailed,
})

export const exportInsightLearners = exportOf({
  name: 'exportInsightLearners',
  list: insightLearnerList,
  endpoint: listInsightLearners,
})

export const insightLessonList = listOf(insightLesson, {
  name: 'insight-lessons',
  filters: { course: courseId },
  sorts: ['place'],
  nonPersonalFilters: ['course'],
})

export const exportInsightLessons = exportOf({
  name: 'exportInsightLessons',
  list: insightLessonList,
  endpoint: getCourseInsight,
})

export const newCourseMessage = z
  .strictObject({
    lessonId: z.optional(z.string().check(z.maxLength(64))),
    silence: z.optional(z.enum(silenceValues)),
    subject: requiredLine(insightMessages.subjectRequired, insightLimits.subjectLength),
    text: requiredText(insightMessages.textRequired, insightLimits.textLength),
  })
  .check(
    z.refine(({ lessonId, silence }) => lessonId !== undefined || silence !== undefined, {
      error: insightMessages.groupRequired,
      path: ['silence'],
    }),
  )

export const sendCourseMessage = defineEndpoint('sendCourseMessage', 'POST /api/courses/:courseId/messages', {
  summary:
    'Emails a group of those who have not finished a course, each once: who stopped at a lesson, is silent, or both. One a week for each course. The emails are written ten seconds later.',
  access: { ...authors, needs: ['approved'] },
  body: newCourseMessage,
  response: courseInsight,
  problems: ['course_message_spent', 'course_message_for_nobody'],
  failure: insightMessages.sendFailed,
})

export const withdrawCourseMessage = defineEndpoint(
  'withdrawCourseMessage',
  'DELETE /api/courses/:courseId/messages/:id',
  {
    summary: 'Takes a message back within ten seconds, before it is emailed; it is final after that.',
    access: authors,
    problems: ['course_message_sent'],
    failure: insightMessages.withdrawFailed,
  },
)

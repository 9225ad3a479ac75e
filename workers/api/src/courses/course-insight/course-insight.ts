import { insightLimits } from '@kere/contracts/courses/course-insight-options'
import { messages } from '@kere/contracts/http/messages'
import type { Context } from '../../base/context.ts'
import { dayInIndia } from '../../base/days.ts'
import { DomainError } from '../../base/domain-error.ts'
import { instantOf } from '../../base/instants.ts'
import { requireSignedIn } from '../../http/signed-in.ts'
import { silencesOf, stepsOf } from './course-insight.domain.ts'
import { type InsightRows, selectInsight } from './course-insight.queries.ts'

const weekMs = insightLimits.messageEveryDays * 24 * 60 * 60 * 1000

/** @throws {DomainError} `not_found` for all but its educator and admins */
export async function getCourseInsight(context: Context, courseId: string) {
  const author = requireSignedIn(context)
  const [[course], lessons, steps, activity, [message]] = await context.db.batch([
    ...selectInsight(context, { courseId, author }),
  ])
  return toInsight({ course, lessons, steps, activity, message }, context.at)
}

/** @throws {DomainError} `not_found` */
export function toInsight({ course, lessons, steps, activity, message }: InsightRows, now: number) {
  if (!course) throw new DomainError('not_found', messages.courseNotFound)
  const { id, title, draftTitle, enrolledCount, finishedCount, notBegunCount, sender } = course
  const learningCount = enrolledCount - finishedCount
  const stepsByLesson = Map.groupBy(steps, ({ lessonId }) => lessonId)
  const stoppedHere = lessons.reduce((sum, { stoppedCount }) => sum + stoppedCount, 0)
  return {
    course: { id, title: draftTitle ?? title },
    enrolledCount,
    startedCount: enrolledCount - notBegunCount,
    finishedCount,
    learningCount,
    silences: silencesOf(activity, learningCount, dayInIndia(now)),
    stoppedElsewhereCount: Math.max(0, learningCount - notBegunCount - stoppedHere),
    lessons: lessons.map((lesson) => ({ ...lesson, ...stepsOf(stepsByLesson.get(lesson.id) ?? []) })),
    sender,
    lastMessage: message ? toMessage(message) : null,
    nextMessageAt: message && message.sentAt + weekMs > now ? instantOf(message.sentAt + weekMs) : null,
  }
}

const toMessage = ({
  sentAt,
  writtenUntil,
  lessonId,
  lessonTitle,
  ...message
}: NonNullable<InsightRows['message']>) => ({
  ...message,
  lesson: lessonId === null ? null : { id: lessonId, title: lessonTitle ?? '' },
  sentAt: instantOf(sentAt),
  isBeingSent: writtenUntil !== null,
})

import { questionInbox } from '@kere/contracts/courses/lesson-questions'
import { questionLimits } from '@kere/contracts/courses/lesson-questions-options'
import type { Context } from '../../base/context.ts'
import { instantOf } from '../../base/instants.ts'
import { readsOf } from '../../kit/lists/reads-of.ts'
import { inboxRows, selectWaits } from './question-inbox.queries.ts'

export const inboxReads = readsOf(
  questionInbox,
  inboxRows,
  ({ createdAt, courseId, courseTitle, lessonId, lessonTitle, ...row }) => ({
    ...row,
    at: instantOf(createdAt),
    course: { id: courseId, title: courseTitle },
    lesson: { id: lessonId, title: lessonTitle },
  }),
)

const hourMs = 60 * 60 * 1000

export async function getAnswerTime({ db }: Context, courseId: string) {
  const waits = (await selectWaits(db, courseId)).map(({ ms }) => ms).toSorted((one, other) => one - other)
  const median = waits[Math.floor(waits.length / 2)]
  const isKnown = median !== undefined && waits.length >= questionLimits.timedAtLeast
  return { hours: isKnown ? Math.max(1, Math.round(median / hourMs)) : null }
}

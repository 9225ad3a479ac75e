import { lessonAnswers, lessonQuestionFollows, lessonQuestions } from '@kere/d1/schema/courses/lesson-questions'
import { ulid } from 'ulid'
import { db } from './database.ts'
import { aCourseToLearn, enroll } from './factories.ts'

/** Makes a published course of this educator in which these learners are enrolled. */
export async function aClass(educatorId: string, learnerIds: readonly string[]) {
  const { id, lessonIds } = await aCourseToLearn({ educatorId, title: 'Reading a lake' })
  for (const learnerId of learnerIds) await enroll(learnerId, id)
  return { courseId: id, lessonId: lessonIds[0], educatorId }
}

export async function aQuestion(
  { courseId, lessonId, educatorId }: Awaited<ReturnType<typeof aClass>>,
  authorId: string,
  about: Partial<typeof lessonQuestions.$inferInsert> = {},
) {
  const id = `lqn_${ulid()}`
  await db.insert(lessonQuestions).values({
    id,
    courseId,
    lessonId,
    educatorId,
    authorId,
    body: 'Is matt primer enough?',
    createdAt: Date.parse('2026-11-01T06:00:00Z'),
    ...about,
  })
  await db.insert(lessonQuestionFollows).values({ id: `lqf_${ulid()}`, questionId: id, userId: authorId })
  return id
}

export async function anAnswer(
  questionId: string,
  authorId: string,
  about: Partial<typeof lessonAnswers.$inferInsert> = {},
) {
  const id = `lan_${ulid()}`
  await db.insert(lessonAnswers).values({
    id,
    questionId,
    authorId,
    isEducator: false,
    body: 'It goes grey after three dips.',
    createdAt: Date.parse('2026-11-02T06:00:00Z'),
    ...about,
  })
  return id
}

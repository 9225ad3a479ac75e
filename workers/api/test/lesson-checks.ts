import type { CheckOption } from '@kere/contracts/courses/lesson-checks-options'
import { lessonCheckKeys, lessonChecks, lessonCheckTries } from '@kere/d1/schema/courses/lesson-checks'
import { ulid } from 'ulid'
import { db } from './database.ts'
import { aCourseToLearn, enroll } from './factories.ts'

const options: CheckOption[] = [
  { text: 'At noon', isRight: true, feedback: 'The sun stands high.', tolerance: '' },
  { text: 'At dusk', isRight: false, feedback: 'The light is too low then.', tolerance: '' },
]

/** A published check: "When do you read the disc?" */
export async function aCheck(
  lessonId: string,
  about: Partial<typeof lessonChecks.$inferInsert> = {},
  key: Partial<typeof lessonCheckKeys.$inferInsert> = {},
) {
  const id = `chk_${ulid()}`
  const shown = (key.options ?? options).map(({ text }) => text).toSorted()
  await db.batch([
    db.insert(lessonChecks).values({
      id,
      lessonId,
      position: 0,
      kind: 'single',
      question: 'When do you read the disc?',
      options: about.kind === 'number' || about.kind === 'text' ? [] : shown,
      ...about,
    }),
    db.insert(lessonCheckKeys).values({ checkId: id, options, explanation: 'Glare hides the disc at dusk.', ...key }),
  ])
  return id
}

/** A course with one check in its first lesson, in which these learn. */
export async function aCheckedCourse(
  learnerIds: readonly string[],
  about: Partial<typeof lessonChecks.$inferInsert> = {},
  key: Partial<typeof lessonCheckKeys.$inferInsert> = {},
) {
  const course = await aCourseToLearn()
  for (const learnerId of learnerIds) await enroll(learnerId, course.id)
  const [lessonId] = course.lessonIds
  return { courseId: course.id, lessonId, lessonIds: course.lessonIds, checkId: await aCheck(lessonId, about, key) }
}

export async function aTry(checkId: string, userId: string, about: Partial<typeof lessonCheckTries.$inferInsert> = {}) {
  const id = `cht_${ulid()}`
  await db.insert(lessonCheckTries).values({
    id,
    checkId,
    userId,
    question: 'When do you read the disc?',
    answer: ['At dusk'],
    isRight: false,
    feedback: [],
    createdAt: Date.parse('2026-11-01T06:00:00Z'),
    ...about,
  })
  return id
}

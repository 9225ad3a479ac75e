import type { DraftHandIn } from '@kere/contracts/courses/field-tasks-options'
import { lessonContents, lessons } from '@kere/d1/schema/courses/course-modules'
import { fieldHandIns } from '@kere/d1/schema/courses/field-tasks'
import { eq } from 'drizzle-orm'
import { ulid } from 'ulid'
import { db } from './database.ts'
import { enroll, aCourseToLearn } from './factories.ts'
import { aStoredFile } from './files.ts'

export const aTask = (about: Partial<DraftHandIn> = {}): DraftHandIn => ({
  kind: 'photo',
  text: 'One photo of the disc in the water.',
  unit: '',
  min: '',
  max: '',
  ...about,
})

/** A published course of this educator with a field task in its first lesson, in which these learn. */
export async function aFieldTask(educatorId: string, learnerIds: readonly string[], task = aTask()) {
  const { id: courseId, lessonIds } = await aCourseToLearn({ educatorId, title: 'Reading a lake' })
  const [lessonId] = lessonIds
  await db.update(lessons).set({ kind: 'task' }).where(eq(lessons.id, lessonId))
  await db
    .insert(lessonContents)
    .values({ lessonId, html: '', draftVersion: 1, handIn: task })
    .onConflictDoUpdate({ target: lessonContents.lessonId, set: { handIn: task } })
  const places = new Map<string, string>()
  for (const learnerId of learnerIds) places.set(learnerId, await enroll(learnerId, courseId))
  return { courseId, lessonId, educatorId, places }
}

export const aPhoto = (owner: { id: string }) => aStoredFile(owner, { kind: 'field_task_file' })

export async function aHandIn(
  { lessonId, educatorId, places }: Awaited<ReturnType<typeof aFieldTask>>,
  learnerId: string,
  about: Partial<typeof fieldHandIns.$inferInsert> = {},
) {
  const id = `fhi_${ulid()}`
  await db.insert(fieldHandIns).values({
    id,
    enrollmentId: places.get(learnerId)!,
    learnerId,
    lessonId,
    educatorId,
    kind: 'photo',
    note: 'Taken at noon.',
    number: '',
    unit: '',
    fileText: 'The disc at one metre',
    state: 'waiting',
    createdAt: Date.parse('2026-11-01T06:00:00Z'),
    ...about,
  })
  return id
}

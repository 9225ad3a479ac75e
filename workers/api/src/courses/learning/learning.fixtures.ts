import { lessons } from '@kere/d1/schema/courses/course-modules'
import { inArray } from 'drizzle-orm'
import { db } from '../../../test/database.ts'
import { aCourseToLearn, enroll } from '../../../test/factories.ts'
import type { Fixture, Fixtures } from '../../../test/fixtures.ts'
import { enrollmentPage, notePage } from './learning.queries.ts'

const aPlace: Fixture = {
  owner: 'learner',
  params: async ({ learner }) => {
    const { id, lessonIds } = await aCourseToLearn()
    await enroll(learner.id, id)
    return { courseId: id, lessonId: lessonIds[1] }
  },
}

const ofPosition: Fixture['params'] = async ({ learner }) => {
  const { id, lessonIds } = await aCourseToLearn()
  await enroll(learner.id, id)
  lastLessonId = lessonIds[1]
  return { courseId: id }
}

let lastLessonId = ''
const later = enrollmentPage({ sort: 'newest' }).cursorOf({ enrolledAt: 1, id: 'enr_1' })
const laterNotes = notePage({}).cursorOf({ savedAt: 1, id: 'les_1' })

export const fixtures: Fixtures = {
  listMyEnrollments: {
    variants: [
      { query: '?status=in_progress' },
      { query: '?status=completed&sort=oldest' },
      { query: `?sort=newest&cursor=${later}` },
    ],
  },
  getMyCourse: aPlace,
  getMyLesson: aPlace,
  setPosition: { owner: 'learner', params: ofPosition, body: () => ({ lessonId: lastLessonId }) },
  updateMyLesson: { ...aPlace, body: () => ({ isDone: true, checked: [0] }) },
  saveNote: { ...aPlace, body: () => ({ text: 'Ask about the rope.', version: 0 }) },
  listMyNotes: { ...aPlace, variants: [{ query: `?cursor=${laterNotes}` }, { query: '?search=rope' }] },
  completeMyCourse: aPlace,
  getPreviewLesson: {
    params: async () => {
      const { id, lessonIds } = await aCourseToLearn()
      await db
        .update(lessons)
        .set({ isPreview: true })
        .where(inArray(lessons.id, [...lessonIds]))
      return { courseId: id, lessonId: lessonIds[1] }
    },
  },
}

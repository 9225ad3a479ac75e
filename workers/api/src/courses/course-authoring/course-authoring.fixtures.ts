// The API loads this when it is first needed; tests load it before they are timed.
import '@kere/markdown/render-markdown'
import { aCourseOf, someDetails } from '../../../test/authored-courses.ts'
import { enroll } from '../../../test/factories.ts'
import type { People } from '../../../test/people.ts'
import type { Fixture, Fixtures } from '../../../test/fixtures.ts'

const ofEducator = async ({ educator, learner }: People) => {
  const course = await aCourseOf(educator.id)
  await enroll(learner.id, course.id)
  return course
}

/** Admins find everybody's (U-26). */
const notFound = { otherEducator: 404, pendingEducator: 404 }

const aCourse: Fixture = { params: async (people) => ({ id: (await ofEducator(people)).id }), answers: notFound }

const aLesson: Fixture = {
  params: async (people) => {
    const { id, lessonIds } = await ofEducator(people)
    return { id, lessonId: lessonIds[0] ?? '' }
  },
  answers: notFound,
}

const anArchivedCourse: Fixture = {
  params: async ({ educator }) => ({ id: (await aCourseOf(educator.id, { archivedAt: 1 })).id }),
  answers: notFound,
}

const learners: Fixture = {
  query: async (people) => `?course=${(await ofEducator(people)).id}`,
  variants: [{ query: '&status=completed' }, { query: '&search=ira&sort=oldest' }],
  answers: notFound,
}

export const fixtures: Fixtures = {
  listOwnCourses: { variants: [{ query: '?shelf=archived' }, { query: '?sort=untouched' }, { query: '?sort=newest' }] },
  actOnOwnCourses: {
    body: async (people) => ({ act: 'unpublish', rows: [{ id: (await ofEducator(people)).id }] }),
    variants: [
      { body: { act: 'delete', matching: { shelf: 'current' } } },
      { body: { act: 'restore', matching: { shelf: 'archived' } } },
    ],
  },
  createCourse: { body: () => ({ details: { title: 'Reading a lake' } }) },
  getCourseDraft: aCourse,
  saveCourseDraft: {
    ...aCourse,
    body: () => ({
      version: 1,
      details: someDetails,
      outline: [{ id: 'new', title: 'One', summary: '', duration: '1 week', lessons: [] }],
    }),
  },
  getLessonDraft: aLesson,
  saveLessonDraft: {
    ...aLesson,
    body: () => ({ version: 1, body: 'Look at the water.', videoUrl: null, bring: [], checklist: [] }),
  },
  previewLesson: aLesson,
  // An admin names each lesson as well, and none is named here.
  publishCourse: { ...aCourse, body: () => ({ version: 1 }), answers: { ...notFound, admin: 409 } },
  unpublishCourse: aCourse,
  deleteCourse: aCourse,
  restoreCourse: anArchivedCourse,
  listCourseLearners: learners,
  exportCourseLearners: learners,
}

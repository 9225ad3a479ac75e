// The API loads this when it is first needed; tests load it before they are timed.
import '@kere/markdown/render-markdown'
import { aCourseOf } from '../../../test/authored-courses.ts'
import type { Fixture, Fixtures } from '../../../test/fixtures.ts'

const aCourse: Fixture = {
  params: async ({ educator }) => ({ kind: 'course', id: (await aCourseOf(educator.id)).id, language: 'kn' }),
  // Admins find everybody's (U-26).
  answers: { otherEducator: 404 },
}

export const fixtures: Fixtures = {
  getTranslation: aCourse,
  saveTranslation: {
    ...aCourse,
    body: () => ({ version: 0, isReady: true, title: 'ಕೆರೆ ಓದುವುದು', summary: '', body: 'ಊರಿನ ನೀರನ್ನು ಅಳೆಯುವುದು.' }),
  },
}

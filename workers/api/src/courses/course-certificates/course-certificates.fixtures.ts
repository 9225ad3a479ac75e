import { aCourseOf } from '../../../test/authored-courses.ts'
import type { Fixture, Fixtures } from '../../../test/fixtures.ts'

const aCourse: Fixture = {
  params: async ({ educator }) => ({ courseId: (await aCourseOf(educator.id)).id }),
  answers: { otherEducator: 404, pendingEducator: 404 },
}

export const fixtures: Fixtures = {
  getCourseCertificate: aCourse,
  saveCourseCertificate: {
    ...aCourse,
    body: () => ({ isOn: true, words: 'Sampled a lake.', signature: 'Meera Rao', minimumPercent: 80 }),
  },
}

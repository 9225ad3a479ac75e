import { enrollments } from '@kere/d1/schema/courses/enrollments'
import { eq } from 'drizzle-orm'
import { db } from '../../../test/database.ts'
import { aCertificate } from '../../../test/certificates.ts'
import { enroll } from '../../../test/factories.ts'
import type { People } from '../../../test/people.ts'
import { aCourseOf } from '../../../test/authored-courses.ts'
import type { Fixture, Fixtures } from '../../../test/fixtures.ts'

const aCourse: Fixture = {
  params: async ({ educator }) => ({ courseId: (await aCourseOf(educator.id)).id }),
  answers: { otherEducator: 404, pendingEducator: 404 },
}

async function aPlaceIn({ educator, learner }: People) {
  const { id } = await aCourseOf(educator.id)
  await enroll(learner.id, id)
  const [{ id: enrollmentId } = { id: '' }] = await db
    .select({ id: enrollments.id })
    .from(enrollments)
    .where(eq(enrollments.courseId, id))
  return { courseId: id, enrollmentId }
}

let enrolled = ''

export const fixtures: Fixtures = {
  getCourseCertificate: aCourse,
  issueCertificateByHand: {
    ...aCourse,
    params: async (people) => {
      const { courseId, enrollmentId } = await aPlaceIn(people)
      enrolled = enrollmentId
      return { courseId }
    },
    body: () => ({ enrollmentId: enrolled, reason: 'Did every lesson on paper.' }),
    variants: [{ body: { email: 'somebody@example.kere.test', reason: 'Taught a part of it.' } }],
  },
  withdrawCertificateByHand: {
    ...aCourse,
    params: async ({ educator, learner }) => {
      const { id: courseId } = await aCourseOf(educator.id)
      const { id } = await aCertificate(learner.id, {
        courseId,
        issueReason: 'On paper.',
        revokedAt: 1,
        revokeReason: '',
      })
      return { courseId, id }
    },
  },
  saveCourseCertificate: {
    ...aCourse,
    body: () => ({ isOn: true, words: 'Sampled a lake.', signature: 'Meera Rao', minimumPercent: 80 }),
  },
}

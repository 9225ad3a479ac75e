import type { MailFixtures } from '../../mail/mail-content.ts'

const values = { firstName: 'Asha', courseId: 'crs_1', course: 'Reading a lake: field methods for urban water' }

export const mailFixtures: MailFixtures = {
  enrolled: { values, leadsTo: '/dashboard/my-courses/crs_1' },
  first_learner: { values, leadsTo: '/dashboard/courses/crs_1/learners' },
}

import type { MailFixtures } from '../../mail/mail-content.ts'

export const mailFixtures: MailFixtures = {
  course_completed: {
    values: { firstName: 'Asha', courseId: 'crs_1', course: 'Reading a lake: field methods for urban water' },
    leadsTo: '/dashboard/my-courses/crs_1',
  },
}

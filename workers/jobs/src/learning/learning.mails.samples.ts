import type { MailSamples } from '../mail/mail-content.ts'

export const mailSamples: MailSamples = {
  course_completed: {
    values: { firstName: 'Asha', courseId: 'crs_1', course: 'Reading a lake: field methods for urban water' },
    leadsTo: '/dashboard/my-courses/crs_1',
  },
}

import type { MailSamples, WriteMail } from '../../mail/mail-content.ts'
import { becauseAccount, greet, required } from '../../mail/mail-parts.ts'

export const mails = {
  course_completed: ({ course, courseId, ...values }) => ({
    subject: 'You completed your course',
    preview: 'Well done. You keep the lessons and your notes.',
    heading: 'You completed your course',
    ...greet(values),
    paragraphs: [
      `You completed “${required(course)}”. Well done. You keep the lessons and your notes, so you can come back to them whenever you need them.`,
    ],
    action: { label: 'View course', path: `/dashboard/my-courses/${required(courseId)}` },
    because: becauseAccount,
  }),
} satisfies Record<string, WriteMail>

export const samples: MailSamples = {
  course_completed: {
    values: { firstName: 'Asha', courseId: 'crs_1', course: 'Reading a lake: field methods for urban water' },
    leadsTo: '/dashboard/my-courses/crs_1',
  },
}

import { t } from '@kere/brand/messages'
import type { MailSamples, WriteMail } from '../../mail/mail-content.ts'
import { becauseAccount, greet, required } from '../../mail/mail-parts.ts'

export const mails = {
  course_completed: ({ course, courseId, ...values }) => ({
    subject: t('You completed your course', 'Email course_completed, subject'),
    preview: t('Well done. You keep the lessons and your notes.', 'Email course_completed, preview'),
    heading: t('You completed your course', 'Email course_completed, heading'),
    ...greet(values),
    paragraphs: [
      t(
        'You completed “{course}”. Well done. You keep the lessons and your notes, so you can come back to them whenever you need them.',
        { course: required(course) },
        'Email course_completed',
      ),
    ],
    action: {
      label: t('View course', 'Email course_completed, button or link'),
      path: `/dashboard/my-courses/${required(courseId)}`,
    },
    because: becauseAccount,
  }),
} satisfies Record<string, WriteMail>

export const samples: MailSamples = {
  course_completed: {
    values: { firstName: 'Asha', courseId: 'crs_1', course: 'Reading a lake: field methods for urban water' },
    leadsTo: '/dashboard/my-courses/crs_1',
  },
}

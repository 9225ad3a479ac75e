import type { WriteMail } from '../mail/mail-content.ts'
import { becauseAccount, greet, required } from '../mail/mail-parts.ts'

export const mails = {
  course_completed: ({ course, courseId, ...values }) => ({
    subject: 'You completed your course',
    preview: 'Well done. The lessons and your notes stay open to you.',
    heading: 'You completed your course',
    ...greet(values),
    paragraphs: [
      `You completed “${required(course)}”. Well done. The lessons and your notes stay open to you, so come back whenever you need them in the field.`,
    ],
    action: { label: 'View course', path: `/dashboard/my-courses/${required(courseId)}` },
    because: becauseAccount,
  }),
} satisfies Record<string, WriteMail>

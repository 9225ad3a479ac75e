import { becauseAccount, greet, required } from '../../mail/mail-parts.ts'
import type { MailSamples, WriteMail } from '../../mail/mail-content.ts'

export const mails = {
  free_place_given: ({ course, courseId, ...values }) => ({
    subject: 'You have a free place in a course',
    preview: 'There is nothing to pay. You can start now.',
    heading: 'You have a free place',
    ...greet(values),
    paragraphs: [
      `You have been given a free place in “${required(course)}”. There is nothing to pay, and you can start with the first lesson now.`,
      'If you had an unpaid order for this course, we have cancelled it. Do not pay it.',
      'If you do not want the course, you can leave it on My Courses.',
    ],
    action: { label: 'Start learning', path: `/dashboard/my-courses/${required(courseId)}` },
    because: becauseAccount,
  }),

  free_place_taken_back: ({ course, ...values }) => ({
    subject: 'Your free place was taken back',
    preview: 'You no longer have access to the course. There is nothing to pay.',
    heading: 'Your free place was taken back',
    ...greet(values),
    paragraphs: [
      `Your free place in “${required(course)}” was taken back before you started the course. There is nothing to pay. If you think this is a mistake, reply to this email.`,
    ],
    action: { label: 'Browse courses', path: '/courses' },
    because: becauseAccount,
  }),
} satisfies Record<string, WriteMail>

const sample = { firstName: 'Asha', courseId: 'crs_1', course: 'Reading a lake: field methods for urban water' }

export const samples: MailSamples = {
  free_place_given: { values: sample, leadsTo: '/dashboard/my-courses/crs_1' },
  free_place_taken_back: { values: { firstName: sample.firstName, course: sample.course }, leadsTo: '/courses' },
}

import { t } from '@kere/brand/messages'
import { becauseAccount, greet, required } from '../../mail/mail-parts.ts'
import type { MailSamples, WriteMail } from '../../mail/mail-content.ts'

export const mails = {
  free_place_given: ({ course, courseId, ...values }) => ({
    subject: t('You have a free place in a course', 'Email free_place_given, subject'),
    preview: t('There is nothing to pay. You can start now.', 'Email free_place_given, preview'),
    heading: t('You have a free place', 'Email free_place_given, heading'),
    ...greet(values),
    paragraphs: [
      t(
        'You have been given a free place in “{course}”. There is nothing to pay, and you can start with the first lesson now.',
        { course: required(course) },
        'Email free_place_given',
      ),
      t('If you had an unpaid order for this course, we have cancelled it. Do not pay it.', 'Email free_place_given'),
      t('If you do not want the course, you can leave it on My Courses.', 'Email free_place_given'),
    ],
    action: {
      label: t('Start learning', 'Email free_place_given, button or link'),
      path: `/dashboard/my-courses/${required(courseId)}`,
    },
    because: becauseAccount,
  }),

  free_place_taken_back: ({ course, ...values }) => ({
    subject: t('Your free place was taken back', 'Email free_place_taken_back, subject'),
    preview: t(
      'You no longer have access to the course. There is nothing to pay.',
      'Email free_place_taken_back, preview',
    ),
    heading: t('Your free place was taken back', 'Email free_place_taken_back, heading'),
    ...greet(values),
    paragraphs: [
      t(
        'Your free place in “{course}” was taken back before you started the course. There is nothing to pay. If you think this is a mistake, reply to this email.',
        { course: required(course) },
        'Email free_place_taken_back',
      ),
    ],
    action: { label: t('Browse courses', 'Email free_place_taken_back, button or link'), path: '/courses' },
    because: becauseAccount,
  }),
} satisfies Record<string, WriteMail>

const sample = { firstName: 'Asha', courseId: 'crs_1', course: 'Reading a lake: field methods for urban water' }

export const samples: MailSamples = {
  free_place_given: { values: sample, leadsTo: '/dashboard/my-courses/crs_1' },
  free_place_taken_back: { values: { firstName: sample.firstName, course: sample.course }, leadsTo: '/courses' },
}

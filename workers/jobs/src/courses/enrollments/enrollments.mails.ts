import { t } from '@kere/brand/messages'
import { becauseAccount, greet, required } from '../../mail/mail-parts.ts'
import type { MailSamples, WriteMail } from '../../mail/mail-content.ts'

export const mails = {
  enrolled: ({ course, courseId, ...values }) => ({
    subject: t('You are enrolled', 'Email, subject'),
    preview: t('Start with the first lesson whenever you like.', 'Email, preview'),
    heading: t('You are enrolled', 'Email, heading'),
    ...greet(values),
    paragraphs: [
      t(
        'You are enrolled in “{course}”. Start with the first lesson whenever you like. Your progress and your notes are saved, so you can continue on any device.',
        { course: required(course) },
        'Email',
      ),
    ],
    action: {
      label: t('Start learning', 'Email, button or link'),
      path: `/dashboard/my-courses/${required(courseId)}`,
    },
    because: becauseAccount,
  }),

  first_learner: ({ course, courseId, ...values }) => ({
    subject: t('Your course has its first learner', 'Email first_learner, subject'),
    preview: t('Follow their progress on your dashboard.', 'Email first_learner, preview'),
    heading: t('Your course has its first learner', 'Email first_learner, heading'),
    ...greet(values),
    paragraphs: [
      t(
        'The first learner has enrolled in “{course}”. See each learner’s progress on your dashboard.',
        { course: required(course) },
        'Email first_learner',
      ),
    ],
    action: {
      label: t('See your learners', 'Email first_learner, button or link'),
      path: `/dashboard/courses/${required(courseId)}/learners`,
    },
    because: becauseAccount,
  }),
} satisfies Record<string, WriteMail>

const sample = { firstName: 'Asha', courseId: 'crs_1', course: 'Reading a lake: field methods for urban water' }

export const samples: MailSamples = {
  enrolled: { values: sample, leadsTo: '/dashboard/my-courses/crs_1' },
  first_learner: { values: sample, leadsTo: '/dashboard/courses/crs_1/learners' },
}

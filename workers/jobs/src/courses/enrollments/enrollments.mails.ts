import { becauseAccount, greet, required } from '../../mail/mail-parts.ts'
import type { MailSamples, WriteMail } from '../../mail/mail-content.ts'

export const mails = {
  enrolled: ({ course, courseId, ...values }) => ({
    subject: 'You are enrolled',
    preview: 'Start with the first lesson whenever you like.',
    heading: 'You are enrolled',
    ...greet(values),
    paragraphs: [
      `You are enrolled in “${required(course)}”. Start with the first lesson whenever you like. Your progress and your notes are saved, so you can continue on any device.`,
    ],
    action: { label: 'Start learning', path: `/dashboard/my-courses/${required(courseId)}` },
    because: becauseAccount,
  }),

  first_learner: ({ course, courseId, ...values }) => ({
    subject: 'Your course has its first learner',
    preview: 'Follow their progress on your dashboard.',
    heading: 'Your course has its first learner',
    ...greet(values),
    paragraphs: [
      `The first learner has enrolled in “${required(course)}”. See each learner’s progress on your dashboard.`,
    ],
    action: { label: 'See your learners', path: `/dashboard/courses/${required(courseId)}/learners` },
    because: becauseAccount,
  }),
} satisfies Record<string, WriteMail>

const sample = { firstName: 'Asha', courseId: 'crs_1', course: 'Reading a lake: field methods for urban water' }

export const samples: MailSamples = {
  enrolled: { values: sample, leadsTo: '/dashboard/my-courses/crs_1' },
  first_learner: { values: sample, leadsTo: '/dashboard/courses/crs_1/learners' },
}

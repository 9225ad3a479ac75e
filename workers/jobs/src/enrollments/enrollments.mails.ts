import { becauseAccount, greet, required } from '../mail/mail-parts.ts'
import type { WriteMail } from '../mail/mail-content.ts'

export const mails = {
  enrolled: ({ course, courseId, ...values }) => ({
    subject: 'You are enrolled',
    preview: 'Start with the first lesson whenever you like.',
    heading: 'You are enrolled',
    ...greet(values),
    paragraphs: [
      `You now have a place in “${required(course)}”. Start with the first lesson whenever you like: we keep your progress and your notes on every device.`,
    ],
    action: { label: 'Start learning', path: `/dashboard/my-courses/${required(courseId)}` },
    because: becauseAccount,
  }),

  first_learner: ({ course, courseId, ...values }) => ({
    subject: 'Your course has its first learner',
    preview: 'Somebody has enrolled in your course.',
    heading: 'Your course has its first learner',
    ...greet(values),
    paragraphs: [`Somebody has enrolled in “${required(course)}”. From now on you can see how far your learners are.`],
    action: { label: 'See your learners', path: `/dashboard/courses/${required(courseId)}/learners` },
    because: becauseAccount,
  }),
} satisfies Record<string, WriteMail>

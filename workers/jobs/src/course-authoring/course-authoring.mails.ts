import { product } from '@kere/brand/brand'
import type { WriteMail } from '../mail/mail-content.ts'
import { greet, required } from '../mail/mail-parts.ts'

export const mails = {
  course_published: ({ courseId, course, ...values }) => ({
    subject: 'Your course is live',
    preview: 'Anyone can find it now. Share the link with the people you wrote it for.',
    heading: 'Your course is live',
    ...greet(values),
    paragraphs: [
      `“${required(course)}” is published on ${product}. Anyone can find it and enroll now.`,
      'You can keep editing. Readers see your changes when you publish again, and learners keep their progress.',
    ],
    action: { label: 'View your course', path: `/courses/${required(courseId)}` },
    because: `You received this email because you published this course on ${product}.`,
  }),

  course_archived: ({ courseId, course, ...values }) => ({
    subject: 'A course you are taking was archived',
    preview: 'You keep your access, your progress and your notes.',
    heading: 'A course you are taking was archived',
    ...greet(values),
    paragraphs: [
      `“${required(course)}” is no longer offered on ${product}. Nobody new can enroll, and it will not be updated.`,
      'You keep your access. Your progress and your notes stay as they are, and you can complete the course at any time.',
    ],
    action: { label: 'Continue the course', path: `/dashboard/my-courses/${required(courseId)}` },
    because: 'You received this email because you are enrolled in this course.',
  }),
} satisfies Record<string, WriteMail>

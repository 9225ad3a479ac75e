import { product } from '@kere/brand/brand'
import type { MailLink, MailSamples, WriteMail } from '../../mail/mail-content.ts'
import { greet, required } from '../../mail/mail-parts.ts'

const changes: Readonly<Record<string, { heading: string; text: string; action: (id: string) => MailLink }>> = {
  published: {
    heading: 'Your course was published',
    text: 'is now in the catalogue, with your latest changes. Anyone can find it and enroll.',
    action: (id) => ({ label: 'View your course', path: `/courses/${id}` }),
  },
  unpublished: {
    heading: 'Your course was unpublished',
    text: 'is no longer in the catalogue. Enrolled learners keep their access, and your draft stays as it is.',
    action: (id) => ({ label: 'Open your course', path: `/dashboard/courses/${id}` }),
  },
  archived: {
    heading: 'Your course was archived',
    text: 'is no longer offered. Its learners keep their access, and we emailed them. You can restore it as a draft.',
    action: () => ({ label: 'View archived courses', path: '/dashboard/courses?shelf=archived' }),
  },
  deleted: {
    heading: 'Your course was deleted',
    text: 'had no learners and was deleted. You can restore it for 30 days.',
    action: () => ({ label: 'View deleted courses', path: '/dashboard/courses?shelf=archived' }),
  },
  restored: {
    heading: 'Your course was restored',
    text: 'is a draft again. Only you can see it until it is published.',
    action: (id) => ({ label: 'Open your course', path: `/dashboard/courses/${id}` }),
  },
}

function changeOf(change: string) {
  const known = changes[change]
  if (!known) throw new Error(`No email tells of a course that was ${change}`)
  return known
}

export const mails = {
  course_changed: ({ courseId, course, change, ...values }) => {
    const { heading, text, action } = changeOf(required(change))
    return {
      subject: heading,
      preview: `“${required(course)}” ${text}`,
      heading,
      ...greet(values),
      paragraphs: [
        `“${required(course)}” ${text}`,
        `An admin of ${product} did this. If you did not expect it, write to us through the contact page.`,
      ],
      action: action(required(courseId)),
      because: `You received this email because you teach this course on ${product}.`,
    }
  },

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

const course = { firstName: 'Asha', courseId: 'crs_1', course: 'Reading a lake: field methods for urban water' }

export const samples: MailSamples = {
  course_published: { values: course, leadsTo: '/courses/crs_1' },
  course_changed: { values: { ...course, change: 'unpublished' }, leadsTo: '/dashboard/courses/crs_1' },
  course_archived: { values: course, leadsTo: '/dashboard/my-courses/crs_1' },
}

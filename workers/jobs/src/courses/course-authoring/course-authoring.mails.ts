import { t } from '@kere/brand/messages'
import type { MailLink, MailSamples, WriteMail } from '../../mail/mail-content.ts'
import { greet, required } from '../../mail/mail-parts.ts'

const changes: Readonly<
  Record<string, { heading: string; text: (title: string) => string; action: (id: string) => MailLink }>
> = {
  published: {
    heading: t('Your course was published', 'Email, heading'),
    text: (title) =>
      t(
        '{title} is now in the catalogue, with your latest changes. Anyone can find it and enroll.',
        { title },
        'Email',
      ),
    action: (id) => ({ label: t('View your course', 'Email, button or link'), path: `/courses/${id}` }),
  },
  unpublished: {
    heading: t('Your course was unpublished', 'Email, heading'),
    text: (title) =>
      t(
        '{title} is no longer in the catalogue. Enrolled learners keep their access, and your draft stays as it is.',
        { title },
        'Email',
      ),
    action: (id) => ({ label: t('Open your course', 'Email, button or link'), path: `/dashboard/courses/${id}` }),
  },
  archived: {
    heading: t('Your course was archived', 'Email, heading'),
    text: (title) =>
      t(
        '{title} is no longer offered. Its learners keep their access, and we emailed them. You can restore it as a draft.',
        { title },
        'Email',
      ),
    action: () => ({
      label: t('View archived courses', 'Email, button or link'),
      path: '/dashboard/courses?shelf=archived',
    }),
  },
  deleted: {
    heading: t('Your course was deleted', 'Email, heading'),
    text: (title) => t('{title} had no learners and was deleted. You can restore it for 30 days.', { title }, 'Email'),
    action: () => ({
      label: t('View deleted courses', 'Email, button or link'),
      path: '/dashboard/courses?shelf=archived',
    }),
  },
  restored: {
    heading: t('Your course was restored', 'Email, heading'),
    text: (title) => t('{title} is a draft again. Only you can see it until it is published.', { title }, 'Email'),
    action: (id) => ({ label: t('Open your course', 'Email, button or link'), path: `/dashboard/courses/${id}` }),
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
      preview: text(`“${required(course)}”`),
      heading,
      ...greet(values),
      paragraphs: [
        text(`“${required(course)}”`),
        t(
          'An admin of Kere did this. If you did not expect it, write to us through the contact page.',
          'Email course_changed',
        ),
      ],
      action: action(required(courseId)),
      because: t(
        'You received this email because you teach this course on Kere.',
        'Email course_changed, why they received it',
      ),
    }
  },

  course_published: ({ courseId, course, ...values }) => ({
    subject: t('Your course is live', 'Email course_published, subject'),
    preview: t(
      'Anyone can find it now. Share the link with the people you wrote it for.',
      'Email course_published, preview',
    ),
    heading: t('Your course is live', 'Email course_published, heading'),
    ...greet(values),
    paragraphs: [
      t(
        '“{course}” is published on Kere. Anyone can find it and enroll now.',
        { course: required(course) },
        'Email course_published',
      ),
      t(
        'You can keep editing. Readers see your changes when you publish again, and learners keep their progress.',
        'Email course_published',
      ),
    ],
    action: {
      label: t('View your course', 'Email course_published, button or link'),
      path: `/courses/${required(courseId)}`,
    },
    because: t(
      'You received this email because you published this course on Kere.',
      'Email course_published, why they received it',
    ),
  }),

  course_archived: ({ courseId, course, ...values }) => ({
    subject: t('A course you are taking was archived', 'Email course_archived, subject'),
    preview: t('You keep your access, your progress and your notes.', 'Email course_archived, preview'),
    heading: t('A course you are taking was archived', 'Email course_archived, heading'),
    ...greet(values),
    paragraphs: [
      t(
        '“{course}” is no longer offered on Kere. Nobody new can enroll, and it will not be updated.',
        { course: required(course) },
        'Email course_archived',
      ),
      t(
        'You keep your access. Your progress and your notes stay as they are, and you can complete the course at any time.',
        'Email course_archived',
      ),
    ],
    action: {
      label: t('Continue the course', 'Email course_archived, button or link'),
      path: `/dashboard/my-courses/${required(courseId)}`,
    },
    because: t(
      'You received this email because you are enrolled in this course.',
      'Email course_archived, why they received it',
    ),
  }),
} satisfies Record<string, WriteMail>

const course = { firstName: 'Asha', courseId: 'crs_1', course: 'Reading a lake: field methods for urban water' }

export const samples: MailSamples = {
  course_published: { values: course, leadsTo: '/courses/crs_1' },
  course_changed: { values: { ...course, change: 'unpublished' }, leadsTo: '/dashboard/courses/crs_1' },
  course_archived: { values: course, leadsTo: '/dashboard/my-courses/crs_1' },
}

import type { MailLabels, NotificationKindLabels } from '../../http/labels.ts'

export const notificationKinds = {
  enrollments: { group: 'Courses', name: 'Your enrollments', choice: 'email' },
  first_learners: {
    group: 'Courses',
    name: 'First learner of a course',
    choice: 'email',
    roles: ['educator', 'admin'],
  },
} satisfies Record<string, NotificationKindLabels>

export const mailTemplates = {
  enrolled: {
    name: 'You are enrolled',
    bell: {
      kind: 'enrollments',
      icon: 'book',
      says: ({ course, courseId }) => ({
        title: 'You are enrolled',
        text: course,
        path: `/dashboard/my-courses/${courseId}`,
      }),
    },
  },
  first_learner: {
    name: 'First learner of a course',
    bell: {
      kind: 'first_learners',
      icon: 'people',
      says: ({ course, courseId }) => ({
        title: 'Your course has its first learner',
        text: course,
        path: `/dashboard/courses/${courseId}/learners`,
      }),
    },
  },
} satisfies Record<string, MailLabels>

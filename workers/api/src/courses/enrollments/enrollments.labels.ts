import { t } from '@kere/brand/messages'
import type { MailLabels, NotificationKindLabels } from '../../http/labels.ts'

export const notificationKinds = {
  enrollments: {
    group: t('Courses', 'Heading over kinds of notifications'),
    name: t('Your enrollments', 'Kind of notifications'),
    choice: 'email',
  },
  first_learners: {
    group: t('Courses', 'Heading over kinds of notifications'),
    name: t('First learner of a course', 'Kind of notifications'),
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
        title: t('You are enrolled', 'Notification'),
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
        title: t('Your course has its first learner', 'Notification'),
        text: course,
        path: `/dashboard/courses/${courseId}/learners`,
      }),
    },
  },
} satisfies Record<string, MailLabels>

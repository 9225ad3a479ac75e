import { t } from '@kere/brand/messages'
import type { MailLabels, NotificationKindLabels } from '../../http/labels.ts'

export const notificationKinds = {
  completed_courses: {
    group: t('Courses', 'Heading over kinds of notifications'),
    name: t('Courses you completed', 'Kind of notifications'),
    choice: 'email',
  },
} satisfies Record<string, NotificationKindLabels>

export const mailTemplates = {
  course_completed: {
    name: 'Course completed',
    bell: {
      kind: 'completed_courses',
      icon: 'award',
      says: ({ course, courseId }) => ({
        title: t('You completed your course', 'Notification'),
        text: course,
        path: `/dashboard/my-courses/${courseId}`,
      }),
    },
  },
} satisfies Record<string, MailLabels>

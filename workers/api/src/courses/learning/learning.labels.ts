import type { MailLabels, NotificationKindLabels } from '../../http/labels.ts'

export const notificationKinds = {
  completed_courses: { group: 'Courses', name: 'Courses you completed', choice: 'email' },
} satisfies Record<string, NotificationKindLabels>

export const mailTemplates = {
  course_completed: {
    name: 'Course completed',
    bell: {
      kind: 'completed_courses',
      icon: 'award',
      says: ({ course, courseId }) => ({
        title: 'You completed your course',
        text: course,
        path: `/dashboard/my-courses/${courseId}`,
      }),
    },
  },
} satisfies Record<string, MailLabels>

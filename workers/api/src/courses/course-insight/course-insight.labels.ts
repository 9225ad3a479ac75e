import type { AuditLabels, MailLabels, NotificationKindLabels } from '../../http/labels.ts'
import { textOfMail } from './message-rows.ts'

export const auditActions = {
  'course.message_sent': {
    name: 'Message sent to learners',
    meaning:
      'The educator of the course, or an admin, emailed learners who have not finished it. The details say who gets it.',
  },
  'course.message_undone': {
    name: 'Message to learners taken back',
    meaning: 'The message was taken back before anybody was emailed.',
  },
} satisfies Record<string, AuditLabels>

export const notificationKinds = {
  course_messages: {
    group: 'Courses',
    name: 'Messages from educators',
    about: 'Once a week at most for each of your courses',
    choice: 'email',
  },
} satisfies Record<string, NotificationKindLabels>

export const mailTemplates = {
  course_message: {
    name: 'Message from the educator of a course',
    says: textOfMail,
    bell: {
      kind: 'course_messages',
      icon: 'message',
      says: ({ course = '', courseId = '' }) => ({
        title: 'You have a message about your course',
        text: course,
        path: `/dashboard/my-courses/${courseId}`,
      }),
    },
  },
} satisfies Record<string, MailLabels>

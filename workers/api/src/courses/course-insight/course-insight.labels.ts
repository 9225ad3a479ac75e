import { t } from '@kere/brand/messages'
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
    group: t('Courses', 'Heading over kinds of notifications'),
    name: t('Messages from educators', 'Kind of notifications'),
    about: t('Once a week at most for each of your courses', 'What a kind of notifications has'),
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
        title: t('You have a message about your course', 'Notification'),
        text: course,
        path: `/dashboard/my-courses/${courseId}`,
      }),
    },
  },
} satisfies Record<string, MailLabels>

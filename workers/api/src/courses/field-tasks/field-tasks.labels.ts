import { t } from '@kere/brand/messages'
import type { AuditLabels, BellLabels, MailLabels, NotificationKindLabels } from '../../http/labels.ts'

export const auditActions = {
  'hand_in.file_opened': {
    name: 'File of a field task opened',
    meaning:
      'Somebody followed a link to what a learner handed in: the learner, the educator of the course, or an admin.',
  },
} satisfies Record<string, AuditLabels>

export const notificationKinds = {
  field_task_hand_ins: {
    group: t('Courses', 'Heading over kinds of notifications'),
    name: t('Field tasks handed in', 'Kind of notifications'),
    about: t('Once a day for each course', 'What a kind of notifications has'),
    choice: 'email',
    roles: ['educator', 'admin'],
  },
  field_task_answers: {
    group: t('Courses', 'Heading over kinds of notifications'),
    name: t('Answers to your field tasks', 'Kind of notifications'),
    about: t('Accepted, or another try', 'What a kind of notifications has'),
    choice: 'email',
  },
} satisfies Record<string, NotificationKindLabels>

/** The details name nobody. */
const says =
  (title: string): BellLabels['says'] =>
  ({ course = '', lesson = '', courseId = '', lessonId = '' }) => ({
    title,
    text: `${lesson}, ${course}`,
    path: `/dashboard/my-courses/${courseId}?lesson=${lessonId}#field-task`,
  })

export const mailTemplates = {
  field_task_handed_in: {
    name: 'Field task handed in',
    bell: {
      kind: 'field_task_hand_ins',
      icon: 'book',
      says: ({ course = '' }) => ({
        title: t('Hand-ins wait for your answer', 'Notification'),
        text: course,
        path: '/dashboard/field-tasks',
      }),
    },
  },
  field_task_accepted: {
    name: 'Field task accepted',
    bell: { kind: 'field_task_answers', icon: 'book', says: says(t('Your field task is accepted', 'Notification')) },
  },
  field_task_answered: {
    name: 'Another try at a field task',
    bell: {
      kind: 'field_task_answers',
      icon: 'book',
      says: says(t('Your educator asks for another try', 'Notification')),
    },
  },
} satisfies Record<string, MailLabels>

import { t } from '@kere/brand/messages'
import type { AuditLabels, BellLabels, MailLabels, NotificationKindLabels } from '../../http/labels.ts'

export const auditActions = {
  'lesson_post.hidden': {
    name: 'Question or answer hidden',
    meaning: 'The educator of the course, or an admin, hid it from learners. Its author still sees it.',
  },
  'lesson_post.shown': {
    name: 'Question or answer shown again',
    meaning: 'What had been hidden is visible to the learners of the course again.',
  },
} satisfies Record<string, AuditLabels>

export const notificationKinds = {
  lesson_questions: {
    group: t('Courses', 'Heading over kinds of notifications'),
    name: t('Questions in your courses', 'Kind of notifications'),
    about: t('Learners ask on a lesson', 'What a kind of notifications has'),
    choice: 'email',
    roles: ['educator', 'admin'],
  },
  lesson_answers: {
    group: t('Courses', 'Heading over kinds of notifications'),
    name: t('Answers to questions you follow', 'Kind of notifications'),
    about: t('Once a day for each question', 'What a kind of notifications has'),
    choice: 'email',
    minors: 'class',
  },
} satisfies Record<string, NotificationKindLabels>

/** The details name nobody. */
const says =
  (title: string): BellLabels['says'] =>
  ({ course = '', lesson = '', courseId = '', lessonId = '', questionId = '' }) => ({
    title,
    text: `${lesson}, ${course}`,
    path: `/dashboard/my-courses/${courseId}?lesson=${lessonId}#${questionId}`,
  })

export const mailTemplates = {
  lesson_question_asked: {
    name: 'Question on a lesson',
    bell: {
      kind: 'lesson_questions',
      icon: 'message',
      says: ({ course = '', lesson = '', questionId = '' }) => ({
        title: t('A learner asks a question', 'Notification'),
        text: `${lesson}, ${course}`,
        path: `/dashboard/questions?question=${questionId}`,
      }),
    },
  },
  lesson_question_answered: {
    name: 'Answer to a followed question',
    bell: {
      kind: 'lesson_answers',
      icon: 'message',
      says: says(t('New answer to a question you follow', 'Notification')),
    },
  },
  lesson_answer_endorsed: {
    name: 'Answer endorsed',
    bell: { kind: 'lesson_answers', icon: 'message', says: says(t('Your answer is endorsed', 'Notification')) },
  },
} satisfies Record<string, MailLabels>

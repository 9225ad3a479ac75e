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
    group: 'Courses',
    name: 'Questions in your courses',
    about: 'Learners ask on a lesson',
    choice: 'email',
    roles: ['educator', 'admin'],
  },
  lesson_answers: {
    group: 'Courses',
    name: 'Answers to questions you follow',
    about: 'Once a day for each question',
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
        title: 'A learner asks a question',
        text: `${lesson}, ${course}`,
        path: `/dashboard/questions?question=${questionId}`,
      }),
    },
  },
  lesson_question_answered: {
    name: 'Answer to a followed question',
    bell: { kind: 'lesson_answers', icon: 'message', says: says('New answer to a question you follow') },
  },
  lesson_answer_endorsed: {
    name: 'Answer endorsed',
    bell: { kind: 'lesson_answers', icon: 'message', says: says('Your answer is endorsed') },
  },
} satisfies Record<string, MailLabels>

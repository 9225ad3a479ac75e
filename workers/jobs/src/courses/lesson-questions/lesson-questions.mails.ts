import { product } from '@kere/brand/brand'
import type { MailSamples, WriteMail } from '../../mail/mail-content.ts'
import { greet, required } from '../../mail/mail-parts.ts'

const lessonPath = ({ courseId, lessonId, questionId }: Readonly<Record<string, string>>) =>
  `/dashboard/my-courses/${required(courseId)}?lesson=${required(lessonId)}#${required(questionId)}`

export const mails = {
  lesson_question_asked: ({ course, lesson, questionId, ...values }) => ({
    subject: 'A learner asks a question in your course',
    preview: `${required(course)}: read the question and answer it.`,
    heading: 'A learner asks a question',
    ...greet(values),
    paragraphs: [`There is a new question on the lesson “${required(lesson)}” of “${required(course)}”.`],
    action: { label: 'Read the question', path: `/dashboard/questions?question=${required(questionId)}` },
    because: `You received this email because you teach this course on ${product}.`,
  }),
  lesson_question_answered: ({ course, lesson, ...values }) => ({
    subject: 'New answer to a question you follow',
    preview: `${required(course)}: read what was answered.`,
    heading: 'There is a new answer',
    ...greet(values),
    paragraphs: [
      `A question that you follow on the lesson “${required(lesson)}” of “${required(course)}” has a new answer. You get one email a day about a question, however many answers there are.`,
    ],
    action: { label: 'Read the answer', path: lessonPath(values) },
    because: `You received this email because you follow this question on ${product}.`,
  }),
  lesson_answer_endorsed: ({ course, lesson, ...values }) => ({
    subject: 'Your answer is endorsed',
    preview: `${required(course)}: the educator recommends what you wrote.`,
    heading: 'Your answer is endorsed',
    ...greet(values),
    paragraphs: [
      `The educator of “${required(course)}” has endorsed your answer on the lesson “${required(lesson)}”. Learners see it first.`,
    ],
    action: { label: 'View your answer', path: lessonPath(values) },
    because: `You received this email because you answered a question on ${product}.`,
  }),
} satisfies Record<string, WriteMail>

const values = {
  firstName: 'Asha',
  questionId: 'lqn_1',
  courseId: 'crs_1',
  lessonId: 'les_1',
  course: 'Reading a lake',
  lesson: 'Build a Secchi disc',
}
const leadsTo = '/dashboard/my-courses/crs_1?lesson=les_1#lqn_1'

export const samples: MailSamples = {
  lesson_question_asked: { values, leadsTo: '/dashboard/questions?question=lqn_1' },
  lesson_question_answered: { values, leadsTo },
  lesson_answer_endorsed: { values, leadsTo },
}

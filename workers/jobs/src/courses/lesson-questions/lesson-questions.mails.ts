import { t } from '@kere/brand/messages'
import type { MailSamples, WriteMail } from '../../mail/mail-content.ts'
import { greet, required } from '../../mail/mail-parts.ts'

const lessonPath = ({ courseId, lessonId, questionId }: Readonly<Record<string, string>>) =>
  `/dashboard/my-courses/${required(courseId)}?lesson=${required(lessonId)}#${required(questionId)}`

export const mails = {
  lesson_question_asked: ({ course, lesson, questionId, ...values }) => ({
    subject: t('A learner asks a question in your course', 'Email lesson_question_asked, subject'),
    preview: t(
      '{course}: read the question and answer it.',
      { course: required(course) },
      'Email lesson_question_asked, preview',
    ),
    heading: t('A learner asks a question', 'Email lesson_question_asked, heading'),
    ...greet(values),
    paragraphs: [
      t(
        'There is a new question on the lesson “{lesson}” of “{course}”.',
        { lesson: required(lesson), course: required(course) },
        'Email lesson_question_asked',
      ),
    ],
    action: {
      label: t('Read the question', 'Email lesson_question_asked, button or link'),
      path: `/dashboard/questions?question=${required(questionId)}`,
    },
    because: t(
      'You received this email because you teach this course on Kere.',
      'Email lesson_question_asked, why they received it',
    ),
  }),
  lesson_question_answered: ({ course, lesson, ...values }) => ({
    subject: t('New answer to a question you follow', 'Email lesson_question_answered, subject'),
    preview: t(
      '{course}: read what was answered.',
      { course: required(course) },
      'Email lesson_question_answered, preview',
    ),
    heading: t('There is a new answer', 'Email lesson_question_answered, heading'),
    ...greet(values),
    paragraphs: [
      t(
        'A question that you follow on the lesson “{lesson}” of “{course}” has a new answer. You get one email a day about a question, however many answers there are.',
        { lesson: required(lesson), course: required(course) },
        'Email lesson_question_answered',
      ),
    ],
    action: { label: t('Read the answer', 'Email lesson_question_answered, button or link'), path: lessonPath(values) },
    because: t(
      'You received this email because you follow this question on Kere.',
      'Email lesson_question_answered, why they received it',
    ),
  }),
  lesson_answer_endorsed: ({ course, lesson, ...values }) => ({
    subject: t('Your answer is endorsed', 'Email lesson_answer_endorsed, subject'),
    preview: t(
      '{course}: the educator recommends what you wrote.',
      { course: required(course) },
      'Email lesson_answer_endorsed, preview',
    ),
    heading: t('Your answer is endorsed', 'Email lesson_answer_endorsed, heading'),
    ...greet(values),
    paragraphs: [
      t(
        'The educator of “{course}” has endorsed your answer on the lesson “{lesson}”. Learners see it first.',
        { course: required(course), lesson: required(lesson) },
        'Email lesson_answer_endorsed',
      ),
    ],
    action: { label: t('View your answer', 'Email lesson_answer_endorsed, button or link'), path: lessonPath(values) },
    because: t(
      'You received this email because you answered a question on Kere.',
      'Email lesson_answer_endorsed, why they received it',
    ),
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

import { product } from '@kere/brand/brand'
import type { MailSamples, WriteMail } from '../../mail/mail-content.ts'
import { greet, required } from '../../mail/mail-parts.ts'

const taskPath = ({ courseId, lessonId }: Readonly<Record<string, string>>) =>
  `/dashboard/my-courses/${required(courseId)}?lesson=${required(lessonId)}#field-task`

export const mails = {
  field_task_handed_in: ({ course, ...values }) => ({
    subject: 'Hand-ins wait for your answer',
    preview: `${required(course)}: learners have handed in their work.`,
    heading: 'Hand-ins wait for your answer',
    ...greet(values),
    paragraphs: [
      `Learners have handed in their work for field tasks of “${required(course)}”. You get one email a day for each course, however many there are.`,
    ],
    action: { label: 'View the hand-ins', path: '/dashboard/field-tasks' },
    because: `You received this email because you teach this course on ${product}.`,
  }),
  field_task_accepted: ({ course, lesson, ...values }) => ({
    subject: 'Your field task is accepted',
    preview: `${required(course)}: the educator has accepted your work.`,
    heading: 'Your field task is accepted',
    ...greet(values),
    paragraphs: [
      `The educator of “${required(course)}” has accepted what you handed in for “${required(lesson)}”. You can add it to your impact portfolio.`,
    ],
    action: { label: 'View your field task', path: taskPath(values) },
    because: `You received this email because you handed in a field task on ${product}.`,
  }),
  field_task_answered: ({ course, lesson, ...values }) => ({
    subject: 'Your educator asks for another try',
    preview: `${required(course)}: read the answer and hand in again.`,
    heading: 'Your educator asks for another try',
    ...greet(values),
    paragraphs: [
      `The educator of “${required(course)}” has answered what you handed in for “${required(lesson)}”. Read the answer, then hand in again.`,
    ],
    action: { label: 'Read the answer', path: taskPath(values) },
    because: `You received this email because you handed in a field task on ${product}.`,
  }),
} satisfies Record<string, WriteMail>

const values = {
  firstName: 'Asha',
  courseId: 'crs_1',
  lessonId: 'les_1',
  course: 'Reading a lake',
  lesson: 'Build a Secchi disc',
}
const leadsTo = '/dashboard/my-courses/crs_1?lesson=les_1#field-task'

export const samples: MailSamples = {
  field_task_handed_in: { values, leadsTo: '/dashboard/field-tasks' },
  field_task_accepted: { values, leadsTo },
  field_task_answered: { values, leadsTo },
}

import { t } from '@kere/brand/messages'
import type { MailSamples, WriteMail } from '../../mail/mail-content.ts'
import { greet, required } from '../../mail/mail-parts.ts'

const taskPath = ({ courseId, lessonId }: Readonly<Record<string, string>>) =>
  `/dashboard/my-courses/${required(courseId)}?lesson=${required(lessonId)}#field-task`

export const mails = {
  field_task_handed_in: ({ course, ...values }) => ({
    subject: t('Hand-ins wait for your answer', 'Email field_task_handed_in, subject'),
    preview: t(
      '{course}: learners have handed in their work.',
      { course: required(course) },
      'Email field_task_handed_in, preview',
    ),
    heading: t('Hand-ins wait for your answer', 'Email field_task_handed_in, heading'),
    ...greet(values),
    paragraphs: [
      t(
        'Learners have handed in their work for field tasks of “{course}”. You get one email a day for each course, however many there are.',
        { course: required(course) },
        'Email field_task_handed_in',
      ),
    ],
    action: {
      label: t('View the hand-ins', 'Email field_task_handed_in, button or link'),
      path: '/dashboard/field-tasks',
    },
    because: t(
      'You received this email because you teach this course on Kere.',
      'Email field_task_handed_in, why they received it',
    ),
  }),
  field_task_accepted: ({ course, lesson, ...values }) => ({
    subject: t('Your field task is accepted', 'Email field_task_accepted, subject'),
    preview: t(
      '{course}: the educator has accepted your work.',
      { course: required(course) },
      'Email field_task_accepted, preview',
    ),
    heading: t('Your field task is accepted', 'Email field_task_accepted, heading'),
    ...greet(values),
    paragraphs: [
      t(
        'The educator of “{course}” has accepted what you handed in for “{lesson}”. You can add it to your impact portfolio.',
        { course: required(course), lesson: required(lesson) },
        'Email field_task_accepted',
      ),
    ],
    action: { label: t('View your field task', 'Email field_task_accepted, button or link'), path: taskPath(values) },
    because: t(
      'You received this email because you handed in a field task on Kere.',
      'Email field_task_accepted, why they received it',
    ),
  }),
  field_task_answered: ({ course, lesson, ...values }) => ({
    subject: t('Your educator asks for another try', 'Email field_task_answered, subject'),
    preview: t(
      '{course}: read the answer and hand in again.',
      { course: required(course) },
      'Email field_task_answered, preview',
    ),
    heading: t('Your educator asks for another try', 'Email field_task_answered, heading'),
    ...greet(values),
    paragraphs: [
      t(
        'The educator of “{course}” has answered what you handed in for “{lesson}”. Read the answer, then hand in again.',
        { course: required(course), lesson: required(lesson) },
        'Email field_task_answered',
      ),
    ],
    action: { label: t('Read the answer', 'Email field_task_answered, button or link'), path: taskPath(values) },
    because: t(
      'You received this email because you handed in a field task on Kere.',
      'Email field_task_answered, why they received it',
    ),
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

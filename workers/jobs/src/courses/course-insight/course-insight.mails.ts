import { t } from '@kere/brand/messages'
import { courseMessageMail } from '@kere/contracts/courses/course-insight-options'
import type { MailSamples, WriteMail } from '../../mail/mail-content.ts'
import { greet, required } from '../../mail/mail-parts.ts'

export const mails = {
  course_message: ({ subject, text, sender = '', courseId, course, ...values }) => ({
    subject: courseMessageMail.subject,
    preview: required(subject),
    heading: courseMessageMail.subject,
    ...greet(values),
    paragraphs: [courseMessageMail.opening(sender, required(course))],
    quote: courseMessageMail.quote(required(subject), required(text)),
    action: {
      label: t('Continue the course', 'Email course_message, button or link'),
      path: `/dashboard/my-courses/${required(courseId)}`,
    },
    afterAction: t('A reply to this email reaches the team of Kere, not the educator.', 'Email course_message'),
    because: t(
      'You received this email because you are learning in this course on Kere.',
      'Email course_message, why they received it',
    ),
  }),
} satisfies Record<string, WriteMail>

export const samples: MailSamples = {
  course_message: {
    values: {
      firstName: 'Asha',
      courseId: 'crs_1',
      course: 'Reading a lake',
      subject: 'No plate at home?',
      text: 'A steel lid works too.\n\nOn Sunday we build discs together at the lake.',
      sender: 'Tenzin Dolma',
    },
    leadsTo: '/dashboard/my-courses/crs_1',
  },
}

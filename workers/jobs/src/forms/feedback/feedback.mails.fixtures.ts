import type { MailFixtures } from '../../mail/mail-content.ts'

export const mailFixtures: MailFixtures = {
  feedback_reply: {
    values: { reply: 'We have added it.\nLook under Courses.', feedback: 'I could not find courses in Kannada.' },
    leadsTo: '/feedback',
  },
}

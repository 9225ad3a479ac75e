import type { MailSamples } from '../mail/mail-content.ts'

export const mailSamples: MailSamples = {
  feedback_reply: {
    values: { reply: 'We have added it.\nLook under Courses.', feedback: 'I could not find courses in Kannada.' },
    leadsTo: '/feedback',
  },
}

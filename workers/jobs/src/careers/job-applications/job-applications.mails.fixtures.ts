import type { MailFixtures } from '../../mail/mail-content.ts'

const leadsTo = '/careers/application?token=x'
const values = { path: leadsTo, position: 'AI Development Intern' }

export const mailFixtures: MailFixtures = {
  job_application_received: { values, leadsTo },
  job_application_repeated: { values, leadsTo },
  job_application_answer: { values: { ...values, answer: 'Can you talk on Monday at 4 pm?' }, leadsTo },
  job_application_link: { values, leadsTo },
}

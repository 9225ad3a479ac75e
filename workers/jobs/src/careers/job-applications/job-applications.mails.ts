import { countOf } from '@kere/brand/count'
import { product } from '@kere/brand/brand'
import { careerLimits } from '@kere/contracts/careers/career-options'
import type { MailSamples, WriteMail } from '../../mail/mail-content.ts'
import { required } from '../../mail/mail-parts.ts'

export const mails = {
  job_application_received: ({ path, position }) => ({
    subject: 'We received your application',
    preview: `Somebody reads it within ${countOf(careerLimits.reviewDays, 'day')}.`,
    heading: 'We received your application',
    paragraphs: [
      `Thank you for applying as ${required(position)}. Somebody reads your application within ${countOf(careerLimits.reviewDays, 'day')}, and we write to you either way.`,
      'With the link you can see its stage and withdraw it. Whoever has the link can do the same, so keep it to yourself.',
    ],
    action: { label: 'See your application', path: required(path) },
    afterAction: `We delete your application and your resume ${countOf(careerLimits.keptMonths, 'month')} after you applied, or your resume at once when you withdraw.`,
    because: `You received this email because somebody applied for a position at ${product} with this address. If it was not you, withdraw the application by the link.`,
  }),

  job_application_repeated: ({ path, position }) => ({
    subject: 'You have already applied',
    preview: 'Your first application stays as it is.',
    heading: 'You have already applied',
    paragraphs: [
      `We received a second application as ${required(position)} with this address. Your first one stays as it is, and the second was not kept.`,
      'To send another one, withdraw the first by the link, then apply again.',
    ],
    action: { label: 'See your application', path: required(path) },
    because: `You received this email because somebody applied for a position at ${product} with this address. If it was not you, you need to do nothing.`,
  }),

  job_application_answer: ({ path, position, answer }) => ({
    subject: 'About your application',
    preview: 'We have an answer for you.',
    heading: 'About your application',
    paragraphs: [`You applied as ${required(position)}. Here is our answer:`],
    quote: required(answer),
    action: { label: 'See your application', path: required(path) },
    because: `You received this email because you applied for a position at ${product}.`,
  }),

  job_application_link: ({ path, position }) => ({
    subject: 'A new link to your application',
    preview: 'The link of before no longer works.',
    heading: 'A new link to your application',
    paragraphs: [
      `With this link you can see the stage of your application as ${required(position)} and withdraw it. The link of before no longer works.`,
    ],
    action: { label: 'See your application', path: required(path) },
    because: `You received this email because you applied for a position at ${product}.`,
  }),
} satisfies Record<string, WriteMail>

const leadsTo = '/careers/application?token=x'
const sample = { path: leadsTo, position: 'AI Development Intern' }

export const samples: MailSamples = {
  job_application_received: { values: sample, leadsTo },
  job_application_repeated: { values: sample, leadsTo },
  job_application_answer: { values: { ...sample, answer: 'Can you talk on Monday at 4 pm?' }, leadsTo },
  job_application_link: { values: sample, leadsTo },
}

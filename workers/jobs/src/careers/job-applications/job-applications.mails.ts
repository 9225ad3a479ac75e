import { t } from '@kere/brand/messages'
import { careerLimits } from '@kere/contracts/careers/career-options'
import type { MailSamples, WriteMail } from '../../mail/mail-content.ts'
import { required } from '../../mail/mail-parts.ts'

export const mails = {
  job_application_received: ({ path, position }) => ({
    subject: t('We received your application', 'Email job_application_received, subject'),
    preview: t(
      'Somebody reads it within {days, plural, one {# day} other {# days}}.',
      { days: careerLimits.reviewDays },
      'Email job_application_received, preview',
    ),
    heading: t('We received your application', 'Email job_application_received, heading'),
    paragraphs: [
      t(
        'Thank you for applying as {position}. Somebody reads your application within {days, plural, one {# day} other {# days}}, and we write to you either way.',
        { position: required(position), days: careerLimits.reviewDays },
        'Email job_application_received',
      ),
      t(
        'With the link you can see its stage and withdraw it. Whoever has the link can do the same, so keep it to yourself.',
        'Email job_application_received',
      ),
    ],
    action: {
      label: t('See your application', 'Email job_application_received, button or link'),
      path: required(path),
    },
    afterAction: t(
      'We delete your application and your resume {months, plural, one {# month} other {# months}} after you applied, or your resume at once when you withdraw.',
      { months: careerLimits.keptMonths },
      'Email job_application_received',
    ),
    because: t(
      'You received this email because somebody applied for a position at Kere with this address. If it was not you, withdraw the application by the link.',
      'Email job_application_received, why they received it',
    ),
  }),

  job_application_repeated: ({ path, position }) => ({
    subject: t('You have already applied', 'Email job_application_repeated, subject'),
    preview: t('Your first application stays as it is.', 'Email job_application_repeated, preview'),
    heading: t('You have already applied', 'Email job_application_repeated, heading'),
    paragraphs: [
      t(
        'We received a second application as {position} with this address. Your first one stays as it is, and the second was not kept.',
        { position: required(position) },
        'Email job_application_repeated',
      ),
      t('To send another one, withdraw the first by the link, then apply again.', 'Email job_application_repeated'),
    ],
    action: {
      label: t('See your application', 'Email job_application_repeated, button or link'),
      path: required(path),
    },
    because: t(
      'You received this email because somebody applied for a position at Kere with this address. If it was not you, you need to do nothing.',
      'Email job_application_repeated, why they received it',
    ),
  }),

  job_application_answer: ({ path, position, answer }) => ({
    subject: t('About your application', 'Email job_application_answer, subject'),
    preview: t('We have an answer for you.', 'Email job_application_answer, preview'),
    heading: t('About your application', 'Email job_application_answer, heading'),
    paragraphs: [
      t(
        'You applied as {position}. Here is our answer:',
        { position: required(position) },
        'Email job_application_answer',
      ),
    ],
    quote: required(answer),
    action: { label: t('See your application', 'Email job_application_answer, button or link'), path: required(path) },
    because: t(
      'You received this email because you applied for a position at Kere.',
      'Email job_application_answer, why they received it',
    ),
  }),

  job_application_link: ({ path, position }) => ({
    subject: t('A new link to your application', 'Email job_application_link, subject'),
    preview: t('The link of before no longer works.', 'Email job_application_link, preview'),
    heading: t('A new link to your application', 'Email job_application_link, heading'),
    paragraphs: [
      t(
        'With this link you can see the stage of your application as {position} and withdraw it. The link of before no longer works.',
        { position: required(position) },
        'Email job_application_link',
      ),
    ],
    action: { label: t('See your application', 'Email job_application_link, button or link'), path: required(path) },
    because: t(
      'You received this email because you applied for a position at Kere.',
      'Email job_application_link, why they received it',
    ),
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

import { locale } from '@kere/brand/language'
import { t } from '@kere/brand/messages'
import { answerWeeks, fellowshipLimits, trackLabels } from '@kere/contracts/fellowship/fellowship-options'
import { labelOf } from '@kere/contracts/http/open-value'
import type { MailSamples, WriteMail } from '../../mail/mail-content.ts'
import { greet, required } from '../../mail/mail-parts.ts'

const path = '/dashboard/fellowship'
const label = t('Open your application', 'Email, button or link')
const action = { label, path }
const openOne = (id: string | undefined) => ({ label, path: `${path}?application=${encodeURIComponent(required(id))}` })
const because = t(
  'You received this email because you applied for a fellowship on Kere.',
  'Email, why they received it',
)

const trackOf = (track: string | undefined) => labelOf(trackLabels, required(track))

const moment = new Intl.DateTimeFormat(locale, {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  hour: 'numeric',
  minute: '2-digit',
  hour12: true,
  timeZone: 'Asia/Kolkata',
})

const deadlineOf = (deadline: string | undefined) =>
  moment.format(Date.parse(required(deadline))).replace(/\b[AP]M\b/, (half) => half.toLowerCase())

export const mails = {
  fellowship_received: ({ track, ...values }) => ({
    subject: t('We received your fellowship application', 'Email fellowship_received, subject'),
    preview: t(
      'You hear from us within {first}–{weeks, plural, one {# week} other {# weeks}} of the deadline.',
      { first: answerWeeks.first, weeks: answerWeeks.last },
      'Email fellowship_received, preview',
    ),
    heading: t('We received your application', 'Email fellowship_received, heading'),
    ...greet(values),
    paragraphs: [
      t(
        'Your application for the {track} is under review. You hear from us within {first}–{weeks, plural, one {# week} other {# weeks}} of the deadline.',
        { track: trackOf(track), first: answerWeeks.first, weeks: answerWeeks.last },
        'Email fellowship_received',
      ),
      t(
        'Until the review begins you can replace your statement or withdraw the application.',
        'Email fellowship_received',
      ),
    ],
    action,
    because,
  }),

  fellowship_approved: ({ track, applicationId, ...values }) => ({
    subject: t('Your fellowship application is approved', 'Email fellowship_approved, subject'),
    preview: t('Your application is approved. Here is what comes next.', 'Email fellowship_approved, preview'),
    heading: t('Your application is approved', 'Email fellowship_approved, heading'),
    ...greet(values),
    paragraphs: [
      t(
        'You have a place in the {track}. We write to you before the program starts, with your mentor and the date of the first call.',
        { track: trackOf(track) },
        'Email fellowship_approved',
      ),
    ],
    action: openOne(applicationId),
    because,
  }),

  fellowship_rejected: ({ track, reason, applicationId, ...values }) => ({
    subject: t('Your fellowship application', 'Email fellowship_rejected, subject'),
    preview: t('You were not selected this time. Here is why.', 'Email fellowship_rejected, preview'),
    heading: t('Your fellowship application', 'Email fellowship_rejected, heading'),
    ...greet(values),
    paragraphs: [
      t(
        'You were not selected for the {track} this time. Here is why:',
        { track: trackOf(track) },
        'Email fellowship_rejected',
      ),
    ],
    quote: required(reason),
    action: openOne(applicationId),
    afterAction: t('You can apply again in the next round.', 'Email fellowship_rejected'),
    because,
  }),

  fellowship_deadline: ({ track, deadline, ...values }) => ({
    subject: t('Your fellowship application is still a draft', 'Email fellowship_deadline, subject'),
    preview: t(
      'The deadline is in {days, plural, one {# day} other {# days}}.',
      { days: fellowshipLimits.reminderDays },
      'Email fellowship_deadline, preview',
    ),
    heading: t('Your application is still a draft', 'Email fellowship_deadline, heading'),
    ...greet(values),
    paragraphs: [
      t(
        'You have begun to apply for the {track}. Applications close on {deadline} IST. Your draft is saved.',
        { track: trackOf(track), deadline: deadlineOf(deadline) },
        'Email fellowship_deadline',
      ),
    ],
    action: { label: t('Finish your application', 'Email fellowship_deadline, button or link'), path },
    because: t(
      'You received this email because you have begun a fellowship application on Kere.',
      'Email fellowship_deadline, why they received it',
    ),
  }),
} satisfies Record<string, WriteMail>

const leadsTo = '/dashboard/fellowship'

export const samples: MailSamples = {
  fellowship_received: { values: { firstName: 'Meera', track: 'college' }, leadsTo },
  fellowship_approved: {
    values: { firstName: 'Meera', track: 'college', applicationId: 'fel_1' },
    leadsTo: `${leadsTo}?application=fel_1`,
  },
  fellowship_rejected: {
    values: { firstName: 'Meera', track: 'k12', reason: 'The places are filled.', applicationId: 'fel_1' },
    leadsTo: `${leadsTo}?application=fel_1`,
  },
  fellowship_deadline: {
    values: { firstName: 'Meera', track: 'professional', deadline: '2026-12-15T12:30:00Z' },
    leadsTo,
  },
}

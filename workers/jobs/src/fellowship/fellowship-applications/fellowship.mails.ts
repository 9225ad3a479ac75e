import { countOf } from '@kere/brand/count'
import { product } from '@kere/brand/brand'
import { answerWeeks, fellowshipLimits, trackLabels } from '@kere/contracts/fellowship/fellowship-options'
import { labelOf } from '@kere/contracts/http/open-value'
import type { MailSamples, WriteMail } from '../../mail/mail-content.ts'
import { greet, required } from '../../mail/mail-parts.ts'

const path = '/dashboard/fellowship'
const label = 'Open your application'
const action = { label, path }
const openOne = (id: string | undefined) => ({ label, path: `${path}?application=${encodeURIComponent(required(id))}` })
const because = `You received this email because you applied for a fellowship on ${product}.`

const trackOf = (track: string | undefined) => labelOf(trackLabels, required(track))

const moment = new Intl.DateTimeFormat('en-IN', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  hour: 'numeric',
  minute: '2-digit',
  hour12: true,
  timeZone: 'Asia/Kolkata',
})

export const mails = {
  fellowship_received: ({ track, ...values }) => ({
    subject: 'We received your fellowship application',
    preview: `You hear from us within ${answerWeeks.first}–${countOf(answerWeeks.last, 'week')} of the deadline.`,
    heading: 'We received your application',
    ...greet(values),
    paragraphs: [
      `Your application for the ${trackOf(track)} is under review. You hear from us within ${answerWeeks.first}–${countOf(answerWeeks.last, 'week')} of the deadline.`,
      'Until the review begins you can replace your statement or withdraw the application.',
    ],
    action,
    because,
  }),

  fellowship_approved: ({ track, applicationId, ...values }) => ({
    subject: 'Your fellowship application is approved',
    preview: 'Your application is approved. Here is what comes next.',
    heading: 'Your application is approved',
    ...greet(values),
    paragraphs: [
      `You have a place in the ${trackOf(track)}. We write to you before the program starts, with your mentor and the date of the first call.`,
    ],
    action: openOne(applicationId),
    because,
  }),

  fellowship_rejected: ({ track, reason, applicationId, ...values }) => ({
    subject: 'Your fellowship application',
    preview: 'You were not selected this time. Here is why.',
    heading: 'Your fellowship application',
    ...greet(values),
    paragraphs: [`You were not selected for the ${trackOf(track)} this time. Here is why:`],
    quote: required(reason),
    action: openOne(applicationId),
    afterAction: 'You can apply again in the next round.',
    because,
  }),

  fellowship_deadline: ({ track, deadline, ...values }) => ({
    subject: 'Your fellowship application is still a draft',
    preview: `The deadline is in ${countOf(fellowshipLimits.reminderDays, 'day')}.`,
    heading: 'Your application is still a draft',
    ...greet(values),
    paragraphs: [
      `You have begun to apply for the ${trackOf(track)}. Applications close on ${moment.format(Date.parse(required(deadline)))} IST. Your draft is saved.`,
    ],
    action: { label: 'Finish your application', path },
    because: `You received this email because you have begun a fellowship application on ${product}.`,
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

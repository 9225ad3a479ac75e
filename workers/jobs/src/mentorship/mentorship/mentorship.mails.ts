import { t } from '@kere/brand/messages'
import { countOf } from '@kere/brand/count'
import { product } from '@kere/brand/brand'
import { labelOf } from '@kere/contracts/http/open-value'
import {
  mentorshipAreaNames,
  mentorshipLimits,
  mentorshipMessages,
} from '@kere/contracts/mentorship/mentorship-options'
import type { MailLink, MailSamples, MailValues, WriteMail } from '../../mail/mail-content.ts'
import { greet, required, writeTime } from '../../mail/mail-parts.ts'

const areaOf = ({ area }: MailValues) => labelOf(mentorshipAreaNames, required(area)).toLowerCase()

const open = ({ requestId }: MailValues, label: string): MailLink => ({
  label,
  path: `/dashboard/mentorship?request=${required(requestId)}`,
})

const becauseAsked = t('You received this email because you asked for a mentor on Kere.', 'Email, why they received it')
const becauseMentor = t('You received this email because you mentor on Kere.', 'Email, why they received it')

const becauseTakesPart = t(
  'You received this email because you take part in a mentorship on Kere.',
  'Email, why they received it',
)

const named = (name: string | undefined, otherwise: string) => name || otherwise

/** The name stays out of the call of `t`, because the build cannot write one text inside another. */
const mentorOf = ({ mentorName }: { mentorName?: string | undefined }) =>
  named(mentorName, t('Your mentor', 'Email, where the name of a mentor stands'))

export const mails = {
  mentorship_received: (values) => ({
    subject: t('Your mentorship request', 'Email mentorship_received, subject'),
    preview: t(
      'The team reads it and assigns a mentor, usually within 5 working days.',
      'Email mentorship_received, preview',
    ),
    heading: t('We received your mentorship request', 'Email mentorship_received, heading'),
    ...greet(values),
    paragraphs: [
      t(
        'You asked for a mentor on {area}. The Kere team reads every request and assigns a mentor, usually within 5 working days. We email you as soon as somebody accepts.',
        { area: areaOf(values) },
        'Email mentorship_received',
      ),
      t('You can withdraw the request until then.', 'Email mentorship_received'),
    ],
    action: open(values, t('View your request', 'Email mentorship_received')),
    because: becauseAsked,
  }),

  mentorship_assigned: (values) => ({
    subject: t('A mentorship request for you', 'Email mentorship_assigned, subject'),
    preview: t(
      '{learnerName} asks a question. Please accept or reject.',
      { learnerName: required(values.learnerName) },
      'Email mentorship_assigned, preview',
    ),
    heading: t('Somebody asks for your advice', 'Email mentorship_assigned, heading'),
    ...greet(values),
    paragraphs: [
      t(
        '{learnerName} asks for a mentor on {area}, and the Kere team thought of you. Read the question, then accept or reject.',
        { learnerName: required(values.learnerName), area: areaOf(values) },
        'Email mentorship_assigned',
      ),
      t(
        'We remind you after {remindDays, plural, one {# day} other {# days}}. After {returnDays, plural, one {# day} other {# days}} the request goes back to the team.',
        { remindDays: mentorshipLimits.remindDays, returnDays: mentorshipLimits.returnDays },
        'Email mentorship_assigned',
      ),
    ],
    action: open(values, t('Read the request', 'Email mentorship_assigned')),
    because: becauseMentor,
  }),

  mentorship_accepted: (values) => ({
    subject: t('You have a mentor', 'Email mentorship_accepted, subject'),
    preview: t(
      '{mentorName} accepted your request. Book your first session.',
      { mentorName: mentorOf(values) },
      'Email mentorship_accepted, preview',
    ),
    heading: t('Your request is accepted', 'Email mentorship_accepted, heading'),
    ...greet(values),
    paragraphs: [
      t(
        '{mentorName} accepted your request on {area}. Next, book a session in their open hours.',
        { mentorName: mentorOf(values), area: areaOf(values) },
        'Email mentorship_accepted',
      ),
      values.isHidden
        ? t(
            'Your mentor does not see your email address. They write to you on the page of your mentorship.',
            'Email mentorship_accepted',
          )
        : t('From now on your mentor can see your email address.', 'Email mentorship_accepted'),
    ],
    action: open(values, t('Book a session', 'Email mentorship_accepted')),
    because: becauseAsked,
  }),

  mentorship_accepted_for: (values) => ({
    subject: t('You have a new mentee', 'Email mentorship_accepted_for, subject'),
    preview: t('The team accepted the request for you.', 'Email mentorship_accepted_for, preview'),
    heading: t('You have a new mentee', 'Email mentorship_accepted_for, heading'),
    ...greet(values),
    paragraphs: [
      t(
        'The Kere team accepted the request of {learnerName} on {area} for you. They can now book sessions in your open hours.',
        { learnerName: required(values.learnerName), area: areaOf(values) },
        'Email mentorship_accepted_for',
      ),
    ],
    action: open(values, t('View the mentorship', 'Email mentorship_accepted_for')),
    because: becauseMentor,
  }),

  mentorship_rejected: (values) => ({
    subject: t('Your mentorship request', 'Email mentorship_rejected, subject'),
    preview: t('It was not accepted. You can ask again.', 'Email mentorship_rejected, preview'),
    heading: t('Your request was not accepted', 'Email mentorship_rejected, heading'),
    ...greet(values),
    paragraphs: [
      t(
        'We could not give you a mentor for {area} this time. Here is why:',
        { area: areaOf(values) },
        'Email mentorship_rejected',
      ),
    ],
    quote: named(values.reason, mentorshipMessages.noReason),
    action: {
      label: t('Ask again', 'Email mentorship_rejected, button or link'),
      path: '/dashboard/mentorship/request',
    },
    because: becauseAsked,
  }),

  mentorship_withdrawn: (values) => ({
    subject: t('A mentorship request was withdrawn', 'Email mentorship_withdrawn, subject'),
    preview: t('You do not have to answer it.', 'Email mentorship_withdrawn, preview'),
    heading: t('A request was withdrawn', 'Email mentorship_withdrawn, heading'),
    ...greet(values),
    paragraphs: [
      t(
        '{learnerName} withdrew their request on {area}. You do not have to do anything.',
        { learnerName: required(values.learnerName), area: areaOf(values) },
        'Email mentorship_withdrawn',
      ),
    ],
    action: open(values, t('View your requests', 'Email mentorship_withdrawn')),
    because: becauseMentor,
  }),

  mentorship_reminder: (values) => ({
    subject: t('A learner is waiting for your answer', 'Email mentorship_reminder, subject'),
    preview: t('Please accept or reject the request.', 'Email mentorship_reminder, preview'),
    heading: t('A learner is waiting for your answer', 'Email mentorship_reminder, heading'),
    ...greet(values),
    paragraphs: [
      t(
        '{learnerName} asked for a mentor on {area} {days, plural, one {# day} other {# days}} ago. Accept if you have time, or reject so that we can ask somebody else.',
        { learnerName: required(values.learnerName), area: areaOf(values), days: mentorshipLimits.remindDays },
        'Email mentorship_reminder',
      ),
      t(
        'Without an answer, the request goes back to the team {days, plural, one {# day} other {# days}} after it came to you.',
        { days: mentorshipLimits.returnDays },
        'Email mentorship_reminder',
      ),
    ],
    action: open(values, t('Answer the request', 'Email mentorship_reminder')),
    because: becauseMentor,
  }),

  mentorship_escalated: (values) => ({
    subject: 'A mentorship request unanswered for a week',
    preview: `${named(values.mentorName, 'The mentor')} has not answered.`,
    heading: 'A mentorship request is waiting',
    ...greet(values),
    paragraphs: [
      `${named(values.mentorName, 'The mentor')} has not answered a request on ${areaOf(values)} for ${countOf(mentorshipLimits.escalateDays, 'day')}. Ask them, or assign somebody else.`,
    ],
    action: { label: 'View the request', path: `/dashboard/mentorship-requests?request=${required(values.requestId)}` },
    because: `You received this email because you are an admin of ${product}.`,
  }),

  mentorship_returned: (values) => ({
    subject: t('We are looking for another mentor', 'Email mentorship_returned, subject'),
    preview: t('Your request keeps its place.', 'Email mentorship_returned, preview'),
    heading: t('We are looking for another mentor', 'Email mentorship_returned, heading'),
    ...greet(values),
    paragraphs: [
      t(
        'The mentor that we asked about {area} could not answer, so your request is back with the team. It keeps its place, and you do not have to ask again.',
        { area: areaOf(values) },
        'Email mentorship_returned',
      ),
    ],
    action: open(values, t('View your request', 'Email mentorship_returned')),
    because: becauseAsked,
  }),

  mentorship_completed: (values) => ({
    subject: t('Your mentorship is completed', 'Email mentorship_completed, subject'),
    preview: t('Tell us how it went.', 'Email mentorship_completed, preview'),
    heading: t('Your mentorship is completed', 'Email mentorship_completed, heading'),
    ...greet(values),
    paragraphs: [
      t(
        'Your mentorship on {area} has been marked as completed. The notes of your sessions stay where they are.',
        { area: areaOf(values) },
        'Email mentorship_completed',
      ),
      t('Tell us in a few words how it went. Only the team reads it.', 'Email mentorship_completed'),
    ],
    action: open(values, t('View the mentorship', 'Email mentorship_completed')),
    because: becauseTakesPart,
  }),

  mentorship_session_booked: (values) => ({
    subject: t('A mentorship session was booked', 'Email mentorship_session_booked, subject'),
    preview: `${required(values.learnerName)}, ${required(writeTime(values.startsAt))}`,
    heading: t('A session was booked', 'Email mentorship_session_booked, heading'),
    ...greet(values),
    paragraphs: [
      t(
        '{learnerName} booked a session with you on {startsAt}.',
        { learnerName: required(values.learnerName), startsAt: required(writeTime(values.startsAt)) },
        'Email mentorship_session_booked',
      ),
      t(
        'If it still has to be confirmed, please do so within {days, plural, one {# day} other {# days}}. After that the time is free again.',
        { days: mentorshipLimits.heldDays },
        'Email mentorship_session_booked',
      ),
    ],
    action: open(values, t('View the session', 'Email mentorship_session_booked')),
    because: becauseMentor,
  }),

  mentorship_session_confirmed: (values) => ({
    subject: t('Your mentorship session is confirmed', 'Email mentorship_session_confirmed, subject'),
    preview: required(writeTime(values.startsAt)),
    heading: t('Your session is confirmed', 'Email mentorship_session_confirmed, heading'),
    ...greet(values),
    paragraphs: [
      t(
        '{mentorName} expects you on {startsAt}. The link to join appears on the page {minutes, plural, one {# minute} other {# minutes}} before.',
        {
          mentorName: mentorOf(values),
          startsAt: required(writeTime(values.startsAt)),
          minutes: mentorshipLimits.joinMinutes,
        },
        'Email mentorship_session_confirmed',
      ),
    ],
    action: open(values, t('View the session', 'Email mentorship_session_confirmed')),
    because: becauseAsked,
  }),

  mentorship_session_moved: (values) => ({
    subject: t('A mentorship session was moved', 'Email mentorship_session_moved, subject'),
    preview: t(
      '{learnerName}, now {startsAt}',
      { learnerName: required(values.learnerName), startsAt: required(writeTime(values.startsAt)) },
      'Email mentorship_session_moved, preview',
    ),
    heading: t('A session was moved', 'Email mentorship_session_moved, heading'),
    ...greet(values),
    paragraphs: [
      t(
        '{learnerName} moved a session with you to {startsAt}. If it has to be confirmed again, you can do so on its page.',
        { learnerName: required(values.learnerName), startsAt: required(writeTime(values.startsAt)) },
        'Email mentorship_session_moved',
      ),
    ],
    action: open(values, t('View the session', 'Email mentorship_session_moved')),
    because: becauseMentor,
  }),

  mentorship_session_cancelled: (values) => ({
    subject: t('A mentorship session was cancelled', 'Email mentorship_session_cancelled, subject'),
    preview: required(writeTime(values.startsAt)),
    heading: t('A session was cancelled', 'Email mentorship_session_cancelled, heading'),
    ...greet(values),
    paragraphs: [
      t(
        'The session on {startsAt} does not take place. The mentorship goes on, and another time can be booked.',
        { startsAt: required(writeTime(values.startsAt)) },
        'Email mentorship_session_cancelled',
      ),
    ],
    action: open(values, t('View the mentorship', 'Email mentorship_session_cancelled')),
    because: becauseTakesPart,
  }),

  mentorship_session_tomorrow: (values) => ({
    subject: t('Your mentorship session is coming up', 'Email mentorship_session_tomorrow, subject'),
    preview: required(writeTime(values.startsAt)),
    heading: t('Your session is coming up', 'Email mentorship_session_tomorrow, heading'),
    ...greet(values),
    paragraphs: [
      t(
        'Your session on {area} begins on {startsAt}. If you cannot come, please move or cancel it now.',
        { area: areaOf(values), startsAt: required(writeTime(values.startsAt)) },
        'Email mentorship_session_tomorrow',
      ),
    ],
    action: open(values, t('View the session', 'Email mentorship_session_tomorrow')),
    because: becauseTakesPart,
  }),

  mentorship_session_soon: (values) => ({
    subject: t('Your mentorship session begins soon', 'Email mentorship_session_soon, subject'),
    preview: required(writeTime(values.startsAt)),
    heading: t('Your session begins soon', 'Email mentorship_session_soon, heading'),
    ...greet(values),
    paragraphs: [
      t(
        'Your session on {area} begins at {startsAt}. The link to join is on its page.',
        { area: areaOf(values), startsAt: required(writeTime(values.startsAt)) },
        'Email mentorship_session_soon',
      ),
    ],
    action: open(values, t('Join the session', 'Email mentorship_session_soon')),
    because: becauseTakesPart,
  }),
} satisfies Record<string, WriteMail>

const sample = {
  firstName: 'Meera',
  requestId: 'mrq_1',
  area: 'water_management',
  learnerName: 'Meera',
  mentorName: 'Asha Raghunath',
}
const session = { ...sample, startsAt: '2026-11-26T14:30:00Z' }
const leadsTo = '/dashboard/mentorship?request=mrq_1'

export const samples: MailSamples = {
  mentorship_received: { values: sample, leadsTo },
  mentorship_assigned: { values: sample, leadsTo },
  mentorship_accepted: { values: sample, leadsTo },
  mentorship_accepted_for: { values: sample, leadsTo },
  mentorship_rejected: {
    values: { ...sample, reason: 'I am away until March.' },
    leadsTo: '/dashboard/mentorship/request',
  },
  mentorship_withdrawn: { values: sample, leadsTo },
  mentorship_reminder: { values: sample, leadsTo },
  mentorship_escalated: { values: sample, leadsTo: '/dashboard/mentorship-requests?request=mrq_1' },
  mentorship_returned: { values: sample, leadsTo },
  mentorship_completed: { values: sample, leadsTo },
  mentorship_session_booked: { values: session, leadsTo },
  mentorship_session_confirmed: { values: session, leadsTo },
  mentorship_session_moved: { values: session, leadsTo },
  mentorship_session_cancelled: { values: session, leadsTo },
  mentorship_session_tomorrow: { values: session, leadsTo },
  mentorship_session_soon: { values: session, leadsTo },
}

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

const becauseAsked = `You received this email because you asked for a mentor on ${product}.`
const becauseMentor = `You received this email because you mentor on ${product}.`

const becauseTakesPart = `You received this email because you take part in a mentorship on ${product}.`

const named = (name: string | undefined, otherwise: string) => name || otherwise

export const mails = {
  mentorship_received: (values) => ({
    subject: 'Your mentorship request',
    preview: 'The team reads it and assigns a mentor, usually within 5 working days.',
    heading: 'We received your mentorship request',
    ...greet(values),
    paragraphs: [
      `You asked for a mentor on ${areaOf(values)}. The ${product} team reads every request and assigns a mentor, usually within 5 working days. We email you as soon as somebody accepts.`,
      'You can withdraw the request until then.',
    ],
    action: open(values, 'View your request'),
    because: becauseAsked,
  }),

  mentorship_assigned: (values) => ({
    subject: 'A mentorship request for you',
    preview: `${required(values.learnerName)} asks a question. Please accept or reject.`,
    heading: 'Somebody asks for your advice',
    ...greet(values),
    paragraphs: [
      `${required(values.learnerName)} asks for a mentor on ${areaOf(values)}, and the ${product} team thought of you. Read the question, then accept or reject.`,
      `We remind you after ${countOf(mentorshipLimits.remindDays, 'day')}. After ${countOf(mentorshipLimits.returnDays, 'day')} the request goes back to the team.`,
    ],
    action: open(values, 'Read the request'),
    because: becauseMentor,
  }),

  mentorship_accepted: (values) => ({
    subject: 'You have a mentor',
    preview: `${named(values.mentorName, 'Your mentor')} accepted your request. Book your first session.`,
    heading: 'Your request is accepted',
    ...greet(values),
    paragraphs: [
      `${named(values.mentorName, 'Your mentor')} accepted your request on ${areaOf(values)}. Next, book a session in their open hours.`,
      values.isHidden
        ? 'Your mentor does not see your email address. They write to you on the page of your mentorship.'
        : 'From now on your mentor can see your email address.',
    ],
    action: open(values, 'Book a session'),
    because: becauseAsked,
  }),

  mentorship_accepted_for: (values) => ({
    subject: 'You have a new mentee',
    preview: 'The team accepted the request for you.',
    heading: 'You have a new mentee',
    ...greet(values),
    paragraphs: [
      `The ${product} team accepted the request of ${required(values.learnerName)} on ${areaOf(values)} for you. They can now book sessions in your open hours.`,
    ],
    action: open(values, 'View the mentorship'),
    because: becauseMentor,
  }),

  mentorship_rejected: (values) => ({
    subject: 'Your mentorship request',
    preview: 'It was not accepted. You can ask again.',
    heading: 'Your request was not accepted',
    ...greet(values),
    paragraphs: [`We could not give you a mentor for ${areaOf(values)} this time. Here is why:`],
    quote: named(values.reason, mentorshipMessages.noReason),
    action: { label: 'Ask again', path: '/dashboard/mentorship/request' },
    because: becauseAsked,
  }),

  mentorship_withdrawn: (values) => ({
    subject: 'A mentorship request was withdrawn',
    preview: 'You do not have to answer it.',
    heading: 'A request was withdrawn',
    ...greet(values),
    paragraphs: [
      `${required(values.learnerName)} withdrew their request on ${areaOf(values)}. You do not have to do anything.`,
    ],
    action: open(values, 'View your requests'),
    because: becauseMentor,
  }),

  mentorship_reminder: (values) => ({
    subject: 'A learner is waiting for your answer',
    preview: 'Please accept or reject the request.',
    heading: 'A learner is waiting for your answer',
    ...greet(values),
    paragraphs: [
      `${required(values.learnerName)} asked for a mentor on ${areaOf(values)} ${countOf(mentorshipLimits.remindDays, 'day')} ago. Accept if you have time, or reject so that we can ask somebody else.`,
      `Without an answer, the request goes back to the team ${countOf(mentorshipLimits.returnDays, 'day')} after it came to you.`,
    ],
    action: open(values, 'Answer the request'),
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
    subject: 'We are looking for another mentor',
    preview: 'Your request keeps its place.',
    heading: 'We are looking for another mentor',
    ...greet(values),
    paragraphs: [
      `The mentor that we asked about ${areaOf(values)} could not answer, so your request is back with the team. It keeps its place, and you do not have to ask again.`,
    ],
    action: open(values, 'View your request'),
    because: becauseAsked,
  }),

  mentorship_completed: (values) => ({
    subject: 'Your mentorship is completed',
    preview: 'Tell us how it went.',
    heading: 'Your mentorship is completed',
    ...greet(values),
    paragraphs: [
      `Your mentorship on ${areaOf(values)} has been marked as completed. The notes of your sessions stay where they are.`,
      'Tell us in a few words how it went. Only the team reads it.',
    ],
    action: open(values, 'View the mentorship'),
    because: becauseTakesPart,
  }),

  mentorship_session_booked: (values) => ({
    subject: 'A mentorship session was booked',
    preview: `${required(values.learnerName)}, ${required(writeTime(values.startsAt))}`,
    heading: 'A session was booked',
    ...greet(values),
    paragraphs: [
      `${required(values.learnerName)} booked a session with you on ${required(writeTime(values.startsAt))}.`,
      `If it still has to be confirmed, please do so within ${countOf(mentorshipLimits.heldDays, 'day')}. After that the time is free again.`,
    ],
    action: open(values, 'View the session'),
    because: becauseMentor,
  }),

  mentorship_session_confirmed: (values) => ({
    subject: 'Your mentorship session is confirmed',
    preview: required(writeTime(values.startsAt)),
    heading: 'Your session is confirmed',
    ...greet(values),
    paragraphs: [
      `${named(values.mentorName, 'Your mentor')} expects you on ${required(writeTime(values.startsAt))}. The link to join appears on the page ${countOf(mentorshipLimits.joinMinutes, 'minute')} before.`,
    ],
    action: open(values, 'View the session'),
    because: becauseAsked,
  }),

  mentorship_session_moved: (values) => ({
    subject: 'A mentorship session was moved',
    preview: `${required(values.learnerName)}, now ${required(writeTime(values.startsAt))}`,
    heading: 'A session was moved',
    ...greet(values),
    paragraphs: [
      `${required(values.learnerName)} moved a session with you to ${required(writeTime(values.startsAt))}. If it has to be confirmed again, you can do so on its page.`,
    ],
    action: open(values, 'View the session'),
    because: becauseMentor,
  }),

  mentorship_session_cancelled: (values) => ({
    subject: 'A mentorship session was cancelled',
    preview: required(writeTime(values.startsAt)),
    heading: 'A session was cancelled',
    ...greet(values),
    paragraphs: [
      `The session on ${required(writeTime(values.startsAt))} does not take place. The mentorship goes on, and another time can be booked.`,
    ],
    action: open(values, 'View the mentorship'),
    because: becauseTakesPart,
  }),

  mentorship_session_tomorrow: (values) => ({
    subject: 'Your mentorship session is coming up',
    preview: required(writeTime(values.startsAt)),
    heading: 'Your session is coming up',
    ...greet(values),
    paragraphs: [
      `Your session on ${areaOf(values)} begins on ${required(writeTime(values.startsAt))}. If you cannot come, please move or cancel it now.`,
    ],
    action: open(values, 'View the session'),
    because: becauseTakesPart,
  }),

  mentorship_session_soon: (values) => ({
    subject: 'Your mentorship session begins soon',
    preview: required(writeTime(values.startsAt)),
    heading: 'Your session begins soon',
    ...greet(values),
    paragraphs: [
      `Your session on ${areaOf(values)} begins at ${required(writeTime(values.startsAt))}. The link to join is on its page.`,
    ],
    action: open(values, 'Join the session'),
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

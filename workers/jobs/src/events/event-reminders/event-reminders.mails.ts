import type { MailSamples, WriteMail } from '../../mail/mail-content.ts'
import { greet, listFacts, required, writeTime } from '../../mail/mail-parts.ts'

export const mails = {
  event_reminder: ({ eventId, title, venue, startsAt, endsAt, ...values }) => ({
    subject: 'Reminder: your event is coming up',
    preview: `It begins on ${required(writeTime(startsAt))}.`,
    heading: 'Your event is coming up',
    ...greet(values),
    paragraphs: [
      venue
        ? `You are registered for “${required(title)}”. Show your ticket at the entrance. It also opens offline if you have opened it on your phone before.`
        : `You are registered for “${required(title)}”. It takes place online. You can join from your ticket, from 15 minutes before it begins.`,
    ],
    facts: listFacts(
      ['Begins', required(writeTime(startsAt))],
      ['Ends', required(writeTime(endsAt))],
      ['Where', venue || 'Online'],
    ),
    action: { label: 'Open your ticket', path: `/dashboard/my-events/${required(eventId)}` },
    afterAction: 'Can’t make it? Cancel your registration there, so that someone else gets the seat.',
    because:
      'You received this email because you asked to be reminded of this event. You can turn that off on your ticket.',
  }),
} satisfies Record<string, WriteMail>

export const samples: MailSamples = {
  event_reminder: {
    values: {
      firstName: 'Asha',
      eventId: 'evt_1',
      title: 'Reading a lake: a walk with a Secchi disc',
      venue: 'Agara Lake, north gate, Bengaluru',
      startsAt: '2026-11-28T04:30:00Z',
      endsAt: '2026-11-28T06:30:00Z',
    },
    leadsTo: '/dashboard/my-events/evt_1',
  },
}

import { t } from '@kere/brand/messages'
import type { MailSamples, WriteMail } from '../../mail/mail-content.ts'
import { greet, listFacts, required, writeTime } from '../../mail/mail-parts.ts'

export const mails = {
  event_reminder: ({ eventId, title, venue, startsAt, endsAt, ...values }) => ({
    subject: t('Reminder: your event is coming up', 'Email event_reminder, subject'),
    preview: t(
      'It begins on {startsAt}.',
      { startsAt: required(writeTime(startsAt)) },
      'Email event_reminder, preview',
    ),
    heading: t('Your event is coming up', 'Email event_reminder, heading'),
    ...greet(values),
    paragraphs: [
      venue
        ? t(
            'You are registered for “{title}”. Show your ticket at the entrance. It also opens offline if you have opened it on your phone before.',
            { title: required(title) },
            'Email event_reminder',
          )
        : t(
            'You are registered for “{title}”. It takes place online. You can join from your ticket, from 15 minutes before it begins.',
            { title: required(title) },
            'Email event_reminder',
          ),
    ],
    facts: listFacts(
      [t('Begins', 'Email event_reminder'), required(writeTime(startsAt))],
      [t('Ends', 'Email event_reminder'), required(writeTime(endsAt))],
      [t('Where', 'Email event_reminder'), venue || t('Online', 'Email event_reminder')],
    ),
    action: {
      label: t('Open your ticket', 'Email event_reminder, button or link'),
      path: `/dashboard/my-events/${required(eventId)}`,
    },
    afterAction: t(
      'Can’t make it? Cancel your registration there, so that someone else gets the seat.',
      'Email event_reminder',
    ),
    because: t(
      'You received this email because you asked to be reminded of this event. You can turn that off on your ticket.',
      'Email event_reminder, why they received it',
    ),
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

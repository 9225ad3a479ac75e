import { t } from '@kere/brand/messages'
import { eventMessageMail } from '@kere/contracts/events/event-message-options'
import type { MailSamples, WriteMail } from '../../mail/mail-content.ts'
import { greet, listFacts, required, writeTime } from '../../mail/mail-parts.ts'

const becauseOf = (status: string | undefined) =>
  status === 'registered'
    ? t('You received this email because you are registered for this event on Kere.', 'Email, why they received it')
    : t('You received this email because you are on the waitlist of this event on Kere.', 'Email, why they received it')

export const mails = {
  event_message: ({
    subject,
    text,
    sender = '',
    takesReplies,
    eventId,
    event,
    startsAt,
    venue,
    status,
    ...values
  }) => ({
    subject: eventMessageMail.subject,
    preview: required(subject),
    heading: eventMessageMail.subject,
    ...greet(values),
    paragraphs: [eventMessageMail.opening(sender, required(event))],
    quote: eventMessageMail.quote(required(subject), required(text)),
    facts: listFacts(
      [t('Starts', 'Email event_message'), writeTime(required(startsAt))],
      [t('Where', 'Email event_message'), venue || t('Online', 'Email event_message')],
    ),
    action: {
      label:
        status === 'registered'
          ? t('View your ticket', 'Email event_message, button or link')
          : t('View the event', 'Email event_message, button or link'),
      path: `/dashboard/my-events/${required(eventId)}`,
    },
    afterAction: eventMessageMail.answer(sender, takesReplies === 'true'),
    because: becauseOf(status),
  }),
} satisfies Record<string, WriteMail>

export const samples: MailSamples = {
  event_message: {
    values: {
      firstName: 'Asha',
      eventId: 'evt_1',
      event: 'A walk around the lake',
      startsAt: '2026-12-15T04:30:00Z',
      venue: 'The north gate',
      status: 'registered',
      subject: 'Bring boots',
      text: 'The bund is wet after the rain.\n\nWe meet at the north gate.',
      sender: 'Tenzin Dolma',
      takesReplies: 'true',
    },
    leadsTo: '/dashboard/my-events/evt_1',
  },
}

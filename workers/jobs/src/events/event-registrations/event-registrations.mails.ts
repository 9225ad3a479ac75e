import { t } from '@kere/brand/messages'
import { registrationLimits } from '@kere/contracts/events/event-registration-options'
import type { MailContent, MailLink, MailSamples, MailValues, WriteMail } from '../../mail/mail-content.ts'
import { greet, listFacts, required, writeTime } from '../../mail/mail-parts.ts'

const titleOf = ({ event }: MailValues) => `“${required(event)}”`

const factsOf = ({ event, startsAt, endsAt, venue }: MailValues): NonNullable<MailContent['facts']> =>
  listFacts(
    [t('Event', 'Email'), required(event)],
    [t('Starts', 'Email'), writeTime(startsAt)],
    [t('Ends', 'Email'), writeTime(endsAt)],
    [t('Where', 'Email'), venue],
  )

const page = ({ eventId }: MailValues, label: string): MailLink => ({ label, path: `/events/${required(eventId)}` })

const ticket = ({ eventId }: MailValues, label: string): MailLink => ({
  label,
  path: `/dashboard/my-events/${required(eventId)}`,
})

const given: Readonly<Record<string, { heading: string; text: (title: string) => string }>> = {
  registered: {
    heading: t('Your registration is cancelled', 'Email, heading'),
    text: (title) =>
      t('You cancelled your registration for {title}. Your ticket is no longer valid.', { title }, 'Email'),
  },
  offered: {
    heading: t('You declined the seat', 'Email, heading'),
    text: (title) =>
      t('You declined the seat that was offered to you at {title}. It goes to the next person.', { title }, 'Email'),
  },
  waitlisted: {
    heading: t('You left the waitlist', 'Email, heading'),
    text: (title) => t('You left the waitlist for {title}. We will not offer you a seat.', { title }, 'Email'),
  },
}

function givenOf(from: string) {
  const known = given[from]
  if (!known) throw new Error(`No email tells of a cancellation from ${from}`)
  return known
}

export const mails = {
  event_registered: (values) => ({
    subject: t('You are registered', 'Email event_registered, subject'),
    preview: t('Your ticket is in your dashboard.', 'Email event_registered, preview'),
    heading: t('You are registered', 'Email event_registered, heading'),
    ...greet(values),
    paragraphs: [
      t(
        'Your seat at {title} is confirmed. Your ticket is in your dashboard, with everything you need to take part.',
        { title: titleOf(values) },
        'Email event_registered',
      ),
      t('If you cannot come, please cancel there, so that someone else can have your seat.', 'Email event_registered'),
    ],
    facts: factsOf(values),
    action: ticket(values, t('View your ticket', 'Email event_registered')),
    because: t(
      'You received this email because you registered for this event.',
      'Email event_registered, why they received it',
    ),
  }),

  waitlist_joined: (values) => ({
    subject: t('You are on the waitlist', 'Email waitlist_joined, subject'),
    preview: t('We will email you when a seat is yours to take.', 'Email waitlist_joined, preview'),
    heading: t('You are on the waitlist', 'Email waitlist_joined, heading'),
    ...greet(values),
    paragraphs: [
      t(
        'All seats at {title} are taken. You are number {position} on the waitlist.',
        { title: titleOf(values), position: required(values.position) },
        'Email waitlist_joined',
      ),
      t(
        'When it is your turn we email you and keep a seat for you for {hours, plural, one {# hour} other {# hours}}. Seats are offered until {endHours, plural, one {# hour} other {# hours}} before the start.',
        { hours: registrationLimits.offerHours, endHours: registrationLimits.offersEndHours },
        'Email waitlist_joined',
      ),
    ],
    facts: factsOf(values),
    action: page(values, t('View the event', 'Email waitlist_joined')),
    because: t(
      'You received this email because you joined the waitlist for this event.',
      'Email waitlist_joined, why they received it',
    ),
  }),

  seat_offered: (values) => {
    const isPaid = Number(values.price) > 0
    const until = required(writeTime(required(values.seatUntil)))
    return {
      subject: t('A seat is free for you', 'Email seat_offered, subject'),
      preview: t('We keep it until {until}.', { until }, 'Email seat_offered, preview'),
      heading: t('A seat is free for you', 'Email seat_offered, heading'),
      ...greet(values),
      paragraphs: [
        t(
          'A seat at {title} is free, and you are next on the waitlist. We keep it for you until {until}.',
          { title: titleOf(values), until },
          'Email seat_offered',
        ),
        isPaid
          ? t(
              'Accept it on your dashboard, and we will show you how to pay. If you do nothing, it goes to the next person.',
              'Email seat_offered',
            )
          : t('Accept it on your dashboard. If you do nothing, it goes to the next person.', 'Email seat_offered'),
      ],
      facts: factsOf(values),
      action: ticket(values, t('Accept the seat', 'Email seat_offered')),
      because: t(
        'You received this email because you are on the waitlist for this event.',
        'Email seat_offered, why they received it',
      ),
    }
  },

  seat_offer_expired: (values) => ({
    subject: t('The seat offered to you has expired', 'Email seat_offer_expired, subject'),
    preview: t('You can join the waitlist again.', 'Email seat_offer_expired, preview'),
    heading: t('The seat offered to you has expired', 'Email seat_offer_expired, heading'),
    ...greet(values),
    paragraphs: [
      t(
        'We kept a seat for you at {title}, but you did not register in time. It has gone to the next person, and you are no longer on the waitlist.',
        { title: titleOf(values) },
        'Email seat_offer_expired',
      ),
      t(
        'If you still want to come, open the event’s page to see what is free, or to join the waitlist again.',
        'Email seat_offer_expired',
      ),
    ],
    facts: factsOf(values),
    action: page(values, t('View the event', 'Email seat_offer_expired')),
    because: t(
      'You received this email because you were on the waitlist for this event.',
      'Email seat_offer_expired, why they received it',
    ),
  }),

  registration_cancelled: (values) => {
    const { heading, text } = givenOf(required(values.from))
    return {
      subject: heading,
      preview: t('You can register again while there are seats.', 'Email registration_cancelled, preview'),
      heading,
      ...greet(values),
      paragraphs: [
        text(titleOf(values)),
        t('Changed your mind? You can register again while there are seats.', 'Email registration_cancelled'),
      ],
      facts: factsOf(values),
      action: page(values, t('View the event', 'Email registration_cancelled')),
      because: t(
        'You received this email because you changed your registration for this event.',
        'Email registration_cancelled, why they received it',
      ),
    }
  },
} satisfies Record<string, WriteMail>

const sample = {
  firstName: 'Asha',
  registrationId: 'reg_1',
  eventId: 'evt_1',
  event: 'Reading a lake at dawn: a walk around Jakkur with field notes',
  startsAt: '2026-12-05T01:00:00Z',
  endsAt: '2026-12-05T04:00:00Z',
  venue: 'Jakkur Lake, north gate, Bengaluru',
  price: '0',
  seatUntil: '2026-12-01T06:18:00Z',
}

const ticketPath = '/dashboard/my-events/evt_1'
const eventPath = '/events/evt_1'

export const samples: MailSamples = {
  event_registered: { values: sample, leadsTo: ticketPath },
  waitlist_joined: { values: { ...sample, position: '12' }, leadsTo: eventPath },
  seat_offered: { values: { ...sample, price: '499' }, leadsTo: ticketPath },
  seat_offer_expired: { values: sample, leadsTo: eventPath },
  registration_cancelled: { values: { ...sample, from: 'registered', changeId: 'chg_1' }, leadsTo: eventPath },
}

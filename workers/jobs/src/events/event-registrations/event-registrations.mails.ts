import { countOf } from '@kere/brand/count'
import { registrationLimits } from '@kere/contracts/events/event-registration-options'
import type { MailContent, MailLink, MailSamples, MailValues, WriteMail } from '../../mail/mail-content.ts'
import { greet, listFacts, required, writeTime } from '../../mail/mail-parts.ts'

const titleOf = ({ event }: MailValues) => `“${required(event)}”`

const factsOf = ({ event, startsAt, endsAt, venue }: MailValues): NonNullable<MailContent['facts']> =>
  listFacts(['Event', required(event)], ['Starts', writeTime(startsAt)], ['Ends', writeTime(endsAt)], ['Where', venue])

const page = ({ eventId }: MailValues, label: string): MailLink => ({ label, path: `/events/${required(eventId)}` })

const ticket = ({ eventId }: MailValues, label: string): MailLink => ({
  label,
  path: `/dashboard/my-events/${required(eventId)}`,
})

const offersEnd = `${countOf(registrationLimits.offersEndHours, 'hour')} before the start`

const given: Readonly<Record<string, { heading: string; text: (title: string) => string }>> = {
  registered: {
    heading: 'Your registration is cancelled',
    text: (title) => `You cancelled your registration for ${title}. Your ticket is no longer valid.`,
  },
  offered: {
    heading: 'You declined the seat',
    text: (title) => `You declined the seat that was offered to you at ${title}. It goes to the next person.`,
  },
  waitlisted: {
    heading: 'You left the waitlist',
    text: (title) => `You left the waitlist for ${title}. We will not offer you a seat.`,
  },
}

function givenOf(from: string) {
  const known = given[from]
  if (!known) throw new Error(`No email tells of a cancellation from ${from}`)
  return known
}

export const mails = {
  event_registered: (values) => ({
    subject: 'You are registered',
    preview: 'Your ticket is in your dashboard.',
    heading: 'You are registered',
    ...greet(values),
    paragraphs: [
      `Your seat at ${titleOf(values)} is confirmed. Your ticket is in your dashboard, with everything you need to take part.`,
      'If you cannot come, please cancel there, so that someone else can have your seat.',
    ],
    facts: factsOf(values),
    action: ticket(values, 'View your ticket'),
    because: 'You received this email because you registered for this event.',
  }),

  waitlist_joined: (values) => ({
    subject: 'You are on the waitlist',
    preview: 'We will email you when a seat is yours to take.',
    heading: 'You are on the waitlist',
    ...greet(values),
    paragraphs: [
      `All seats at ${titleOf(values)} are taken. You are number ${required(values.position)} on the waitlist.`,
      `When it is your turn we email you and keep a seat for you for ${countOf(registrationLimits.offerHours, 'hour')}. Seats are offered until ${offersEnd}.`,
    ],
    facts: factsOf(values),
    action: page(values, 'View the event'),
    because: 'You received this email because you joined the waitlist for this event.',
  }),

  seat_offered: (values) => {
    const isPaid = Number(values.price) > 0
    const until = required(writeTime(required(values.seatUntil)))
    return {
      subject: 'A seat is free for you',
      preview: `We keep it until ${until}.`,
      heading: 'A seat is free for you',
      ...greet(values),
      paragraphs: [
        `A seat at ${titleOf(values)} is free, and you are next on the waitlist. We keep it for you until ${until}.`,
        isPaid
          ? 'Accept it on your dashboard, and we will show you how to pay. If you do nothing, it goes to the next person.'
          : 'Accept it on your dashboard. If you do nothing, it goes to the next person.',
      ],
      facts: factsOf(values),
      action: ticket(values, 'Accept the seat'),
      because: 'You received this email because you are on the waitlist for this event.',
    }
  },

  seat_offer_expired: (values) => ({
    subject: 'The seat offered to you has expired',
    preview: 'You can join the waitlist again.',
    heading: 'The seat offered to you has expired',
    ...greet(values),
    paragraphs: [
      `We kept a seat for you at ${titleOf(values)}, but you did not register in time. It has gone to the next person, and you are no longer on the waitlist.`,
      'If you still want to come, open the event’s page to see what is free, or to join the waitlist again.',
    ],
    facts: factsOf(values),
    action: page(values, 'View the event'),
    because: 'You received this email because you were on the waitlist for this event.',
  }),

  registration_cancelled: (values) => {
    const { heading, text } = givenOf(required(values.from))
    return {
      subject: heading,
      preview: 'You can register again while there are seats.',
      heading,
      ...greet(values),
      paragraphs: [text(titleOf(values)), 'Changed your mind? You can register again while there are seats.'],
      facts: factsOf(values),
      action: page(values, 'View the event'),
      because: 'You received this email because you changed your registration for this event.',
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

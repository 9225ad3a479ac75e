import { product } from '@kere/brand/brand'
import type { MailContent, MailLink, MailValues, WriteMail } from '../mail/mail-content.ts'
import { greet, listFacts, required, writeTime } from '../mail/mail-parts.ts'

const titleOf = ({ event }: MailValues) => `“${required(event)}”`

const eventLink = ({ eventId }: MailValues): MailLink => ({
  label: 'View the event',
  path: `/events/${required(eventId)}`,
})

/** Whoever waits has no seat. */
const becauseOf = ({ status }: MailValues) =>
  status === 'waitlisted'
    ? `You received this email because you are on the waitlist of this event on ${product}.`
    : `You received this email because you have a seat at this event on ${product}.`

/** Without a venue it is online: a link is not for emails. */
const factsOf = (values: MailValues): MailContent['facts'] =>
  listFacts(
    ['Starts', writeTime(required(values.startsAt))],
    ['Ends', writeTime(required(values.endsAt))],
    ['Where', values.venue || 'Online. Your ticket shows how to join shortly before the start.'],
  )

function nameChanges({ changes }: MailValues) {
  const all = required(changes).split(',')
  if (all.length > 1) return { what: 'a new time and a new place', short: 'New time and place' }
  return all[0] === 'time' ? { what: 'a new time', short: 'New time' } : { what: 'a new place', short: 'New place' }
}

const keeps: Readonly<Record<string, string>> = {
  registered: 'You keep your seat. If you can no longer come, please cancel, so that somebody else can have it.',
  awaiting_payment:
    'Your seat is kept while your order waits for payment. If you can no longer come, cancel the order.',
  offered: 'Your seat is offered to you as before. If you can no longer come, please decline it.',
  waitlisted: 'You keep your place on the waitlist. If you can no longer come, please leave it.',
}

/** What follows for whom. */
function afterCancellation({ status, isPaid }: MailValues) {
  if (isPaid) return 'You paid for your seat, so you can request a refund on the page of your order under “My orders”.'
  if (status === 'awaiting_payment')
    return 'Please do not pay for your order any more. If you have paid already, reply to us.'
  return 'You do not need to do anything.'
}

export const mails = {
  event_changed: (values) => {
    const { what, short } = nameChanges(values)
    return {
      subject: `${short} for an event of yours`,
      preview: 'When and where it is now.',
      heading: short,
      ...greet(values),
      paragraphs: [
        `${titleOf(values)} has ${what}.`,
        keeps[required(values.status)] ?? '',
        ...(values.message ? ['Its host says:'] : []),
      ].filter(Boolean),
      ...(values.message && { quote: values.message }),
      facts: factsOf(values) ?? [],
      action: eventLink(values),
      because: becauseOf(values),
    }
  },

  event_cancelled: (values) => ({
    subject: 'An event of yours is cancelled',
    preview: 'It does not take place.',
    heading: 'This event is cancelled',
    ...greet(values),
    paragraphs: [
      `${titleOf(values)} on ${required(writeTime(values.startsAt))} does not take place.`,
      afterCancellation(values),
      ...(values.message ? ['Its host says:'] : []),
    ],
    ...(values.message && { quote: values.message }),
    action: values.isPaid
      ? { label: 'View your orders', path: '/dashboard/my-orders' }
      : { label: 'Find other events', path: '/events' },
    because: becauseOf(values),
  }),
} satisfies Record<string, WriteMail>

import { product } from '@kere/brand/brand'
import type { MailContent, MailLink, MailSamples, MailValues, WriteMail } from '../../mail/mail-content.ts'
import { greet, listFacts, required, writeTime } from '../../mail/mail-parts.ts'

const titleOf = ({ event }: MailValues) => `“${required(event)}”`

/** The link leads to the dashboard, where the event is shown even if its public page is gone. */
const ownLink = ({ eventId, status }: MailValues): MailLink => ({
  label: status === 'registered' ? 'View your ticket' : 'View the event',
  path: `/dashboard/my-events/${required(eventId)}`,
})

const becauseOf = ({ status }: MailValues) =>
  status === 'waitlisted'
    ? `You received this email because you are on the waitlist of this event on ${product}.`
    : `You received this email because you have a seat at this event on ${product}.`

/** An event without a venue is online. Its meeting link is never written into an email. */
const factsOf = (values: MailValues): NonNullable<MailContent['facts']> =>
  listFacts(
    ['Starts', writeTime(required(values.startsAt))],
    ['Ends', writeTime(required(values.endsAt))],
    ['Where', values.venue || 'Online'],
  )

function wordsOf(values: MailValues) {
  const changes = required(values.changes).split(',')
  const [hasTime, hasPlace] = [changes.includes('time'), changes.includes('place')]
  const place = values.venue ? 'place' : 'link'
  const what = [hasTime && 'time', hasPlace && place].filter(Boolean)
  return {
    short: `New ${what.join(' and ')}`,
    text: `${titleOf(values)} has a new ${what.join(' and a new ')}.`,
    afterwards:
      hasPlace && !values.venue
        ? ['It takes place online. You can join from your ticket shortly before the start.']
        : [],
  }
}

const keeps: Readonly<Record<string, string>> = {
  registered: 'You keep your seat. If you can no longer come, please cancel, so that someone else can have it.',
  awaiting_payment:
    'Your seat is kept while your order waits for payment. If you can no longer come, please cancel the order.',
  offered: 'The seat is still offered to you. If you can no longer come, please decline it.',
  waitlisted: 'You keep your place on the waitlist. If you can no longer come, please leave it.',
}

function keptOf(status: string) {
  const kept = keeps[status]
  if (!kept) throw new Error(`No email tells somebody ${status} of a change`)
  return kept
}

function afterCancellation({ status, isPaid }: MailValues) {
  if (isPaid)
    return 'You paid for your seat. Request a refund on the page of your order, or reply to this email with the order number.'
  if (status === 'awaiting_payment')
    return 'Do not pay this order. If you have already paid, reply to this email with the order number.'
  return 'There is nothing you need to do.'
}

const acts: Readonly<Record<string, { heading: string; text: string }>> = {
  changed: { heading: 'Your event was changed', text: 'was changed. Please check its details.' },
  published: { heading: 'Your event was published', text: 'is now in the list of events, with your latest changes.' },
  unpublished: {
    heading: 'Your event was unpublished',
    text: 'is no longer in the list of events. Everyone who is registered keeps their seat.',
  },
  cancelled: {
    heading: 'Your event was cancelled',
    text: 'was cancelled. We emailed everyone with a seat or on the waitlist.',
  },
  uncancelled: {
    heading: 'Your event is no longer cancelled',
    text: 'will take place as planned.',
  },
  deleted: {
    heading: 'Your event was deleted',
    text: 'was deleted. We emailed everyone who had a seat. It can be restored for 30 days.',
  },
  restored: {
    heading: 'Your event was restored',
    text: 'is in your events again. Please check its details before you publish it.',
  },
}

function actOf(change: string) {
  const known = acts[change]
  if (!known) throw new Error(`No email tells of an event that was ${change}`)
  return known
}

export const mails = {
  hosted_event_changed: ({ eventId, event, change, ...values }) => {
    const { heading, text } = actOf(required(change))
    return {
      subject: heading,
      preview: `“${required(event)}” ${text}`,
      heading,
      ...greet(values),
      paragraphs: [
        `“${required(event)}” ${text}`,
        `An admin of ${product} did this. If you did not expect it, write to us through the contact page.`,
      ],
      action:
        change === 'deleted'
          ? { label: 'View your events', path: '/dashboard/events' }
          : { label: 'Open your event', path: `/dashboard/events/${required(eventId)}` },
      because: `You received this email because you host this event on ${product}.`,
    }
  },

  event_changed: (values) => {
    const { short, text, afterwards } = wordsOf(values)
    return {
      subject: `${short} for your event`,
      preview: 'When and where it takes place now.',
      heading: short,
      ...greet(values),
      paragraphs: [
        text,
        ...afterwards,
        keptOf(required(values.status)),
        ...(values.message ? ['A message from the host:'] : []),
      ],
      ...(values.message && { quote: values.message }),
      facts: factsOf(values),
      action: ownLink(values),
      because: becauseOf(values),
    }
  },

  event_cancelled: (values) => ({
    subject: 'Your event is cancelled',
    preview: 'It will not take place.',
    heading: 'Your event is cancelled',
    ...greet(values),
    paragraphs: [
      `${titleOf(values)} on ${required(writeTime(values.startsAt))} will not take place.`,
      afterCancellation(values),
      ...(values.message ? ['A message from the host:'] : []),
    ],
    ...(values.message && { quote: values.message }),
    action: values.isPaid
      ? { label: 'View your orders', path: '/dashboard/my-orders' }
      : { label: 'Find other events', path: '/events' },
    because: becauseOf(values),
  }),
} satisfies Record<string, WriteMail>

const sample = {
  firstName: 'Asha',
  eventId: 'evt_1',
  event: 'A walk around the lake',
  startsAt: '2026-12-15T04:30:00Z',
  endsAt: '2026-12-15T06:30:00Z',
  venue: 'The north gate',
  status: 'registered',
  isPaid: '',
  message: 'The birds come later this year.',
}

export const samples: MailSamples = {
  hosted_event_changed: {
    values: { firstName: 'Asha', eventId: 'evt_1', event: 'A walk around the lake', change: 'cancelled' },
    leadsTo: '/dashboard/events/evt_1',
  },
  event_changed: { values: { ...sample, changes: 'time,place' }, leadsTo: '/dashboard/my-events/evt_1' },
  event_cancelled: { values: { ...sample, isPaid: 'true' }, leadsTo: '/dashboard/my-orders' },
}

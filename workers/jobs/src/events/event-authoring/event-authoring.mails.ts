import { t } from '@kere/brand/messages'
import type { MailContent, MailLink, MailSamples, MailValues, WriteMail } from '../../mail/mail-content.ts'
import { greet, listFacts, required, writeTime } from '../../mail/mail-parts.ts'

const titleOf = ({ event }: MailValues) => `“${required(event)}”`

/** The link leads to the dashboard, where the event is shown even if its public page is gone. */
const ownLink = ({ eventId, status }: MailValues): MailLink => ({
  label:
    status === 'registered'
      ? t('View your ticket', 'Email, button or link')
      : t('View the event', 'Email, button or link'),
  path: `/dashboard/my-events/${required(eventId)}`,
})

const becauseOf = ({ status }: MailValues) =>
  status === 'waitlisted'
    ? t('You received this email because you are on the waitlist of this event on Kere.', 'Email, why they received it')
    : t('You received this email because you have a seat at this event on Kere.', 'Email, why they received it')

/** An event without a venue is online. Its meeting link is never written into an email. */
const factsOf = (values: MailValues): NonNullable<MailContent['facts']> =>
  listFacts(
    [t('Starts', 'Email'), writeTime(required(values.startsAt))],
    [t('Ends', 'Email'), writeTime(required(values.endsAt))],
    [t('Where', 'Email'), values.venue || t('Online', 'Email')],
  )

function wordsOf(values: MailValues) {
  const changes = required(values.changes).split(',')
  const [hasTime, hasPlace] = [changes.includes('time'), changes.includes('place')]
  const place = values.venue ? 'place' : 'link'
  const what = [hasTime && 'time', hasPlace && place].filter(Boolean).join('_')
  return {
    subject: t(
      '{what, select, time {New time for your event} place {New place for your event} link {New link for your event} time_place {New time and place for your event} other {New time and link for your event}}',
      { what },
      'Email event_changed, subject',
    ),
    short: t(
      '{what, select, time {New time} place {New place} link {New link} time_place {New time and place} other {New time and link}}',
      { what },
      'Email event_changed, heading',
    ),
    text: t(
      '{what, select, time {{title} has a new time.} place {{title} has a new place.} link {{title} has a new link.} time_place {{title} has a new time and a new place.} other {{title} has a new time and a new link.}}',
      { what, title: titleOf(values) },
      'Email event_changed',
    ),
    afterwards:
      hasPlace && !values.venue
        ? [t('It takes place online. You can join from your ticket shortly before the start.', 'Email')]
        : [],
  }
}

const keeps: Readonly<Record<string, string>> = {
  registered: t(
    'You keep your seat. If you can no longer come, please cancel, so that someone else can have it.',
    'Email',
  ),
  awaiting_payment: t(
    'Your seat is kept while your order waits for payment. If you can no longer come, please cancel the order.',
    'Email awaiting_payment',
  ),
  offered: t('The seat is still offered to you. If you can no longer come, please decline it.', 'Email'),
  waitlisted: t('You keep your place on the waitlist. If you can no longer come, please leave it.', 'Email'),
}

function keptOf(status: string) {
  const kept = keeps[status]
  if (!kept) throw new Error(`No email tells somebody ${status} of a change`)
  return kept
}

function afterCancellation({ status, isPaid }: MailValues) {
  if (isPaid)
    return t(
      'You paid for your seat. Request a refund on the page of your order, or reply to this email with the order number.',
      'Email',
    )
  if (status === 'awaiting_payment')
    return t('Do not pay this order. If you have already paid, reply to this email with the order number.', 'Email')
  return t('There is nothing you need to do.', 'Email')
}

const acts: Readonly<Record<string, { heading: string; text: (title: string) => string }>> = {
  changed: {
    heading: t('Your event was changed', 'Email, heading'),
    text: (title) => t('{title} was changed. Please check its details.', { title }, 'Email'),
  },
  published: {
    heading: t('Your event was published', 'Email, heading'),
    text: (title) => t('{title} is now in the list of events, with your latest changes.', { title }, 'Email'),
  },
  unpublished: {
    heading: t('Your event was unpublished', 'Email, heading'),
    text: (title) =>
      t('{title} is no longer in the list of events. Everyone who is registered keeps their seat.', { title }, 'Email'),
  },
  cancelled: {
    heading: t('Your event was cancelled', 'Email, heading'),
    text: (title) =>
      t('{title} was cancelled. We emailed everyone with a seat or on the waitlist.', { title }, 'Email'),
  },
  uncancelled: {
    heading: t('Your event is no longer cancelled', 'Email, heading'),
    text: (title) => t('{title} will take place as planned.', { title }, 'Email'),
  },
  deleted: {
    heading: t('Your event was deleted', 'Email, heading'),
    text: (title) =>
      t('{title} was deleted. We emailed everyone who had a seat. It can be restored for 30 days.', { title }, 'Email'),
  },
  restored: {
    heading: t('Your event was restored', 'Email, heading'),
    text: (title) =>
      t('{title} is in your events again. Please check its details before you publish it.', { title }, 'Email'),
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
      preview: text(titleOf({ event: required(event) })),
      heading,
      ...greet(values),
      paragraphs: [
        text(titleOf({ event: required(event) })),
        t(
          'An admin of Kere did this. If you did not expect it, write to us through the contact page.',
          'Email hosted_event_changed',
        ),
      ],
      action:
        change === 'deleted'
          ? { label: t('View your events', 'Email hosted_event_changed, button or link'), path: '/dashboard/events' }
          : {
              label: t('Open your event', 'Email hosted_event_changed, button or link'),
              path: `/dashboard/events/${required(eventId)}`,
            },
      because: t(
        'You received this email because you host this event on Kere.',
        'Email hosted_event_changed, why they received it',
      ),
    }
  },

  event_changed: (values) => {
    const { subject, short, text, afterwards } = wordsOf(values)
    return {
      subject,
      preview: t('When and where it takes place now.', 'Email event_changed, preview'),
      heading: short,
      ...greet(values),
      paragraphs: [
        text,
        ...afterwards,
        keptOf(required(values.status)),
        ...(values.message ? [t('A message from the host:', 'Email event_changed')] : []),
      ],
      ...(values.message && { quote: values.message }),
      facts: factsOf(values),
      action: ownLink(values),
      because: becauseOf(values),
    }
  },

  event_cancelled: (values) => ({
    subject: t('Your event is cancelled', 'Email event_cancelled, subject'),
    preview: t('It will not take place.', 'Email event_cancelled, preview'),
    heading: t('Your event is cancelled', 'Email event_cancelled, heading'),
    ...greet(values),
    paragraphs: [
      t(
        '{title} on {startsAt} will not take place.',
        { title: titleOf(values), startsAt: required(writeTime(values.startsAt)) },
        'Email event_cancelled',
      ),
      afterCancellation(values),
      ...(values.message ? [t('A message from the host:', 'Email event_cancelled')] : []),
    ],
    ...(values.message && { quote: values.message }),
    action: values.isPaid
      ? { label: t('View your orders', 'Email event_cancelled, button or link'), path: '/dashboard/my-orders' }
      : { label: t('Find other events', 'Email event_cancelled, button or link'), path: '/events' },
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

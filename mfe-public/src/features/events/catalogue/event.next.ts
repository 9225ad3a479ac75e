import { coverPath } from '@kere/brand/art-paths'
import type { EventSummary } from '@kere/contracts/events/events'
import { whenText } from '@kere/ui/time/clock-times'
import { otherThings, type NextStepOf, type NextThing } from '../../../pages/next-step.ts'
import { artSubject } from './art-subject.ts'
import { eventHref, eventsPath } from './event-href.ts'
import { loadContract } from './load-contract.ts'

const eventThing = (event: EventSummary, now: number): NextThing => ({
  href: eventHref(event.id),
  title: event.title,
  text: whenText(event, now),
  label: event.topic ?? 'Event',
  cover: { drawing: coverPath(artSubject(event)), image: event.coverImage },
  by: event.host.name,
  facts: event.venue ?? 'Online',
  price: event.price,
})

/** Also of one that is over, cancelled or not there. */
export const eventNext: NextStepOf = async ({ params }, { api }) => {
  const now = Date.now()
  return {
    title: 'More events',
    all: { href: eventsPath, label: 'All events' },
    things: await otherThings(
      loadContract().then(async ({ listUpcomingEvents }) => (await api.call(listUpcomingEvents, {})).items),
      (event) => eventThing(event, now),
      ({ id }) => id === params.id,
    ),
  }
}

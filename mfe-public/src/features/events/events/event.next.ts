import { t } from '@kere/brand/messages'
import { courseCategoryNames } from '@kere/contracts/courses/course-category-names'
import { labelOf } from '@kere/contracts/http/open-value'
import { coverPath } from '@kere/brand/art-paths'
import type { EventSummary } from '@kere/contracts/events/events'
import { msOf, whenText } from '@kere/ui/time/clock-times'
import { otherThings, pagesOwn, type NextStepOf, type NextThing } from '../../../pages/next-step.ts'
import { artSubject } from './event-text.ts'
import { eventQuery } from './event.api.ts'
import { eventHref, eventsPath } from './event-href.ts'
import { loadContract } from './load-contract.ts'

const eventThing = (event: EventSummary, now: number): NextThing => ({
  href: eventHref(event.id),
  title: event.title,
  text: whenText(event, now),
  isOwnText: true,
  subject: event.topic ?? '',
  label: event.topic ? labelOf(courseCategoryNames, event.topic) : t('Event', 'Title of a page'),
  cover: { drawing: coverPath(artSubject(event)), image: event.coverImage },
  by: event.host.name,
  ...(event.venue === null ? { kind: t('Online', 'Where an event is') } : { facts: event.venue }),
  price: event.price,
})

/**
 * The next step: other events, those of the same host first. It is also shown for an event that is over, cancelled or
 * missing.
 */
export const eventNext: NextStepOf = async ({ params }, { api, cache }) => {
  const now = Date.now()
  const id = params.id ?? ''
  const readEvents = async () => {
    const [{ listEducatorEvents, listEvents }, event] = await Promise.all([
      loadContract(),
      pagesOwn(cache, eventQuery(api, id)),
    ])
    const [ofHost, upcoming] = await Promise.all([
      event ? api.call(listEducatorEvents, { params: { id: event.host.id } }).catch(() => none) : none,
      api.call(listEvents, { query: { limit: listed } }),
    ])
    const found = new Map([...ofHost.items, ...upcoming.items].map((one) => [one.id, one]))
    return [...found.values()].filter((one) => !one.isCancelled && msOf(one.startsAt) > now)
  }
  return {
    title: t('More events', 'Heading'),
    all: { href: eventsPath, label: t('All events', 'Link') },
    things: await otherThings(
      readEvents(),
      (event) => eventThing(event, now),
      (event) => event.id === id,
    ),
  }
}

/** More events than are shown, because some of them are running, are cancelled, or are this one. */
const listed = 12

const none = { items: [] }

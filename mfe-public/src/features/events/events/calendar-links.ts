import { addressIn, language } from '@kere/brand/language'
import { t } from '@kere/brand/messages'
import type { Event } from '@kere/contracts/events/events'
import { eventHref } from './event-href.ts'

type Planned = Pick<Event, 'id' | 'title' | 'description' | 'startsAt' | 'endsAt' | 'venue'>

/** The limit for the description in a link, because some servers refuse long addresses. */
const descriptionLength = 600

/**
 * Makes the links to calendars (S-149).
 * @param joinUrl the meeting link, only for people who may have it (C-36)
 */
export function calendarLinks(event: Planned, joinUrl: string | null) {
  const { title, startsAt, endsAt, venue } = event
  const description = event.description.slice(0, descriptionLength).replace(/[\uD800-\uDBFF]$/, '')
  const location = venue ?? joinUrl ?? t('Online', 'Where an event is')
  const google = new URLSearchParams({
    action: 'TEMPLATE',
    text: title,
    dates: `${compact(startsAt)}/${compact(endsAt)}`,
    details: description,
    location,
  })
  const outlook = new URLSearchParams({
    path: '/calendar/action/compose',
    rru: 'addevent',
    subject: title,
    startdt: startsAt,
    enddt: endsAt,
    body: description,
    location,
  })
  return {
    google: `https://calendar.google.com/calendar/render?${google.toString()}`,
    outlook: `https://outlook.live.com/calendar/0/deeplink/compose?${outlook.toString()}`,
    /**
     * The server's file has the UID and SEQUENCE of the feeds, so that an event that is added and later followed stays
     * one entry (W-14).
     */
    file: addressIn(language, `${eventHref(event.id)}.ics`),
  }
}

const compact = (instant: string) => new Date(instant).toISOString().replace(/[-:]|\.\d+/g, '')

import { t } from '@kere/brand/messages'
import { registrationTimes } from '@kere/contracts/events/event-registration-options'
import type { Session } from '@kere/platform/border'

export type EventsTime = (typeof registrationTimes)[number]

export interface MyEventsAddress {
  time: EventsTime
  cursor: string | null
}

/** The title: for educators and admins, "My Events" means the events that they host. */
export const titleFor = ({ user }: Session) =>
  user?.role === 'student' ? t('My Events', 'Heading, my events') : t('Registered events', 'Heading, my events')

export const myEventsPath = '/dashboard/my-events'

export const ticketHref = (eventId: string) => `${myEventsPath}/${encodeURIComponent(eventId)}`

export const orderHref = (orderId: string) => `/dashboard/my-orders/${encodeURIComponent(orderId)}`

export const eventHref = (eventId: string) => `/events/${encodeURIComponent(eventId)}`

export function readMyEventsAddress(search: URLSearchParams): MyEventsAddress {
  const wanted = search.get('time')
  return { time: registrationTimes.find((time) => time === wanted) ?? 'upcoming', cursor: search.get('cursor') }
}

export function myEventsHref({ time = 'upcoming', cursor = null }: Partial<MyEventsAddress> = {}) {
  const search = new URLSearchParams({ ...(time !== 'upcoming' && { time }), ...(cursor && { cursor }) }).toString()
  return search === '' ? myEventsPath : `${myEventsPath}?${search}`
}

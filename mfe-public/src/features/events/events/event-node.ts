import { product } from '@kere/brand/brand'
import { cutText } from '@kere/contracts/text/cut-text'
import type { Event } from '@kere/contracts/events/events'
import { formerMember } from '@kere/contracts/accounts/former-member'
import { languageOf } from '@kere/screens/content-language'
import type { Event as EventNode } from 'schema-dts'
import { eventHref } from './event-href.ts'

/** Builds the data for search engines. They say that an event is online, but never contain its link (C-36). */
export function eventNode(event: Event): EventNode {
  const { title, description, type, price, venue, host, coverImage } = event
  const isOnline = type === 'online'
  return {
    '@type': 'Event',
    name: title,
    description: cutText(description, 500),
    inLanguage: languageOf(event.language),
    startDate: event.startsAt,
    endDate: event.endsAt,
    eventStatus: `https://schema.org/${event.isCancelled ? 'EventCancelled' : 'EventScheduled'}`,
    eventAttendanceMode: `https://schema.org/${isOnline ? 'OnlineEventAttendanceMode' : 'OfflineEventAttendanceMode'}`,
    location: isOnline
      ? { '@type': 'VirtualLocation', name: 'Online', url: eventHref(event.id) }
      : { '@type': 'Place', name: venue ?? '', address: venue ?? '' },
    organizer:
      host.id === formerMember.id ? { '@type': 'Organization', name: product } : { '@type': 'Person', name: host.name },
    isAccessibleForFree: price === 0,
    maximumAttendeeCapacity: event.maxParticipants,
    offers: {
      '@type': 'Offer',
      price,
      priceCurrency: 'INR',
      url: eventHref(event.id),
      validFrom: event.publishedAt,
      validThrough: event.closesAt,
      availability: `https://schema.org/${event.seatsLeft > 0 && !event.isWaitedFor ? 'InStock' : 'SoldOut'}`,
    },
    ...(coverImage && { image: coverImage }),
  }
}

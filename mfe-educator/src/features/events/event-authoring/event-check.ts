import { eventLimits, eventMessages } from '@kere/contracts/events/event-options'
import { isVisible } from '@kere/contracts/text/visible-text'
import type { EventDetails } from './event-editor.ts'

export type EventField = keyof EventDetails

export type Flaws = Partial<Record<EventField, string>>

/**
 * Checks the rules of S-394 to S-397, C-16 and C-60 for quick feedback. When the event is saved, the server checks the
 * same rules and more.
 */
export function flawsOf(details: EventDetails): Flaws {
  const { title, description, type, category, location, externalUrl, recordingUrl } = details
  const { startsAt, endsAt, maxParticipants, price } = details
  const isOnline = type === 'online'
  const flaws: readonly (readonly [EventField, string | undefined])[] = [
    ['title', isEmpty(title) ? eventMessages.titleRequired : undefined],
    ['description', isEmpty(description) ? eventMessages.descriptionRequired : undefined],
    ['category', category === null ? eventMessages.categoryRequired : undefined],
    ['type', type === null ? eventMessages.typeRequired : undefined],
    ['location', isOnline ? linkFlaw(location, eventMessages.linkRequired) : venueFlaw(location)],
    ['externalUrl', category === 'info' ? linkFlaw(externalUrl) : undefined],
    ['startsAt', startsAt === null ? eventMessages.startRequired : undefined],
    ['endsAt', endFlaw(startsAt, endsAt)],
    ['maxParticipants', participantsFlaw(maxParticipants)],
    ['price', priceFlaw(price)],
    ['recordingUrl', linkFlaw(recordingUrl)],
  ]
  return Object.fromEntries(flaws.filter(([, text]) => text !== undefined))
}

const missing = new Set<string | undefined>([
  eventMessages.descriptionRequired,
  eventMessages.categoryRequired,
  eventMessages.typeRequired,
  eventMessages.linkRequired,
  eventMessages.venueRequired,
  eventMessages.startRequired,
  eventMessages.endRequired,
])

/** Returns whether values are missing rather than wrong. Missing values can wait until the event is published. */
export const isUnfinished = (flaws: Flaws) => {
  const texts = Object.values(flaws)
  return texts.length > 0 && texts.every((text) => missing.has(text))
}

const isEmpty = (text: string) => !isVisible(text)

function linkFlaw(text: string, required?: string) {
  if (isEmpty(text)) return required
  return /^https:\/\/[^\s/]+\.[^\s]+$/.test(text.trim()) ? undefined : eventMessages.linkInvalid
}

const venueFlaw = (text: string) => {
  if (isEmpty(text)) return eventMessages.venueRequired
  return text.length > eventLimits.locationLength ? eventMessages.textTooLong(eventLimits.locationLength) : undefined
}

function endFlaw(startsAt: string | null, endsAt: string | null) {
  if (endsAt === null) return eventMessages.endRequired
  return startsAt !== null && Date.parse(endsAt) <= Date.parse(startsAt) ? eventMessages.endBeforeStart : undefined
}

function participantsFlaw(count: number | null) {
  if (count === null || count < 1) return eventMessages.participantsInvalid
  return count > eventLimits.maxParticipants ? eventMessages.participantsTooMany : undefined
}

function priceFlaw(price: number | null) {
  if (price === null || price < 0) return eventMessages.priceInvalid
  return price > eventLimits.maxPrice ? eventMessages.priceTooHigh : undefined
}

/**
 * Reads "1,499" and "₹ 1499" as 1499. A text that is no number counts as 0 once the field is left (C-16); an amount
 * with paise gives null.
 */
export function readPrice(typed: string, isLeft = false): number | null {
  const written = typed.replaceAll(/[₹,\s]/g, '')
  if (/^\d{1,12}$/.test(written)) return Number(written)
  return isLeft && (written === '' || Number.isNaN(Number(written))) ? 0 : null
}

export function readCount(typed: string): number | null {
  const written = typed.replaceAll(/[,\s]/g, '')
  return /^\d{1,9}$/.test(written) ? Number(written) : null
}

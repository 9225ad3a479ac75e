import type { EventDetails } from '@kere/contracts/events/event-draft'
import {
  eventCategories,
  eventLimits,
  eventMessages,
  type EventState,
  type EventType,
} from '@kere/contracts/events/event-options'
import { isVisible, toLine } from '@kere/contracts/text/visible-text'
import { secureAddressOf } from '@kere/contracts/text/web-link'

export const dayMs = 24 * 60 * 60 * 1000
const minuteMs = 60 * 1000

export interface FieldError {
  field: keyof EventDetails
  text: string
}

export interface SavedTimes {
  startsAt: number
  endsAt: number
}

interface Circumstances {
  now: number
  saved: SavedTimes | null
  isFirstPublication: boolean
}

/** Lists everything that keeps the details from being saved (S-394 to S-397, C-16, C-60). */
export function errorsOf(details: EventDetails, { now, saved, isFirstPublication }: Circumstances): FieldError[] {
  const errors: FieldError[] = []
  const require = (field: keyof EventDetails, isMet: boolean, text: string) => {
    if (!isMet && !errors.some((error) => error.field === field)) errors.push({ field, text })
  }
  require('title', isVisible(details.title), eventMessages.titleRequired)
  require('description', isVisible(details.description), eventMessages.descriptionRequired)
  require('type', details.type !== null, eventMessages.typeRequired)
  require('category', details.category !== null, eventMessages.categoryRequired)
  if (details.type === 'online') {
    require('location', isVisible(details.location), eventMessages.linkRequired)
    require('location', secureAddressOf(details.location) !== null, eventMessages.linkInvalid)
  } else {
    const { locationLength } = eventLimits
    require('location', isVisible(details.location), eventMessages.venueRequired)
    require('location', details.location.trim().length <= locationLength, eventMessages.textTooLong(locationLength))
  }
  if (details.source === 'external')
    require('externalUrl', isVisible(details.externalUrl), eventMessages.externalRequired)
  if (hasExternalUrl(details) && isVisible(details.externalUrl))
    require('externalUrl', secureAddressOf(details.externalUrl) !== null, eventMessages.linkInvalid)
  if (isVisible(details.recordingUrl))
    require('recordingUrl', secureAddressOf(details.recordingUrl) !== null, eventMessages.linkInvalid)

  const startsAt = momentOf(details.startsAt)
  const endsAt = momentOf(details.endsAt)
  require('startsAt', startsAt !== null, eventMessages.startRequired)
  require('endsAt', endsAt !== null, eventMessages.endRequired)
  if (startsAt !== null) {
    const isToCome = startsAt > now || (startsAt === saved?.startsAt && !isFirstPublication)
    require('startsAt', isToCome, eventMessages.startPast)
    require('startsAt', startsAt <= now + eventLimits.plannedDays * dayMs, eventMessages.startTooFar)
  }
  if (startsAt !== null && endsAt !== null) {
    require('endsAt', endsAt > startsAt, eventMessages.endBeforeStart)
    require('endsAt', endsAt - startsAt <= eventLimits.longestDays * dayMs, eventMessages.tooLong)
  }

  const { maxParticipants, price } = details
  require('maxParticipants', maxParticipants !== null && maxParticipants >= 1, eventMessages.participantsInvalid)
  require('maxParticipants', (maxParticipants ?? 0) <= eventLimits.maxParticipants, eventMessages.participantsTooMany)
  require('price', price !== null && price >= 0, eventMessages.priceInvalid)
  require('price', (price ?? 0) <= eventLimits.maxPrice, eventMessages.priceTooHigh)
  return errors
}

/** S-396: other events have no external address, even if one was typed before the form hid the field. */
const hasExternalUrl = ({ source, category }: EventDetails) => source === 'external' || category === 'info'

const momentOf = (at: string | null) => (at === null ? null : Date.parse(at))

/**
 * Fills the columns of `events` for a draft that was never saved, so that lists can show its name. Its dates stay
 * empty.
 */
export const shownOf = (details: EventDetails) => ({
  title: toLine(details.title),
  description: details.description.trim(),
  // A draft of before there were languages has none.
  language: details.language ?? 'en',
  type: details.type,
  ...(details.category && { category: details.category }),
  topic: details.topic,
  maxParticipants: Math.max(1, details.maxParticipants ?? eventLimits.maxParticipantsDefault),
  price: Math.max(0, details.price ?? 0),
  coverImage: details.coverImage,
  coverDrawing: details.coverDrawing,
})

export function savedOf(details: EventDetails) {
  const { type, category, maxParticipants, price } = details
  const startsAt = momentOf(details.startsAt)
  const endsAt = momentOf(details.endsAt)
  if (type === null || category === null || maxParticipants === null || price === null || !startsAt || !endsAt)
    throw new Error('An incomplete event was to be saved')
  return {
    ...shownOf(details),
    type,
    category,
    maxParticipants,
    price,
    source: details.source,
    externalUrl: hasExternalUrl(details) ? secureAddressOf(details.externalUrl) : null,
    location: (type === 'online' && secureAddressOf(details.location)) || toLine(details.location),
    isLinkPublic: type === 'online' && details.isLinkPublic,
    startsAt,
    endsAt,
    closesAt: startsAt - details.closesMinutesBefore * minuteMs,
    closesMinutesBefore: details.closesMinutesBefore,
    hasWaitlist: details.hasWaitlist,
    recordingUrl: secureAddressOf(details.recordingUrl),
    isHiddenFromHome: details.isHiddenFromHome,
  }
}

export type SavedEvent = ReturnType<typeof savedOf>

/** Lists the fields that a preview lacks; it needs only some. */
export function missingOf({ type, startsAt, endsAt }: EventDetails): string[] {
  const [start, end] = [momentOf(startsAt), momentOf(endsAt)]
  const isBackwards = start !== null && end !== null && end <= start
  return [
    type === null && eventMessages.typeRequired,
    start === null && eventMessages.startRequired,
    end === null && eventMessages.endRequired,
    isBackwards && eventMessages.endBeforeStart,
  ].filter((text) => text !== false)
}

export const previewedOf = (details: EventDetails): SavedEvent =>
  savedOf({ ...details, category: details.category ?? eventCategories[0], ...shownOf(details) })

export type ToldChange = 'time' | 'place'

interface Told {
  type: EventType | null
  location: string
  startsAt: number | null
  endsAt: number | null
}

export function toldChanges(before: Told, after: Told): ToldChange[] {
  const changes: ToldChange[] = []
  if (before.startsAt !== after.startsAt || before.endsAt !== after.endsAt) changes.push('time')
  if (before.type !== after.type || before.location !== after.location) changes.push('place')
  return changes
}

interface Standing {
  published: boolean
  cancelledAt: number | null
  endsAt: number | null
}

export function stateOf({ published, cancelledAt, endsAt }: Standing, now: number): EventState {
  if (!published && cancelledAt === null) return 'draft'
  if (endsAt !== null && endsAt <= now) return 'past'
  return cancelledAt === null ? 'published' : 'cancelled'
}

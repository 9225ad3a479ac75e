import type { Language } from '@kere/contracts/accounts/languages'
import type { CourseCategory } from '@kere/contracts/courses/course-options'
import type { EventCategory, EventSource, EventType } from '@kere/contracts/events/event-options'
import { smallPictureOf } from '@kere/contracts/files/small-picture'
import { educatorOf } from '../../accounts/accounts/person.ts'
import { type TranslatedText, withTitle } from '../../kit/translations/translation-rows.ts'

/** The three fields of the host are either all set or all null. */
export interface EventRow {
  id: string
  title: string
  language: Language
  translation: TranslatedText | null
  type: EventType
  category: EventCategory
  topic: CourseCategory | null
  startsAt: number
  endsAt: number
  closesAt: number
  venue: string | null
  price: number
  maxParticipants: number
  registrationsCount: number
  takenCount: number
  hasWaitlist: boolean
  waitlistCount: number
  cancelledAt: number | null
  coverImage: string | null
  coverDrawing: number
  educatorId: string | null
  firstName: string | null
  lastName: string | null
  isHidden: number
  source: EventSource
  externalUrl: string | null
}

export const toEventSummary = (row: EventRow) => {
  const { title, language } = withTitle(row)
  return {
    id: row.id,
    title,
    language,
    originalLanguage: row.language,
    type: row.type,
    category: row.category,
    topic: row.topic,
    startsAt: new Date(row.startsAt).toISOString(),
    endsAt: new Date(row.endsAt).toISOString(),
    closesAt: new Date(row.closesAt).toISOString(),
    venue: row.venue,
    price: row.price,
    maxParticipants: row.maxParticipants,
    registrationsCount: row.registrationsCount,
    seatsLeft: row.maxParticipants - row.takenCount,
    hasWaitlist: row.hasWaitlist,
    isWaitedFor: row.waitlistCount > 0,
    isCancelled: row.cancelledAt !== null,
    coverImage: smallPictureOf(row.coverImage),
    coverDrawing: row.coverDrawing,
    host: educatorOf(row),
    source: row.source,
    externalUrl: row.source === 'external' ? row.externalUrl : null,
  }
}

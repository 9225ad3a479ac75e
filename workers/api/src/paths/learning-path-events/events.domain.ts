import type { CourseCategory } from '@kere/contracts/courses/course-options'
import { type EventType, eventTypeNames } from '@kere/contracts/events/event-options'
import { smallPictureOf } from '@kere/contracts/files/small-picture'
import { educatorNameOf } from '../../accounts/accounts/person.ts'
import type { PathCandidate } from '../learning-paths/path-source.ts'

export interface PathEventRow {
  id: string
  title: string
  type: EventType
  topic: CourseCategory | null
  startsAt: number
  endsAt: number
  price: number
  venue: string | null
  coverImage: string | null
  publishedAt: number
  educatorId: string | null
  firstName: string | null
  lastName: string | null
  isRegistered: boolean
  hasAttended: boolean
}

const indiaOffsetMs = 5.5 * 60 * 60 * 1000
const eveningHour = 18

/** Says how an event lies outside working hours, which end at 18:00 in India, or gives null. */
function offHours(startsAt: number): string | null {
  const start = new Date(startsAt + indiaOffsetMs)
  if (start.getUTCDay() === 0 || start.getUTCDay() === 6) return 'on a weekend'
  return start.getUTCHours() >= eveningHour ? 'in the evening' : null
}

export function toEventCandidate(row: PathEventRow): PathCandidate {
  const when = offHours(row.startsAt)
  const host = educatorNameOf(row)
  return {
    id: row.id,
    title: row.title,
    path: `/events/${row.id}`,
    subjects: row.topic ? [row.topic] : [],
    level: null,
    price: row.price,
    suitsTime: when ? { school_student: when, college_student: when, working_professional: when } : {},
    suitsStyle: {
      events: 'An event, as you like to learn',
      live_sessions: 'A live session, with people to ask',
      ...(row.type === 'in-person' && { hands_on: 'In person: you like hands-on work' }),
    },
    startsAt: row.startsAt,
    endsAt: row.endsAt,
    publishedAt: row.publishedAt,
    coverImage: smallPictureOf(row.coverImage),
    facts: [row.venue ?? eventTypeNames[row.type], ...(row.educatorId === null ? [] : [host])],
    standing: row.hasAttended ? 'attended' : row.isRegistered ? 'registered' : null,
  }
}

import { mentorshipLimits } from '@kere/contracts/mentorship/mentorship-options'
import { userEntries } from '@kere/d1/schema/accounts/user-accounts'
import { sql } from 'drizzle-orm'
import { dayInIndia } from '../../base/days.ts'
import { instantOrNull } from '../../base/instants.ts'
import { bookableUntil, openSlots } from '../mentorship-sessions/slots.domain.ts'

/** The number of people whom a mentor guides or is asked to guide. */
export const loadOf = (
  mentor: unknown,
) => sql<number>`(SELECT coalesce(sum(count), 0) FROM mentor_request_counts AS taken
  WHERE taken.mentor_id = ${mentor} AND taken.status IN ('pending', 'accepted'))`

/** Mentors are found among these rows by `isMentor`. */
export const mentorEntries = userEntries

/** A condition on `user_entries` for educators to whom a request may be assigned. */
export const isMentor = sql`user_entries.role = 'educator' AND user_entries.educator_status = 'approved'
  AND user_entries.state = 'active'`

/** JSON of a `MentorRoomRow`, or null for a person who is no mentor. It reads only a few index rows for each person. */
export const mentorRoomColumn = (person: unknown, now: number) => sql<string | null>`(SELECT json_object(
    'capacity', coalesce(mentor_settings.capacity, ${mentorshipLimits.defaultCapacity}),
    'load', ${loadOf(person)},
    'pausedUntil', mentor_settings.paused_until,
    'weeklyHours', json(coalesce(mentor_settings.weekly_hours, '[]')),
    'openedStarts', json(coalesce(mentor_settings.opened_starts, '[]')),
    'closedStarts', json(coalesce(mentor_settings.closed_starts, '[]')),
    'takenStarts', json((SELECT json_group_array(booked.starts_at) FROM mentorship_sessions AS booked
      WHERE booked.mentor_id = ${person} AND booked.state IN ('held', 'confirmed')
        AND booked.starts_at > ${now} AND booked.starts_at <= ${bookableUntil(now)})))
  FROM user_entries LEFT JOIN mentor_settings ON mentor_settings.mentor_id = user_entries.user_id
  WHERE user_entries.user_id = ${person} AND ${isMentor})`

interface MentorRoomRow {
  capacity: number
  load: number
  pausedUntil: string | null
  weeklyHours: number[]
  openedStarts: number[]
  closedStarts: number[]
  takenStarts: number[]
}

/** @param json value of `mentorRoomColumn` */
export function mentorRoomOf(json: string | null, now: number) {
  if (json === null) return null
  const room = JSON.parse(json) as MentorRoomRow
  const isPaused = room.pausedUntil !== null && room.pausedUntil > dayInIndia(now)
  const state: 'accepting' | 'full' | 'paused' = isPaused ? 'paused' : room.load >= room.capacity ? 'full' : 'accepting'
  const [next] = state === 'accepting' ? openSlots(room, room.takenStarts, now) : []
  return {
    state,
    pausedUntil: isPaused ? room.pausedUntil : null,
    nextStart: instantOrNull(next ?? null),
    weeklyHours: room.weeklyHours,
  }
}

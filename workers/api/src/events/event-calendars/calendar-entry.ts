import { formerMember } from '@kere/contracts/accounts/former-member'
import { nameOf } from '../../accounts/accounts/person.ts'
import type { CalendarEntry } from '../../kit/calendars/calendar-text.ts'
import type { EntryRow } from './event-calendars.queries.ts'

/**
 * Makes a calendar entry. The place of an online event is its page; the meeting link is given only if the row has one.
 */
export function toEntry(row: EntryRow, origin: string): CalendarEntry {
  const page = `${origin}/events/${row.id}`
  const host = row.firstName === null ? formerMember.name : nameOf(row)
  const join = row.meetingUrl ? [`Join Online: ${row.meetingUrl}`] : []
  return {
    id: row.id,
    url: page,
    title: row.title,
    description: [row.description, '', `Host: ${host}`, ...join, page].join('\n'),
    startsAt: row.startsAt,
    endsAt: row.endsAt,
    place: row.venue ?? row.meetingUrl ?? page,
    sequence: row.sequence,
    // A change that was undone counts as well. Otherwise its entry would be newer than that of the undo.
    changedAt: Math.max(row.touchedAt, row.updatedAt),
    isCancelled: row.cancelledAt !== null || row.deletedAt !== null,
  }
}

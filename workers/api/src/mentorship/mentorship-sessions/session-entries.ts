import type { Context } from '../../base/context.ts'
import type { CalendarEntry } from '../../kit/calendars/calendar-text.ts'
import { formerMember } from '@kere/contracts/accounts/former-member'
import { selectEntry, selectOwnEntries, type SessionEntryRow } from './session-entries.queries.ts'

/**
 * The entry contains no meeting link, because anybody who has the calendar's address can read it. The link is on the
 * page.
 */
function toEntry(row: SessionEntryRow, { userId, origin }: { userId: string; origin: string }): CalendarEntry {
  const url = `${origin}/dashboard/mentorship?request=${row.requestId}`
  const other = (row.studentId === userId ? row.mentorName : row.learnerName) ?? formerMember.name
  return {
    id: row.id,
    url,
    title: row.state === 'held' ? `Mentorship with ${other} (not confirmed)` : `Mentorship with ${other}`,
    description: url,
    startsAt: row.startsAt,
    endsAt: row.endsAt,
    place: url,
    sequence: row.sequence,
    changedAt: row.updatedAt,
    isCancelled: row.state === 'cancelled',
  }
}

export const listSessionEntries = async ({ db, at }: Context, userId: string, origin: string) =>
  (await selectOwnEntries(db, userId, at)).map((row) => toEntry(row, { userId, origin }))

export const readSessionEntry = async ({ db, at }: Context, id: string, reader: { userId: string; origin: string }) =>
  (await selectEntry(db, id, at)).map((row) => toEntry(row, reader))

import type { Language } from '@kere/contracts/accounts/languages'
import type { Context } from '../../base/context.ts'
import { inLanguage, said } from '../../http/said.ts'
import type { CalendarEntry } from '../../kit/calendars/calendar-text.ts'
import { formerMember } from '@kere/contracts/accounts/former-member'
import { selectEntry, selectOwnEntries, type SessionEntryRow } from './session-entries.queries.ts'

interface Reader {
  userId: string
  origin: string
  language: Language
}

/**
 * The entry contains no meeting link, because anybody who has the calendar's address can read it. The link is on the
 * page.
 */
function toEntry(row: SessionEntryRow, { userId, origin, language }: Reader): CalendarEntry {
  const url = `${origin}/dashboard/mentorship?request=${row.requestId}`
  const other = (row.studentId === userId ? row.mentorName : row.learnerName) ?? formerMember.name
  return {
    id: row.id,
    url,
    title: inLanguage(
      language,
      row.state === 'held'
        ? said('Mentorship with {other} (not confirmed)', { other }, 'Calendar entry')
        : said('Mentorship with {other}', { other }, 'Calendar entry'),
    ),
    description: url,
    startsAt: row.startsAt,
    endsAt: row.endsAt,
    place: url,
    sequence: row.sequence,
    changedAt: row.updatedAt,
    isCancelled: row.state === 'cancelled',
  }
}

export const listSessionEntries = async ({ db, at }: Context, reader: Reader) =>
  (await selectOwnEntries(db, reader.userId, at)).map((row) => toEntry(row, reader))

export const readSessionEntry = async ({ db, at, language }: Context, id: string, reader: Omit<Reader, 'language'>) =>
  (await selectEntry(db, id, at)).map((row) => toEntry(row, { ...reader, language }))

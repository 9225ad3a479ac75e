import { addressIn } from '@kere/brand/language'
import { formerMember } from '@kere/contracts/accounts/former-member'
import type { Language } from '@kere/contracts/accounts/languages'
import { inLanguage, said } from '../../http/said.ts'
import { nameOf } from '../../accounts/accounts/person.ts'
import type { CalendarEntry } from '../../kit/calendars/calendar-text.ts'
import type { EntryRow } from './event-calendars.queries.ts'

/**
 * Makes a calendar entry, in the language of the page that links to the file, or of the person whose calendar it is. The
 * place of an online event is its page; the meeting link is given only if the row has one.
 */
export function toEntry(row: EntryRow, origin: string, language: Language): CalendarEntry {
  const page = origin + addressIn(language, `/events/${row.id}`)
  const host = row.firstName === null ? formerMember.name : nameOf(row)
  const join = row.meetingUrl
    ? [inLanguage(language, said('Join Online: {link}', { link: row.meetingUrl }, 'Calendar entry'))]
    : []
  return {
    id: row.id,
    url: page,
    title: row.translation?.title ?? row.title,
    description: [
      row.translation?.body ?? row.description,
      '',
      inLanguage(language, said('Host: {host}', { host }, 'Calendar entry')),
      ...join,
      page,
    ].join('\n'),
    startsAt: row.startsAt,
    endsAt: row.endsAt,
    place: row.venue ?? row.meetingUrl ?? page,
    sequence: row.sequence,
    // A change that was undone counts as well. Otherwise its entry would be newer than that of the undo.
    changedAt: Math.max(row.touchedAt, row.updatedAt),
    isCancelled: row.cancelledAt !== null || row.deletedAt !== null,
  }
}

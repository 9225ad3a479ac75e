import { attendeeList } from '@kere/contracts/event-attendance'
import type { AttendeeGroup } from '@kere/contracts/event-attendance-options'
import type { RegistrationStatus } from '@kere/contracts/event-registration-options'
import { limits } from '@kere/contracts/limits'
import { eventRegistrations, isToCome } from '@kere/d1/schema/event-registrations'
import { events } from '@kere/d1/schema/events'
import { profiles } from '@kere/d1/schema/profiles'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import { bornBy } from '../age.ts'
import type { Context, SignedIn } from '../context.ts'
import { shownName } from '../enrollments/learner-rows.ts'
import { isManaged } from '../event-authoring/managed-event-rows.ts'
import { dayInIndia } from '../lists/days.ts'
import { ascending, descending, keyset, type Page } from '../lists/keyset.ts'

export interface AttendeeFilters {
  event: string
  group?: AttendeeGroup | undefined
  search?: string | undefined
}

export const attendeePage = keyset(attendeeList, {
  name: ascending({ sortedName: eventRegistrations.sortedName, id: eventRegistrations.id }),
  newest: descending({ updatedAt: eventRegistrations.updatedAt, id: eventRegistrations.id }),
})

interface Kind {
  status: RegistrationStatus
  toCome: 0 | 1
}

const both = (status: RegistrationStatus): Kind[] => [
  { status, toCome: 0 },
  { status, toCome: 1 },
]

const keptKinds = [...both('offered'), ...both('awaiting_payment')]

/** A range of the index for each. */
const kindsOf: Readonly<Record<AttendeeGroup | 'registered', readonly Kind[]>> = {
  registered: both('registered'),
  to_come: [{ status: 'registered', toCome: 1 }],
  in: [{ status: 'registered', toCome: 0 }],
  waitlisted: [...both('waitlisted'), ...keptKinds],
  cancelled: both('cancelled'),
}

const isOfKind = sql`${eventRegistrations.status} = kind.status AND ${isToCome} = kind.to_come`

const rowsOfKinds = (event: string, kinds: readonly Kind[], where: SQL | undefined, ordered: SQL) =>
  sql`SELECT event_registrations.id FROM (
      SELECT value ->> 'status' AS status, value ->> 'toCome' AS to_come FROM json_each(${JSON.stringify(kinds)})
    ) AS kind CROSS JOIN event_registrations
    WHERE event_registrations.id IN (SELECT ${eventRegistrations.id} FROM event_registrations
      WHERE ${and(eq(eventRegistrations.eventId, event), isOfKind, where)} ${ordered})`

const rowsOf = ({ event, group }: AttendeeFilters, where: SQL | undefined, ordered: SQL) =>
  rowsOfKinds(event, kindsOf[group ?? 'registered'], where, ordered)

const foundByStart = 100

/** Words of the shown name, of the youngest; in a larger event also of whoever's first name begins so. */
function foundIn(filters: AttendeeFilters, name: SQL, words: readonly string[]) {
  const start = words.join(' ')
  const end = `${start}\u{10FFFF}`
  const isStart = sql`${eventRegistrations.sortedName} >= ${start} AND ${eventRegistrations.sortedName} < ${end}`
  const youngest = sql`ORDER BY ${eventRegistrations.updatedAt} DESC, ${eventRegistrations.id} DESC LIMIT ${limits.searchCandidates}`
  const first = sql`ORDER BY ${eventRegistrations.sortedName}, ${eventRegistrations.id} LIMIT ${foundByStart}`
  return sql`SELECT event_registrations.id FROM event_registrations
    JOIN profiles ON profiles.id = event_registrations.user_id
    WHERE event_registrations.id IN (
      ${rowsOf(filters, undefined, youngest)} UNION ${rowsOf(filters, isStart, first)}
    ) AND NOT EXISTS (SELECT 1 FROM json_each(${JSON.stringify(words)}) AS word
      WHERE instr(lower(${name}), word.value) = 0)`
}

const wordsOf = (search: string | undefined) => (search ?? '').toLowerCase().split(/\s+/).filter(Boolean)

/** Adults only: to others than themselves and staff a picture says more than a name. */
const shownAvatar = (now: number) =>
  sql<
    string | null
  >`iif(${profiles.dateOfBirth} <= ${bornBy(dayInIndia(now), limits.fullAge)}, ${profiles.avatarUrl}, NULL)`

const attendeeColumns = (now: number) => ({
  id: eventRegistrations.id,
  name: shownName(now).as('shown_name'),
  avatarUrl: shownAvatar(now).as('shown_avatar'),
  status: eventRegistrations.status,
  registeredAt: eventRegistrations.registeredAt,
  checkedInAt: eventRegistrations.checkedInAt,
  sortedName: eventRegistrations.sortedName,
  updatedAt: eventRegistrations.updatedAt,
})

export const eventColumns = {
  id: events.id,
  title: events.title,
  startsAt: events.startsAt,
  endsAt: events.endsAt,
  maxParticipants: events.maxParticipants,
  cancelledAt: events.cancelledAt,
  registrationsCount: events.registrationsCount,
  checkedInCount: events.checkedInCount,
  waitlistCount: events.waitlistCount,
}

export const selectAttendee = ({ db, now }: Pick<Context, 'db' | 'now'>, where: SQL | undefined) =>
  db
    .select(attendeeColumns(now()))
    .from(eventRegistrations)
    .innerJoin(profiles, eq(profiles.id, eventRegistrations.userId))
    .where(where)

export type AttendeeRow = Awaited<ReturnType<typeof selectAttendee>>[number]

function shownOf(filters: AttendeeFilters, found: SQL | undefined, page: Page): SQL {
  const ordered = sql`ORDER BY ${page.orderBy} LIMIT ${page.limit}`
  if (!found) return sql`${rowsOf(filters, page.after, ordered)} ${ordered}`
  return sql`SELECT event_registrations.id FROM event_registrations
    WHERE ${and(sql`event_registrations.id IN (${found})`, page.after)} ${ordered}`
}

function countedOf(filters: AttendeeFilters, found: SQL | undefined, { countUpTo }: Page): SQL {
  if (found) return found
  const isCounted = filters.group === 'cancelled'
  return isCounted ? rowsOf(filters, undefined, sql`LIMIT ${countUpTo}`) : sql`SELECT 1 WHERE FALSE`
}

const keptSeats = (event: string) => rowsOfKinds(event, keptKinds, undefined, sql`LIMIT ${limits.countedRows}`)

const placesOf = ({ event, group }: AttendeeFilters, shown: SQL) =>
  group === 'waitlisted'
    ? sql`(SELECT id, place FROM (
        SELECT id, row_number() OVER (ORDER BY queue_number) AS place FROM event_registrations
        WHERE event_id = ${event} AND status = 'waitlisted' ORDER BY queue_number LIMIT ${limits.countedRows}
      ) WHERE id IN (${shown})) AS places`
    : sql`(SELECT '' AS id, 0 AS place WHERE FALSE) AS places`

/** One round trip, with the same reads however many come. Nothing for an event that is not theirs. */
export async function selectAttendees(context: Context, filters: AttendeeFilters, manager: SignedIn, page: Page) {
  const { db, now } = context
  const words = wordsOf(filters.search)
  const found = words.length > 0 ? foundIn(filters, shownName(now()), words) : undefined
  const shown = shownOf(filters, found, page)
  const isTheirs = sql`EXISTS (SELECT 1 FROM ${events} WHERE ${isManaged(filters.event, manager)})`
  const count = { total: sql<number>`count(*)`.as('total') }
  const [[event], rows, [counted], [kept], places] = await db.batch([
    db.select(eventColumns).from(events).where(isManaged(filters.event, manager)),
    selectAttendee(context, and(sql`${eventRegistrations.id} IN (${shown})`, isTheirs)).orderBy(page.orderBy),
    db.select(count).from(sql`(${countedOf(filters, found, page)}) AS counted`),
    db.select(count).from(sql`(${keptSeats(filters.event)}) AS counted`),
    db
      .select({ id: sql<string>`id`.as('waiting_id'), place: sql<number>`place`.as('waiting_place') })
      .from(placesOf(filters, shown)),
  ])
  return { event, rows, counted: counted?.total ?? 0, keptSeats: kept?.total ?? 0, places }
}

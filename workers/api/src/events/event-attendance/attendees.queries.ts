import { attendeeList } from '@kere/contracts/events/event-attendance'
import type { AttendeeGroup } from '@kere/contracts/events/event-attendance-options'
import type { RegistrationStatus } from '@kere/contracts/events/registration-statuses'
import { limits } from '@kere/contracts/http/limits'
import { eventRegistrations, isToCome } from '@kere/d1/schema/events/event-registrations'
import { events } from '@kere/d1/schema/events/events'
import { eventWalkIns } from '@kere/d1/schema/events/event-walk-ins'
import { profiles } from '@kere/d1/schema/accounts/profiles'
import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import { bornBy } from '../../base/age.ts'
import type { Context, SignedIn } from '../../base/context.ts'
import { shownName } from '../../accounts/accounts/shown-name-rows.ts'
import { isManaged } from '../event-authoring/managed-event-rows.ts'
import { dayInIndia } from '../../base/days.ts'
import { ascending, descending, keyset, type PageQuery } from '../../kit/lists/keyset.ts'
import { keysFound, wordsOf } from '../../kit/lists/search.ts'

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

/** The states in each group. Each of them is one range of the index. */
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

/**
 * Finds names among the newest registrations. In an event with more of them, it also finds names that begin with the
 * search.
 */
function searchedIn(filters: AttendeeFilters, search: string) {
  // The index holds the names in lower case as SQLite computes it.
  const start = sql`lower(${search.trim()})`
  const isStart = sql`${eventRegistrations.sortedName} >= ${start} AND ${eventRegistrations.sortedName} < ${start} || ${'\u{10FFFF}'}`
  const youngest = sql`ORDER BY ${eventRegistrations.updatedAt} DESC, ${eventRegistrations.id} DESC LIMIT ${limits.searchCandidates}`
  const first = sql`ORDER BY ${eventRegistrations.sortedName}, ${eventRegistrations.id} LIMIT ${foundByStart}`
  return sql`${rowsOf(filters, undefined, youngest)} UNION ${rowsOf(filters, isStart, first)}`
}

/** Gives walk-ins the columns that the order and the cursor of the list use. */
const walkInsOf = (event: string) => sql`(SELECT id, name, sorted_name, checked_in_at AS updated_at FROM event_walk_ins
  WHERE event_id = ${event}) AS event_registrations`

const noWalkIns = sql`SELECT '' WHERE FALSE`

/** Walk-ins are checked in, so they appear in no other group. */
const hasWalkIns = ({ group }: AttendeeFilters) => group === undefined || group === 'in'

async function selectFound({ db, at }: Context, filters: AttendeeFilters, isTheirs: SQL) {
  const { event, search = '' } = filters
  const words = wordsOf(search)
  if (!words) return undefined
  const [registered, walkIns] = await db.batch([
    db
      .select({ key: eventRegistrations.id, text: shownName(at).as('searched') })
      .from(eventRegistrations)
      .innerJoin(profiles, eq(profiles.id, eventRegistrations.userId))
      .where(and(isTheirs, sql`${eventRegistrations.id} IN (${searchedIn(filters, search)})`)),
    db
      .select({ key: eventWalkIns.id, text: eventWalkIns.name })
      .from(eventWalkIns)
      .where(and(isTheirs, eq(eventWalkIns.eventId, event)))
      .orderBy(desc(eventWalkIns.checkedInAt), desc(eventWalkIns.id))
      .limit(limits.searchCandidates),
  ])
  return { registered: keysFound(registered, words), walkIns: keysFound(walkIns, words) }
}

/** Shows pictures of adults only. Apart from the person and staff, nobody may see more of a minor than the name. */
const shownAvatar = (now: number) =>
  sql<
    string | null
  >`iif(${profiles.dateOfBirth} <= ${bornBy(dayInIndia(now), limits.fullAge)}, ${profiles.avatarUrl}, NULL)`

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
  givesCertificates: events.givesCertificates,
}

export const selectAttendee = ({ db, at }: Pick<Context, 'db' | 'at'>, where: SQL | undefined) =>
  db
    .select({
      id: eventRegistrations.id,
      status: eventRegistrations.status,
      registeredAt: eventRegistrations.registeredAt,
      checkedInAt: eventRegistrations.checkedInAt,
      sortedName: eventRegistrations.sortedName,
      updatedAt: eventRegistrations.updatedAt,
      name: shownName(at).as('shown_name'),
      avatarUrl: shownAvatar(at).as('shown_avatar'),
    })
    .from(eventRegistrations)
    .innerJoin(profiles, eq(profiles.id, eventRegistrations.userId))
    .where(where)

export type AttendeeRow = Awaited<ReturnType<typeof selectAttendee>>[number] & { isWalkIn?: boolean }

function shownOf(filters: AttendeeFilters, found: SQL | undefined, page: PageQuery): SQL {
  const ordered = sql`ORDER BY ${page.orderBy} LIMIT ${page.limit}`
  if (!found) return sql`${rowsOf(filters, page.after, ordered)} ${ordered}`
  return sql`SELECT event_registrations.id FROM event_registrations
    WHERE ${and(sql`event_registrations.id IN (${found})`, page.after)} ${ordered}`
}

function shownWalkInsOf(filters: AttendeeFilters, found: SQL | undefined, page: PageQuery): SQL {
  if (!hasWalkIns(filters)) return noWalkIns
  const where = and(found && sql`event_registrations.id IN (${found})`, page.after) ?? sql`TRUE`
  return sql`SELECT event_registrations.id FROM ${walkInsOf(filters.event)} WHERE ${where}
    ORDER BY ${page.orderBy} LIMIT ${page.limit}`
}

/** The result is named like the table, because orders and cursors are written with that name. */
const attendeesOf = (now: number, shown: SQL, walkIns: SQL) => sql`(
    SELECT event_registrations.id, ${shownName(now)} AS shown_name, ${shownAvatar(now)} AS shown_avatar, status,
      registered_at, checked_in_at, sorted_name, event_registrations.updated_at, FALSE AS is_walk_in
    FROM event_registrations JOIN profiles ON profiles.id = event_registrations.user_id
    WHERE event_registrations.id IN (${shown})
    UNION ALL
    SELECT id, name, NULL, 'registered', NULL, checked_in_at, sorted_name, checked_in_at, TRUE
    FROM event_walk_ins WHERE id IN (${walkIns})
  ) AS event_registrations`

function countedOf(filters: AttendeeFilters, found: SQL | undefined, { countLimit }: PageQuery): SQL {
  if (found) return found
  const isCounted = filters.group === 'cancelled'
  return isCounted ? rowsOf(filters, undefined, sql`LIMIT ${countLimit}`) : sql`SELECT 1 WHERE FALSE`
}

const keptSeats = (event: string) => rowsOfKinds(event, keptKinds, undefined, sql`LIMIT ${limits.countedRows}`)

const placesOf = ({ event, group }: AttendeeFilters, shown: SQL) =>
  group === 'waitlisted'
    ? sql`(SELECT id, place FROM (
        SELECT id, row_number() OVER (ORDER BY queue_number) AS place FROM event_registrations
        WHERE event_id = ${event} AND status = 'waitlisted' ORDER BY queue_number LIMIT ${limits.countedRows}
      ) WHERE id IN (${shown})) AS places`
    : sql`(SELECT '' AS id, 0 AS place WHERE FALSE) AS places`

/**
 * Reads a page in one round trip, after another one if names are searched. The number of rows read does not grow with
 * the number of attendees. It finds nothing for an event that the caller does not manage.
 */
export async function selectAttendees(context: Context, filters: AttendeeFilters, manager: SignedIn, page: PageQuery) {
  const { db, at } = context
  const isTheirs = sql`EXISTS (SELECT 1 FROM ${events} WHERE ${isManaged(filters.event, manager)})`
  const found = await selectFound(context, filters, isTheirs)
  const shown = shownOf(filters, found?.registered, page)
  const shownWalkIns = shownWalkInsOf(filters, found?.walkIns, page)
  const counted = found && sql`${found.registered} UNION ALL ${hasWalkIns(filters) ? found.walkIns : noWalkIns}`
  const count = { total: sql<number>`count(*)`.as('total') }
  const [[event], rows, [total], [kept], places] = await db.batch([
    db.select(eventColumns).from(events).where(isManaged(filters.event, manager)),
    db
      .select({
        id: sql<string>`id`.as('listed_id'),
        name: sql<string>`shown_name`.as('listed_name'),
        avatarUrl: sql<string | null>`shown_avatar`.as('listed_avatar'),
        status: sql<RegistrationStatus>`status`.as('listed_status'),
        registeredAt: sql<number | null>`registered_at`.as('registration'),
        checkedInAt: sql<number | null>`checked_in_at`.as('arrival'),
        sortedName: sql<string>`sorted_name`.as('listed_order'),
        updatedAt: sql<number>`updated_at`.as('change'),
        isWalkIn: sql<boolean>`is_walk_in`.mapWith(Boolean).as('listed_walk_in'),
      })
      .from(attendeesOf(at, shown, shownWalkIns))
      .where(isTheirs)
      .orderBy(page.orderBy)
      .limit(page.limit),
    db.select(count).from(sql`(${countedOf(filters, counted, page)}) AS counted`),
    db.select(count).from(sql`(${keptSeats(filters.event)}) AS counted`),
    db
      .select({ id: sql<string>`id`.as('waiting_id'), place: sql<number>`place`.as('waiting_place') })
      .from(placesOf(filters, shown)),
  ])
  return { event, rows, counted: total?.total ?? 0, keptSeats: kept?.total ?? 0, places }
}

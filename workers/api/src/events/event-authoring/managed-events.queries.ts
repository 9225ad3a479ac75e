import { managedEventList } from '@kere/contracts/events/event-authoring'
import {
  type EventCategory,
  type EventState,
  eventStates,
  type EventType,
  eventTypes,
} from '@kere/contracts/events/event-options'
import { eventDrafts } from '@kere/d1/schema/events/event-drafts'
import { eventKind, events, eventStanding, eventStandingCounts } from '@kere/d1/schema/events/events'
import { profiles } from '@kere/d1/schema/accounts/profiles'
import { and, eq, gt, type SQL, sql } from 'drizzle-orm'
import { fullName } from '../../accounts/accounts/person-rows.ts'
import type { Database, SignedIn } from '../../base/context.ts'
import { isOwn } from '../../http/own.ts'
import { ascending, descending, keyset, type PageQuery } from '../../kit/lists/keyset.ts'
import { matchesSearch, keysFound, wordsOf } from '../../kit/lists/search.ts'

export interface ManagedEventFilters {
  state?: EventState | 'deleted' | undefined
  type?: EventType | undefined
  search?: string | undefined
}

const byPlan = { plannedAt: events.plannedAt, id: events.id }

export const managedEventPage = keyset(managedEventList, {
  touched: descending({ touchedAt: events.touchedAt, id: events.id }),
  soonest: ascending(byPlan),
  latest: descending(byPlan),
  upcoming: ascending({ agendaAt: events.agendaAt, id: events.id }),
})

const written = <Value>(field: string) => sql<Value>`${eventDrafts.details} ->> ${field}`

const selectListed = (db: Database) =>
  db
    .select({
      id: events.id,
      version: eventDrafts.version,
      title: events.title,
      type: events.type,
      category: events.category,
      topic: events.topic,
      startsAt: events.startsAt,
      endsAt: events.endsAt,
      plannedAt: events.plannedAt,
      agendaAt: events.agendaAt,
      typedStart: written<string | null>('startsAt').as('typed_start'),
      typedEnd: written<string | null>('endsAt').as('typed_end'),
      typedCategory: written<EventCategory | null>('category').as('typed_category'),
      price: events.price,
      maxParticipants: events.maxParticipants,
      registrationsCount: events.registrationsCount,
      waitlistCount: events.waitlistCount,
      checkedInCount: events.checkedInCount,
      coverImage: events.coverImage,
      coverDrawing: events.coverDrawing,
      published: events.published,
      cancelledAt: events.cancelledAt,
      deletedAt: events.deletedAt,
      updatedAt: events.updatedAt,
      touchedAt: events.touchedAt,
      draftSavedAt: sql<number>`${eventDrafts.updatedAt}`.as('draft_saved_at'),
      educatorId: events.educatorId,
      hostName: fullName(profiles).as('host_name'),
    })
    .from(events)
    .innerJoin(eventDrafts, eq(eventDrafts.eventId, events.id))
    .leftJoin(profiles, eq(profiles.id, events.educatorId))

export type ManagedRow = Awaited<ReturnType<typeof selectListed>>[number]

interface Asked extends ManagedEventFilters {
  manager: SignedIn
  now: number
  found?: SQL | undefined
}

/**
 * Scheduled work marks an event as over within a minute of its end. Until then, this condition keeps it out of the
 * lists of coming events.
 */
const isStillToCome = ({ state, now }: Asked) =>
  state === 'published' || state === 'cancelled' ? gt(events.endsAt, now) : undefined

const standingsOf = ({ state }: Asked) => (state ? [state] : eventStates)
const kindsOf = ({ type }: Asked) => (type ? [type] : ['', ...eventTypes])

/** The plus signs keep SQLite from using an index on these columns, which could match very many rows. */
const matches = (asked: Asked) =>
  and(
    sql`+(${eventStanding}) IN (SELECT value FROM json_each(${JSON.stringify(standingsOf(asked))}))`,
    asked.type && sql`+${events.type} = ${asked.type}`,
    isStillToCome(asked),
  )

/** The events of one educator, which are few enough to read them all. */
const ofOne = (asked: Asked) =>
  and(
    isOwn(events.educatorId, asked.manager),
    matches(asked),
    asked.found && sql`${events.searchRowId} IN (${asked.found})`,
  )

/** Finds an educator's events by the words of their titles. */
async function selectFound(db: Database, asked: Asked) {
  const words = wordsOf(asked.search)
  if (asked.manager.role === 'admin' || !words) return undefined
  const titles = await db.select({ key: events.searchRowId, text: events.title }).from(events).where(ofOne(asked))
  return keysFound(titles, words)
}

const ofAll = (asked: Asked) =>
  and(
    matchesSearch(
      { table: 'managed_event_search', seq: events.searchRowId, texts: sql`${events.title}` },
      asked.search,
    ),
    matches(asked),
  )

/** Each combination of a state and a kind is one range of an index. */
const isOfCombination = sql`${eventStanding} = combination.standing AND ${eventKind} = combination.kind`

/** The columns have their own names, because `json_each` also has a column `type`. */
function combinations(asked: Asked): SQL {
  const all = standingsOf(asked).flatMap((standing) => kindsOf(asked).map((kind) => ({ standing, kind })))
  return sql`(SELECT value ->> 'standing' AS standing, value ->> 'kind' AS kind
    FROM json_each(${JSON.stringify(all)})) AS combination`
}

function rowsOf(asked: Asked, page: PageQuery | undefined): SQL {
  const ordered = page ? sql`ORDER BY ${page.orderBy} LIMIT ${page.limit}` : sql``
  const range = (where: SQL | undefined) =>
    sql`SELECT events.seq FROM events WHERE ${and(where, page?.after) ?? sql`TRUE`} ${ordered}`
  const isAdmin = asked.manager.role === 'admin'
  if (!isAdmin || asked.search) return range(isAdmin ? ofAll(asked) : ofOne(asked))
  const where = and(isOfCombination, isStillToCome(asked))
  const each = sql`${combinations(asked)} CROSS JOIN events`
  return page
    ? sql`SELECT events.seq FROM ${each} WHERE events.seq IN (${range(where)}) ${ordered}`
    : sql`SELECT events.seq FROM ${each} WHERE ${where}`
}

/** Counts the events in each state: triggers do it for an admin, and an educator's few events are counted directly. */
const countStandings = (db: Database, manager: SignedIn) =>
  manager.role === 'admin'
    ? db.select().from(eventStandingCounts)
    : db
        .select({ standing: sql<EventState | 'deleted'>`${eventStanding}`.as('standing'), count: countAll })
        .from(events)
        .where(isOwn(events.educatorId, manager))
        .groupBy(sql`1`)

const countAll = sql<number>`count(*)`.as('count')

/** Reads a page in one round trip. For an admin, the number of rows read does not grow with the number of events. */
export async function selectManagedEvents(db: Database, request: Asked, page: PageQuery) {
  const asked = { ...request, found: await selectFound(db, request) }
  const [rows, [count], counters] = await db.batch([
    selectListed(db)
      .where(sql`${events.searchRowId} IN (${rowsOf(asked, page)})`)
      .orderBy(page.orderBy),
    db
      .select({ total: sql<number>`count(*)`.as('total') })
      .from(sql`(${rowsOf(asked, undefined)} LIMIT ${page.countLimit}) AS counted`),
    countStandings(db, asked.manager),
  ])
  return { rows, counters, total: count?.total ?? 0 }
}

const atOnce = 500

export async function updateToOver(db: Database, now: number): Promise<number> {
  const rows = await db
    .update(events)
    .set({ isOver: true })
    .where(
      sql`${events.searchRowId} IN (SELECT seq FROM events WHERE is_over = 0 AND ends_at <= ${now} ORDER BY ends_at LIMIT ${atOnce})`,
    )
    .returning({ id: events.id })
  return rows.length
}

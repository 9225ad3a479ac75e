import { type Language, languages } from '@kere/contracts/accounts/languages'
import { type EventCategory, type EventType, eventTypes } from '@kere/contracts/events/event-options'
import { eventList } from '@kere/contracts/events/events'
import { limits } from '@kere/contracts/http/limits'
import { eventDays, events, eventTab } from '@kere/d1/schema/events/events'
import { profiles } from '@kere/d1/schema/accounts/profiles'
import { and, asc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import { hiddenColumn, isHiddenPerson } from '../../accounts/accounts/hidden-person-rows.ts'
import type { Context } from '../../base/context.ts'
import { prepareQuery, batchRead } from '../../base/prepare-query.ts'
import { ascending, descending, keyset, type PageQuery } from '../../kit/lists/keyset.ts'
import { hasSpelled, matchExpression, parseSearch, spellingsOf } from '../../kit/lists/search.ts'
import { readerPlaceholder, translationOf } from '../../kit/translations/translation-rows.ts'
import { listedEducators } from './event-educators.queries.ts'
import type { EventFilters, EventListFilters, EventListRequest } from './event-filters.ts'
import { monthInIndia } from './events.domain.ts'

const tabs = ['product', 'info'] as const satisfies EventCategory[]

/** The value is literal SQL, because SQLite uses a partial index only if it sees its condition. */
const isPublished = sql`${events.published} = 1`

const byStart = { startsAt: events.startsAt, id: events.id }
const byEnd = { endsAt: events.endsAt, id: events.id }
const byStartOfDay = { startsAt: eventDays.startsAt, id: eventDays.eventId }

const startPage = keyset(eventList, { soonest: ascending(byStart), latest: descending(byStart) })
const endPage = keyset(eventList, { soonest: ascending(byEnd), latest: descending(byEnd) })
const dayPage = keyset(eventList, { soonest: ascending(byStartOfDay), latest: descending(byStartOfDay) })

const isOfPast = ({ past, day, month }: EventListFilters) => past !== undefined && !day && !month

export function eventPage(request: EventListRequest) {
  if (isOfPast(request)) return endPage({ ...request, sort: request.sort ?? 'latest' })
  return startPage(request)
}

// The casts are safe: a check of the table demands these columns for every published event.
const published = {
  type: sql<EventType>`${events.type}`.as('event_type'),
  startsAt: sql<number>`${events.startsAt}`.as('start'),
  endsAt: sql<number>`${events.endsAt}`.as('end'),
  closesAt: sql<number>`${events.closesAt}`.as('close'),
}

/** NULL for an online event: its location is the meeting link, which is never shown here (C-36). */
const venue = sql<string | null>`iif(${events.type} = 'in-person', ${events.location}, NULL)`.as('venue')

const summaryColumns = (reader: Language | SQL) => ({
  id: events.id,
  title: events.title,
  language: events.language,
  translation: translationOf('event', events, reader, { hasBody: false }).as('translation'),
  category: events.category,
  topic: events.topic,
  ...published,
  venue,
  price: events.price,
  maxParticipants: events.maxParticipants,
  registrationsCount: events.registrationsCount,
  takenCount: events.takenCount,
  hasWaitlist: events.hasWaitlist,
  waitlistCount: events.waitlistCount,
  cancelledAt: events.cancelledAt,
  coverImage: events.coverImage,
  coverDrawing: events.coverDrawing,
  educatorId: events.educatorId,
  firstName: profiles.firstName,
  lastName: profiles.lastName,
  isHidden: hiddenColumn(events.educatorId),
  source: events.source,
  externalUrl: events.externalUrl,
  updatedAt: events.updatedAt,
})

const tabsOf = ({ tab }: EventFilters) => (tab ? [tab] : tabs)
const typesOf = ({ type }: EventFilters) => (type ? [type] : eventTypes)
const languagesOf = ({ language = [] }: EventFilters) => (language.length > 0 ? [...new Set(language)] : languages)

/** Lists every combination of a tab, a type and a language that the filters allow. Each is one range of an index. */
export const combinationsOf = (filters: EventFilters) =>
  JSON.stringify(
    tabsOf(filters).flatMap((tab) =>
      typesOf(filters).flatMap((type) => languagesOf(filters).map((language) => ({ tab, type, language }))),
    ),
  )

const isOfTab = (filters: EventFilters) => inArray(eventTab, [...tabsOf(filters)])
const isOfType = (filters: EventFilters) => inArray(events.type, [...typesOf(filters)])
const isOfLanguage = (filters: EventFilters) => inArray(events.language, [...languagesOf(filters)])

/** The plus sign keeps SQLite from using an index on the end, which has another order. */
const isToCome = (now: number) => sql`${events.isOver} = 0 AND +${events.endsAt} > ${now}`

const startsIn = (column: typeof events.startsAt | typeof eventDays.startsAt, month: string | undefined) => {
  if (month === undefined) return undefined
  const { from, before } = monthInIndia(month)
  return sql`${column} >= ${from} AND ${column} < ${before}`
}

/** Finds the rows of a page. The number of rows read is the same under every filter. */
function isOnPage(request: EventListRequest, page: PageQuery, now: number): SQL {
  const { day, month, search } = request
  const ordered = sql`ORDER BY ${page.orderBy} LIMIT ${page.limit}`
  if (parseSearch(search))
    return sql`${events.searchRowId} IN (SELECT events.seq FROM ${foundEvents(search)}
      WHERE ${and(matches(request, now), page.after)} ${ordered})`

  const combinations = combinationsOf(request)
  if (day !== undefined) {
    const { after, orderBy, limit } = dayPage(request)
    const range = sql`SELECT rowid FROM event_days WHERE ${and(isOfCombination(sql`tab`), eq(eventDays.day, day), startsIn(eventDays.startsAt, month), after)}
      ORDER BY ${orderBy} LIMIT ${limit}`
    return sql`${events.id} IN (SELECT event_days.event_id FROM json_each(${combinations}) AS combination
      CROSS JOIN event_days WHERE event_days.rowid IN (${range}) ORDER BY ${orderBy} LIMIT ${limit})`
  }
  const states = month === undefined ? '[0]' : '[0,1]'
  const when = isOfPast(request)
    ? sql`${events.endsAt} <= ${now}`
    : (startsIn(events.startsAt, month) ?? sql`+${events.endsAt} > ${now}`)
  const range = sql`SELECT seq FROM events
    WHERE ${and(isPublished, isOfCombination(eventTab), isOfPast(request) ? undefined : sql`is_over = state.value`, when, page.after)}
    ${ordered}`
  return sql`${events.searchRowId} IN (SELECT events.seq FROM json_each(${combinations}) AS combination
    CROSS JOIN json_each(${states}) AS state CROSS JOIN events WHERE events.seq IN (${range}) ${ordered})`
}

export const isOfCombination = (tab: SQL) =>
  sql`${tab} = combination.value ->> 'tab' AND type = combination.value ->> 'type' AND language = combination.value ->> 'language'`

export const matchesKind = (filters: EventFilters) =>
  and(isPublished, isOfTab(filters), isOfType(filters), isOfLanguage(filters))

const matches = (filters: EventListFilters, now: number) =>
  and(
    matchesKind(filters),
    filters.day === undefined
      ? undefined
      : sql`EXISTS (SELECT 1 FROM event_days WHERE event_id = ${events.id} AND day = ${filters.day})`,
    startsIn(events.startsAt, filters.month),
    isOfPast(filters) ? sql`${events.endsAt} <= ${now}` : undefined,
    isOfPast(filters) || filters.day || filters.month ? undefined : isToCome(now),
  )

/** Searches the full-text tables from the newest row on, and examines a limited number of rows. */
export function foundEvents(search: string | undefined): SQL {
  const words = parseSearch(search)
  if (!words || words.kind === 'nothing') return sql`(SELECT 0 AS seq WHERE FALSE) AS candidate CROSS JOIN events`
  const table = words.kind === 'contains' ? sql`event_search` : sql`event_title_search`
  const shortWords = spellingsOf(words.kind === 'contains' ? words.shortWords : [])
  return sql`(SELECT rowid AS seq FROM ${table} WHERE ${table} MATCH ${words.kind === 'contains' ? matchExpression(table, words) : words.match}
      ORDER BY rowid DESC LIMIT ${limits.searchCandidates}) AS candidate
    CROSS JOIN events ON events.seq = candidate.seq AND ${hasSpelled(sql`events.title || ' ' || events.description`, shortWords)}`
}

function countedEvents(filters: EventListFilters, now: number): SQL {
  const { day, month, search } = filters
  if (parseSearch(search)) return sql`${foundEvents(search)} WHERE ${matches(filters, now)}`
  if (day !== undefined)
    return sql`event_days WHERE ${and(
      inArray(eventDays.tab, [...tabsOf(filters)]),
      inArray(eventDays.type, [...typesOf(filters)]),
      inArray(eventDays.language, [...languagesOf(filters)]),
      eq(eventDays.day, day),
      startsIn(eventDays.startsAt, month),
    )}`
  const when = isOfPast(filters)
    ? sql`${events.endsAt} <= ${now}`
    : month === undefined
      ? sql`${events.endsAt} > ${now}`
      : sql`${inArray(events.isOver, [false, true])} AND ${startsIn(events.startsAt, month)}`
  return sql`events WHERE ${and(isPublished, isOfTab(filters), isOfType(filters), isOfLanguage(filters), when)}`
}

const countOf = (from: SQL, countLimit: number) =>
  sql<number>`(SELECT count(*) FROM (SELECT 1 FROM ${from} LIMIT ${countLimit}))`

type Reading = Pick<Context, 'db' | 'language'>

export async function selectEvents(
  { db, language: reader }: Reading,
  { now, today, page, request }: { now: number; today: string; page: PageQuery; request: EventListRequest },
) {
  const ofTab = (tab: (typeof tabs)[number]) => countOf(countedEvents({ tab }, now), page.countLimit)
  const [rows, [counts]] = await db.batch([
    db
      .select(summaryColumns(reader))
      .from(events)
      .leftJoin(profiles, eq(profiles.id, events.educatorId))
      .where(isOnPage(request, page, now))
      .orderBy(page.orderBy),
    db
      .select({
        total: countOf(countedEvents(request, now), page.countLimit).as('total'),
        product: ofTab('product').as('product'),
        info: ofTab('info').as('info'),
        educator: countOf(listedEducators(today), page.countLimit).as('educator'),
      })
      .from(sql`(SELECT 1)`),
  ])
  return { rows, counts }
}

export async function selectUpcomingEvents({ db, language: reader }: Reading, asked: { now: number; count: number }) {
  const [rows] = await batchRead(db, upcomingEvents({ reader, ...asked }))
  return rows
}

const upcomingEvents = prepareQuery((db) =>
  db
    .select(summaryColumns(readerPlaceholder))
    .from(events)
    .leftJoin(profiles, eq(profiles.id, events.educatorId))
    .where(
      and(
        isPublished,
        eq(events.isHiddenFromHome, false),
        isNull(events.cancelledAt),
        sql`${events.startsAt} > ${sql.placeholder('now')}`,
      ),
    )
    .orderBy(asc(events.startsAt), asc(events.id))
    .limit(sql.placeholder('count')),
)

export async function selectEducatorEvents(
  { db, language: reader }: Reading,
  asked: { educatorId: string; now: number; count: number },
) {
  const [rows] = await batchRead(db, eventsOfEducator({ reader, ...asked }))
  return rows
}

/** Uses the index on the educator, which contains only events that are not over. */
const eventsOfEducator = prepareQuery((db) =>
  db
    .select(summaryColumns(readerPlaceholder))
    .from(events)
    .leftJoin(profiles, eq(profiles.id, events.educatorId))
    .where(
      and(
        eq(events.educatorId, sql.placeholder('educatorId')),
        sql`NOT ${isHiddenPerson(sql`${sql.placeholder('educatorId')}`)}`,
        sql`${events.published} = 1 AND ${events.isOver} = 0`,
        isNull(events.cancelledAt),
        sql`${events.startsAt} > ${sql.placeholder('now')}`,
      ),
    )
    .orderBy(asc(events.startsAt), asc(events.id))
    .limit(sql.placeholder('count')),
)

const selectEvent = ({ db, language: reader }: Reading, where: SQL | undefined) =>
  db
    .select({
      ...summaryColumns(reader),
      translation: translationOf('event', events, reader).as('translation'),
      description: events.description,
      designation: profiles.designation,
      organization: profiles.organizationAffiliation,
      isListed: sql<number>`EXISTS (SELECT 1 FROM listed_people AS listed WHERE listed.user_id = ${events.educatorId}
        AND listed.kind = 'educator')`.as('is_listed'),
      meetingUrl: sql<
        string | null
      >`iif(${events.type} = 'online' AND ${events.isLinkPublic}, ${events.location}, NULL)`.as('meeting_url'),
      recordingUrl: events.recordingUrl,
      cancelMessage: events.cancelMessage,
      publishedAt: sql<number>`${events.publishedAt}`.as('published'),
      updatedAt: events.updatedAt,
    })
    .from(events)
    .leftJoin(profiles, eq(profiles.id, events.educatorId))
    .where(where)

export type EventPageRow = Awaited<ReturnType<typeof selectEvent>>[number]

export async function selectPublishedEvent(reading: Reading, id: string) {
  const [row] = await selectEvent(reading, and(eq(events.id, id), isPublished))
  return row
}

/** Finds an event whether or not it is published. The caller must have checked that the reader may see it. */
export async function selectAnyEvent(reading: Reading, id: string) {
  const [row] = await selectEvent(reading, eq(events.id, id))
  return row
}

import { namedBatch } from '../../base/named-batch.ts'
import { myRegistrationList } from '@kere/contracts/events/event-registrations'
import type { registrationTimes } from '@kere/contracts/events/event-registration-options'
import { eventRegistrations } from '@kere/d1/schema/events/event-registrations'
import { events } from '@kere/d1/schema/events/events'
import { profiles } from '@kere/d1/schema/accounts/profiles'
import { and, eq, ne, sql } from 'drizzle-orm'
import type { Context, SignedIn } from '../../base/context.ts'
import { isOwn } from '../../http/own.ts'
import { countRows } from '../../kit/lists/counts.ts'
import { ascending, descending, keyset, type PageQuery } from '../../kit/lists/keyset.ts'
import { eventColumns, isRowOf, openOrderOf, paidOrderOf, position } from './registration-rows.ts'
import { hasSeat } from './seat-rows.ts'

// Every column needs a name of its own, because a batch answers rows by column name.
const rowColumns = {
  id: eventRegistrations.id,
  status: eventRegistrations.status,
  takesSeat: eventRegistrations.takesSeat,
  seatUntil: eventRegistrations.seatUntil,
  grantId: eventRegistrations.grantId,
  registeredAt: eventRegistrations.registeredAt,
  position: position.as('position'),
  wantsReminder: eventRegistrations.wantsReminder,
  ticketCode: eventRegistrations.ticketCode,
  checkedInAt: eventRegistrations.checkedInAt,
  lastChange: eventRegistrations.lastChange,
}

export const selectStanding = (
  { db, at }: Pick<Context, 'db' | 'at'>,
  eventId: string,
  caller: Pick<SignedIn, 'userId'>,
) =>
  db
    .select({
      event: {
        type: events.type,
        location: events.location,
        isLinkPublic: events.isLinkPublic,
        source: events.source,
        price: events.price,
        startsAt: events.startsAt,
        endsAt: events.endsAt,
        closesAt: events.closesAt,
        hasWaitlist: events.hasWaitlist,
        hasSeat: sql<number>`(${hasSeat(at)})`.as('has_seat'),
        educatorId: events.educatorId,
        isPublished: events.published,
        cancelledAt: events.cancelledAt,
        deletedAt: events.deletedAt,
      },
      row: rowColumns,
      openOrderId: openOrderOf(caller).as('open_order_id'),
      paidOrderId: paidOrderOf(caller).as('paid_order_id'),
    })
    .from(events)
    .leftJoin(
      eventRegistrations,
      and(eq(eventRegistrations.eventId, events.id), isOwn(eventRegistrations.userId, caller)),
    )
    .where(eq(events.id, eventId))

export type Standing = Awaited<ReturnType<typeof selectStanding>>[number]

export type OwnRow = NonNullable<Standing['row']>

const byStart = { startsAt: events.startsAt, id: eventRegistrations.id }
const byChange = { updatedAt: eventRegistrations.updatedAt, id: eventRegistrations.id }

export const registrationPage = keyset(myRegistrationList, {
  newest: descending(byChange),
  soonest: ascending(byStart),
})

export interface RegistrationFilters {
  time?: (typeof registrationTimes)[number] | undefined
  current?: 'true' | undefined
}

export async function selectOwnPage(
  { db, language }: Pick<Context, 'db' | 'language'>,
  caller: SignedIn,
  { time, current, now }: RegistrationFilters & { now: number },
  page: PageQuery,
) {
  const end = sql`(SELECT held.ends_at FROM events AS held WHERE held.id = ${eventRegistrations.eventId})`
  const where = and(
    isOwn(eventRegistrations.userId, caller),
    current && sql`${eventRegistrations.status} <> 'cancelled'`,
    time && (time === 'upcoming' ? sql`${end} > ${now}` : sql`${end} <= ${now}`),
  )
  const [rows, [counted]] = await db.batch([
    db
      .select({
        ...rowColumns,
        updatedAt: eventRegistrations.updatedAt,
        ...eventColumns(language),
        eventId: eventRegistrations.eventId,
      })
      .from(eventRegistrations)
      .innerJoin(events, eq(events.id, eventRegistrations.eventId))
      .leftJoin(profiles, eq(profiles.id, events.educatorId))
      .where(and(where, page.after))
      .orderBy(page.orderBy)
      .limit(page.limit),
    countRows(db, { from: eventRegistrations, key: eventRegistrations.id, where, countLimit: page.countLimit }),
  ])
  return { rows, total: counted?.total ?? 0 }
}

export type ListedRow = Awaited<ReturnType<typeof selectOwnPage>>['rows'][number]

export async function updateReminder(
  context: Context,
  { eventId, person, wantsReminder }: { eventId: string; person: SignedIn; wantsReminder: boolean },
) {
  const { db } = context
  const {
    standing: [standing],
  } = await namedBatch(db, [
    db
      .update(eventRegistrations)
      .set({ wantsReminder })
      .where(and(isRowOf({ eventId, userId: person.userId }), ne(eventRegistrations.status, 'cancelled'))),
    { standing: selectStanding(context, eventId, person) },
  ])
  return standing
}

import { namedBatch } from '../../base/named-batch.ts'
import { eventRegistrations } from '@kere/d1/schema/events/event-registrations'
import { events } from '@kere/d1/schema/events/events'
import { asc, sql } from 'drizzle-orm'
import type { MailContext } from '../../http/outbox-row.ts'
import { freedAtOnce, isOffering, settleEvent } from './seat-rows.ts'

const eventsAtOnce = 20

export async function selectUnsettled({ db, at }: MailContext): Promise<string[]> {
  const late = db
    .select({ eventId: eventRegistrations.eventId })
    .from(eventRegistrations)
    .where(sql`takes_seat = 1 AND ${eventRegistrations.seatUntil} <= ${at}`)
    .orderBy(asc(eventRegistrations.seatUntil))
    .limit(freedAtOnce)
    .as('late')
  const [over, free] = await db.batch([
    db.selectDistinct({ id: late.eventId }).from(late).limit(eventsAtOnce),
    db
      .select({ id: events.id })
      .from(events)
      .where(sql`waitlist_count > 0 AND taken_count < max_participants AND ${isOffering(at)}`)
      .orderBy(asc(events.startsAt))
      .limit(eventsAtOnce),
  ])
  return [...new Set([...over, ...free].map(({ id }) => id))]
}

export async function settle(context: MailContext, eventId: string): Promise<number> {
  const [free, skip, offer, ...rest] = settleEvent(context, sql`${eventId}`)
  const { freed, offered } = await namedBatch(context.db, [{ freed: free }, skip, { offered: offer }, ...rest])
  return freed.length + offered.length
}

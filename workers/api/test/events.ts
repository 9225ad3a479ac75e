import { eventRegistrations } from '@kere/d1/schema/events/event-registrations'
import { events } from '@kere/d1/schema/events/events'
import { ulid } from 'ulid'
import { db } from './database.ts'

export const eventsNow = Date.parse('2026-11-15T12:00:00Z')
const hourMs = 60 * 60 * 1000

/** Makes an event that is published, free and in person, in three days, for two hours. */
export async function anEvent(educatorId: string, about: Partial<typeof events.$inferInsert> = {}) {
  const startsAt = about.startsAt ?? eventsNow + 72 * hourMs
  const [row] = await db
    .insert(events)
    .values({
      id: `evt_${ulid()}`,
      title: 'A walk around the lake',
      description: 'Bring water and a hat.',
      type: 'in-person',
      location: 'Agara Lake, north gate',
      startsAt,
      endsAt: startsAt + 2 * hourMs,
      closesAt: startsAt,
      educatorId,
      published: true,
      publishedAt: eventsNow - 24 * hourMs,
      createdAt: eventsNow - 24 * hourMs,
      updatedAt: eventsNow - 24 * hourMs,
      ...about,
    })
    .returning()
  if (!row) throw new Error('The event was not inserted')
  return { ...row, startsAt }
}

export async function aRegistration(
  userId: string,
  eventId: string,
  about: Partial<typeof eventRegistrations.$inferInsert> = {},
) {
  const status = about.status ?? 'registered'
  const [row] = await db
    .insert(eventRegistrations)
    .values({
      id: `reg_${ulid()}`,
      eventId,
      userId,
      status,
      takesSeat: status === 'registered' || status === 'awaiting_payment' || status === 'offered',
      ticketCode: `T-${ulid()}`,
      registeredAt: status === 'registered' ? eventsNow - hourMs : null,
      lastChange: `chg_${ulid()}`,
      createdAt: eventsNow - hourMs,
      updatedAt: eventsNow - hourMs,
      ...about,
    })
    .returning()
  if (!row) throw new Error('The registration was not inserted')
  return row
}

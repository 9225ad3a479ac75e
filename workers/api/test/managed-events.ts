import type { EventDetails } from '@kere/contracts/events/event-draft'
import { emptyEvent } from '@kere/contracts/events/event-empty'
import { eventDrafts } from '@kere/d1/schema/events/event-drafts'
import { eventRegistrations } from '@kere/d1/schema/events/event-registrations'
import { events } from '@kere/d1/schema/events/events'
import { eventWalkIns } from '@kere/d1/schema/events/event-walk-ins'
import { ulid } from 'ulid'
import { db } from './database.ts'
import { savedOf } from '../src/events/event-authoring/event-draft.domain.ts'

const today = Date.parse('2026-11-15T12:00:00Z')
let made = 0

export const someEvent: EventDetails = {
  ...emptyEvent,
  title: 'A walk around the lake',
  description: 'Bring shoes that may get wet.',
  type: 'in-person',
  location: 'The north gate',
  startsAt: '2026-12-15T04:30:00Z',
  endsAt: '2026-12-15T06:30:00Z',
}

interface About extends Partial<Omit<typeof events.$inferInsert, keyof EventDetails>> {
  details?: Partial<EventDetails>
}

export async function anEventOf(educatorId: string, { details: given, ...about }: About = {}) {
  made += 1
  const at = today - 60_000
  const details = { ...someEvent, ...given }
  const saved = savedOf(details)
  const times = { createdAt: at, updatedAt: at, touchedAt: at }
  const id = `evt_${ulid(at + made)}`
  await db.batch([
    db.insert(events).values({
      id,
      ...saved,
      educatorId,
      published: true,
      publishedAt: at,
      isOver: saved.endsAt <= today,
      ...times,
      ...about,
    }),
    db.insert(eventDrafts).values({ eventId: id, details, updatedAt: at }),
  ])
  return { id, details }
}

type Given = Partial<typeof eventRegistrations.$inferInsert>

export async function aRegistration(eventId: string, userId: string, about: Given = {}) {
  made += 1
  const row = {
    id: `reg_${ulid(today + made)}`,
    ticketCode: `TICKET${String(made).padStart(4, '0')}`,
    status: 'registered',
    takesSeat: true,
    registeredAt: today + made,
    lastChange: '',
    createdAt: today + made,
    updatedAt: today + made,
    ...about,
  } as const
  await db.insert(eventRegistrations).values({ eventId, userId, ...row })
  return row
}

export async function aWalkIn(eventId: string, about: Partial<typeof eventWalkIns.$inferInsert> = {}): Promise<string> {
  made += 1
  const row = { id: `wlk_${ulid(today + made)}`, name: 'Meera Pai', checkedInAt: today + made, ...about }
  await db.insert(eventWalkIns).values({ eventId, sortedName: row.name.toLowerCase(), ...row })
  return row.id
}

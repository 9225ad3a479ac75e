import { env } from 'cloudflare:workers'
import type { EventTicket } from '@kere/contracts/events/event-tickets'
import { beforeEach, describe, expect, it } from 'vitest'
import { startApi } from '../../../test/call-api.ts'
import { emptyDatabase } from '../../../test/empty-database.ts'
import { anEvent, aRegistration, eventsNow } from '../../../test/events.ts'
import { anEducator } from '../../../test/factories.ts'
import { anOrder } from '../../../test/orders.ts'
import { aUser, type TestUser } from '../../../test/sessions.ts'

beforeEach(emptyDatabase)

const minuteMs = 60_000
const hourMs = 60 * minuteMs

async function ticketOf({ cookie }: TestUser, eventId: string) {
  const { status, body } = await startApi().call(`/api/me/registrations/${eventId}`, { headers: { cookie } })
  return { status, body: body as unknown as EventTicket & { code?: string } }
}

describe('a ticket', () => {
  it('says what its QR code holds, who hosts the event, when and where it is', async () => {
    const learner = await aUser('student')
    const host = await anEducator({ firstName: 'Asha', lastName: 'Raghunath' })
    const event = await anEvent(host, { topic: 'Water Resources', coverDrawing: 2 })
    const { ticketCode } = await aRegistration(learner.id, event.id, { wantsReminder: true })
    const { status, body } = await ticketOf(learner, event.id)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      status: 'registered',
      ticketCode,
      wantsReminder: true,
      position: null,
      seatUntil: null,
      checkedInAt: null,
      openOrderId: null,
      joinUrl: null,
      joinableFrom: null,
      event: {
        id: event.id,
        title: event.title,
        type: 'in-person',
        topic: 'Water Resources',
        startsAt: '2026-11-18T12:00:00.000Z',
        endsAt: '2026-11-18T14:00:00.000Z',
        venue: 'Agara Lake, north gate',
        coverDrawing: 2,
        isCancelled: false,
        isWithdrawn: false,
        hostName: 'Asha Raghunath',
      },
    })
  })

  it.each(['student', 'educator', 'admin'] as const)('is shown to everybody who registers: %s', async (role) => {
    const person = await aUser(role)
    const event = await anEvent(await anEducator(), { topic: 'Water Resources' })
    const { ticketCode } = await aRegistration(person.id, event.id)
    const { status, body } = await ticketOf(person, event.id)
    expect(status).toBe(200)
    expect(body).toMatchObject({ ticketCode, event: { id: event.id, title: event.title, topic: 'Water Resources' } })
  })

  it.each([
    ['not yet 16 minutes before', 16 * minuteMs, null],
    ['from 15 minutes before', 15 * minuteMs, 'https://meet.example/room'],
    ['while it lasts', -hourMs, 'https://meet.example/room'],
  ])('[part of C-36] opens the meeting to who is registered, %s', async (_, before, joinUrl) => {
    const learner = await aUser('student')
    const startsAt = eventsNow + before
    const event = await anEvent(await anEducator(), {
      startsAt,
      type: 'online',
      location: 'https://meet.example/room',
    })
    await aRegistration(learner.id, event.id)
    const { body } = await ticketOf(learner, event.id)
    expect([body.joinUrl, body.event.venue]).toEqual([joinUrl, null])
    expect(body.joinableFrom).toBe(new Date(startsAt - 15 * minuteMs).toISOString())
  })

  it.each([
    ['waits for a seat', { status: 'waitlisted', queueNumber: 1 }, {}],
    ['was offered one', { status: 'offered', seatUntil: eventsNow + hourMs }, {}],
    ['has not paid', { status: 'awaiting_payment' }, {}],
    ['has cancelled', { status: 'cancelled', takesSeat: true, seatUntil: eventsNow + 8000 }, {}],
    ['is registered for a cancelled event', {}, { cancelledAt: eventsNow }],
    ['comes when it is over', {}, { startsAt: eventsNow - 3 * hourMs }],
  ] as const)('[part of C-36] opens it to nobody who %s', async (_, registration, about) => {
    const learner = await aUser('student')
    const event = await anEvent(await anEducator(), {
      startsAt: eventsNow + minuteMs,
      type: 'online',
      location: 'https://meet.example/room',
      ...about,
    })
    await aRegistration(learner.id, event.id, registration)
    const { status, body } = await ticketOf(learner, event.id)
    expect([status, body.joinUrl, body.joinableFrom]).toEqual([200, null, null])
    expect(JSON.stringify(body)).not.toContain('meet.example')
  })

  it('[part of C-36] has the link at any time where the event’s page shows it to everybody', async () => {
    const learner = await aUser('student')
    const startsAt = eventsNow + 11 * 24 * hourMs
    const online = { startsAt, type: 'online', location: 'https://meet.example/room', isLinkPublic: true } as const
    const event = await anEvent(await anEducator(), online)
    await aRegistration(learner.id, event.id)
    const { body } = await startApi().call(`/api/events/${event.id}`)
    expect(body).toMatchObject({ publicMeetingUrl: online.location })
    expect((await ticketOf(learner, event.id)).body).toMatchObject({ joinUrl: online.location, joinableFrom: null })
    await env.DB.prepare('UPDATE events SET cancelled_at = 1').run()
    expect((await ticketOf(learner, event.id)).body.joinUrl).toBeNull()
  })

  it('counts who waits before one, and names the order that waits for payment', async () => {
    const event = await anEvent(await anEducator())
    const people = [await aUser('student'), await aUser('student'), await aUser('student')] as const
    await aRegistration(people[0].id, event.id, { status: 'waitlisted', queueNumber: 4 })
    await aRegistration(people[1].id, event.id, { status: 'waitlisted', queueNumber: 9 })
    await aRegistration(people[2].id, event.id, { status: 'awaiting_payment', queueNumber: 2 })
    expect((await ticketOf(people[0], event.id)).body).toMatchObject({ position: 1, ticketCode: null })
    expect((await ticketOf(people[1], event.id)).body.position).toBe(2)
    const order = await anOrder(people[2], event.id)
    expect((await ticketOf(people[2], event.id)).body).toMatchObject({ position: null, openOrderId: null })
    await env.DB.prepare("UPDATE orders SET item_kind = 'event'").run()
    expect((await ticketOf(people[2], event.id)).body.openOrderId).toBe(order.id)
    await env.DB.prepare("UPDATE orders SET state = 'cancelled', closed_at = 1").run()
    expect((await ticketOf(people[2], event.id)).body.openOrderId).toBeNull()
  })

  it('stays when the event is withdrawn, and tells a former member’s', async () => {
    const learner = await aUser('student')
    const event = await anEvent(await anEducator(), { published: false, educatorId: null })
    await aRegistration(learner.id, event.id)
    const { body } = await ticketOf(learner, event.id)
    expect(body.event).toMatchObject({ isWithdrawn: true, hostName: 'Former member' })
  })

  it('is nobody else’s', async () => {
    const event = await anEvent(await anEducator())
    await aRegistration((await aUser('student')).id, event.id)
    const { status, body } = await ticketOf(await aUser('student'), event.id)
    expect([status, body.code]).toEqual([404, 'not_found'])
  })
})

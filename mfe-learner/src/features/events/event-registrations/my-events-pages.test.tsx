import { eventSituations } from '@kere/contracts/events/event-relations.fixtures'
import { eventRelations, type EventRelation } from '@kere/contracts/events/event-relations'
import type { MyRegistration } from '@kere/contracts/events/own-registrations'
import type { EventTicket } from '@kere/contracts/events/event-tickets'
import { pending, problem, type FetchStub } from '@kere/platform/react/stage'
import { checkA11y } from '@kere/ui/testing/axe'
import { decodeQR } from 'qr/decode.js'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { visitPage } from '../../../testing/visit-page.tsx'

const now = Date.parse('2026-11-20T08:30:00.000Z')

const event: MyRegistration['event'] = {
  id: 'evt_1',
  title: 'Dawn count at the tank',
  type: 'in-person',
  topic: 'Biodiversity',
  startsAt: '2026-11-21T01:30:00.000Z',
  endsAt: '2026-11-21T04:00:00.000Z',
  venue: 'Jakkur lake, north gate',
  coverImage: null,
  coverDrawing: 0,
  isCancelled: false,
  isWithdrawn: false,
  hostName: 'Tenzin Dolma',
}

const registered: MyRegistration = {
  id: 'reg_1',
  status: 'registered',
  registeredAt: '2026-11-18T06:00:00.000Z',
  position: null,
  seatUntil: null,
  wantsReminder: true,
  ticketCode: 'KT-7F3Q-X2RM',
  checkedInAt: null,
  changedAt: '2026-11-18T06:00:00.000Z',
  event,
}

const past = { ...event, startsAt: '2026-11-14T01:30:00.000Z', endsAt: '2026-11-14T04:00:00.000Z' }

const listed = (items: MyRegistration[], nextCursor: string | null = null) =>
  Response.json({ items, nextCursor, total: items.length })

const noFeed = { createdAt: null, readAt: null }

const path = '/dashboard/my-events'

const visitList = (items: MyRegistration[], address = path, answer?: FetchStub) =>
  visitPage(address, async (url, request) => {
    const given: Response | undefined = await answer?.(url, request)
    if (given) return given
    return url.pathname === '/api/me/calendar-feed' ? Response.json(noFeed) : listed(items)
  })

beforeEach(() => {
  vi.useFakeTimers({ now, toFake: ['Date'] })
})

afterEach(async () => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  await page.viewport(1280, 800)
})

describe('registered events', () => {
  it('[part of S-521.list] are asked for as they come, without cancelled ones, and lead to their tickets', async () => {
    const { screen, requests, container, description } = await visitList([registered])
    expect(description.meta.title).toBe('My Events')
    const query = requests.find(({ pathname }) => pathname === '/api/me/registrations')?.searchParams
    expect(Object.fromEntries(query ?? [])).toMatchObject({ time: 'upcoming', sort: 'soonest', current: 'true' })
    const row = screen.getByRole('listitem').filter({ hasText: 'Dawn count' })
    await expect.element(row).toHaveTextContent('Sat21Nov')
    await expect.element(row).toHaveTextContent('7:00–9:30 am IST')
    await expect.element(row).toHaveTextContent('Jakkur lake, north gate')
    await expect.element(row).toHaveTextContent('Registered')
    await expect
      .element(row.getByRole('link', { name: 'Open ticket: Dawn count at the tank' }))
      .toHaveAttribute('href', '/dashboard/my-events/evt_1')
    expect(await checkA11y(container)).toEqual([])
  })

  it('[U-23] [W-61] say the time of the reader’s own clock beside India’s', async () => {
    const { screen } = await visitList([registered])
    await expect.element(screen.getByText('7:00–9:30 am IST', { exact: true })).toBeVisible()
    const isInIndia = new Date(now).getTimezoneOffset() === -330
    expect(screen.getByText(/^Your time: /).elements()).toHaveLength(isInIndia ? 0 : 1)
  })

  it.each([
    [{ status: 'awaiting_payment' }, 'Waiting for payment', 'Details'],
    [{ status: 'waitlisted', position: 3 }, 'On the waitlistYou are number 3 in line', 'Details'],
    [{ status: 'waitlisted', position: 1 }, 'On the waitlistYou are next in line', 'Details'],
    [{ event: { ...event, isCancelled: true } }, 'Event cancelled', 'Details'],
    [{ checkedInAt: '2026-11-21T01:32:00.000Z' }, 'Checked inAt 7:02 am IST', 'Open ticket'],
    [{ event: past, checkedInAt: '2026-11-14T01:32:00.000Z' }, 'AttendedChecked in at 7:02 am IST', 'Details'],
    [{ event: past }, 'Not checked in', 'Details'],
    [{ event: past, status: 'waitlisted', position: 2 }, 'No seat', 'Details'],
  ] as const)('say of %o: %s', async (given, text, action) => {
    const { screen } = await visitList([{ ...registered, ...given }])
    const row = screen.getByRole('listitem').filter({ hasText: 'Dawn count' })
    await expect.element(row).toHaveTextContent(text)
    await expect.element(row.getByRole('link', { name: `${action}: Dawn count at the tank` })).toBeVisible()
  })

  it.each(Object.keys(eventRelations).filter((relation) => relation !== 'none' && relation !== 'host'))(
    'say and offer what the table of relations does: %s',
    async (name) => {
      const relation = name as EventRelation
      const { status = 'registered', isCheckedIn, is } = eventSituations[relation]
      const { badge, main } = eventRelations[relation]
      const checkedInAt = isCheckedIn ? '2026-11-14T01:32:00.000Z' : null
      const { screen } = await visitList([
        {
          ...registered,
          status,
          checkedInAt,
          event: { ...(is === 'over' ? past : event), isCancelled: is === 'cancelled' },
        },
      ])
      const row = screen.getByRole('listitem').filter({ hasText: 'Dawn count' })
      await expect.element(row.getByText(badge!.label, { exact: true })).toBeVisible()
      // The page does not know the order, so it offers leaving the waitlist.
      const label = main!.act === 'pay' ? eventRelations.waitlisted.main.label : main!.label
      const role = main!.act === 'accept' ? 'button' : 'link'
      await expect.element(row.getByRole(role, { name: `${label}: Dawn count at the tank` })).toBeVisible()
    },
  )

  it('lead to the order that waits for payment', async () => {
    const order = {
      id: 'ord_1',
      reference: 'K-7F3Q-X2RM',
      item: { kind: 'event', id: 'evt_1', title: event.title, isWithdrawn: false },
      amount: 500,
      state: 'pending_payment',
      placedAt: '2026-11-20T06:18:00.000Z',
      payableUntil: '2026-11-23T06:18:00.000Z',
      claim: null,
      latePayment: null,
      paidAt: null,
      closedAt: null,
      refundedAt: null,
    }
    const { screen } = await visitList([{ ...registered, status: 'awaiting_payment' }], path, ({ pathname }) =>
      pathname === '/api/me/orders' ? listed([order as never]) : (undefined as never),
    )
    await expect
      .element(screen.getByRole('link', { name: 'See how to pay: Dawn count at the tank' }))
      .toHaveAttribute('href', '/dashboard/my-orders/ord_1')
  })

  it('offer a seat until it ends, and give it', async () => {
    let status: MyRegistration['status'] = 'offered'
    const { screen, notices } = await visitList([], path, ({ pathname }, request) => {
      if (request.method === 'POST') {
        status = 'registered'
        return Response.json({ ...registered, event: undefined }, { status: 201 })
      }
      return pathname === '/api/me/registrations' ? listed([{ ...offered, status }]) : (undefined as never)
    })
    await expect.element(screen.getByText('Kept for you until Sat 21 Nov, 2:00 am IST')).toBeVisible()
    await screen.getByRole('button', { name: 'Accept the seat: Dawn count at the tank' }).click()
    await expect.element(screen.getByRole('link', { name: 'Open ticket: Dawn count at the tank' })).toBeVisible()
    await expect
      .poll(() => notices)
      .toMatchObject([{ tone: 'success', text: 'The seat is yours: Dawn count at the tank.' }])
  })

  const offered: MyRegistration = { ...registered, status: 'offered', seatUntil: '2026-11-20T20:30:00.000Z' }
  const acceptName = { name: 'Accept the seat: Dawn count at the tank' }

  it('say that a seat is gone', async () => {
    const { screen, notices } = await visitList([offered], path, (_, request) =>
      request.method === 'POST' ? problem('event_full') : (undefined as never),
    )
    await screen.getByRole('button', acceptName).click()
    await expect.element(screen.getByRole('alert')).toHaveTextContent('You did not get the seat. Event Full')
    expect(notices).toEqual([])
  })

  it('order a seat that has a price, and lead to how to pay it', async () => {
    const ordered: unknown[] = []
    const { screen, navigation } = await visitList([offered], path, async ({ pathname }, request) => {
      if (pathname === '/api/me/orders/ord_1') return pending()
      if (request.method !== 'POST') return undefined as never
      if (pathname !== '/api/me/orders') return problem('event_not_free')
      ordered.push(await request.clone().json())
      return Response.json(
        {
          id: 'ord_1',
          reference: 'K-7F3Q-X2RM',
          item: { kind: 'event', id: 'evt_1', title: event.title, isWithdrawn: false },
          amount: 500,
          state: 'pending_payment',
          placedAt: '2026-11-20T08:30:00.000Z',
          payableUntil: '2026-11-20T20:30:00.000Z',
          claim: null,
          latePayment: null,
          paidAt: null,
          closedAt: null,
          refundedAt: null,
          cancelledBy: null,
          cancelReason: null,
          refundRequestedAt: null,
          refundRequestReason: null,
          refundDeclinedAt: null,
          refundDeclineReason: null,
          payment: null,
          refundableUntil: null,
        },
        { status: 201 },
      )
    })
    await screen.getByRole('button', acceptName).click()
    await expect.poll(() => navigation.location.pathname).toBe('/dashboard/my-orders/ord_1')
    expect(ordered).toEqual([{ itemKind: 'event', itemId: 'evt_1' }])
  })

  it('are upcoming or past by the address, and page on', async () => {
    const { screen, requests } = await visitPage(`${path}?time=past`, ({ pathname }) =>
      pathname === '/api/me/calendar-feed' ? Response.json(noFeed) : listed([{ ...registered, event: past }], 'next'),
    )
    const query = requests.find(({ pathname }) => pathname === '/api/me/registrations')?.searchParams
    expect(query?.get('time')).toBe('past')
    const tabs = screen.getByRole('navigation', { name: 'Time' })
    await expect.element(tabs.getByRole('link', { name: /^Past/ })).toHaveAttribute('aria-current', 'page')
    await expect.element(tabs.getByRole('link', { name: 'Upcoming' })).toHaveAttribute('href', path)
    await expect
      .element(screen.getByRole('link', { name: 'More events' }))
      .toHaveAttribute('href', `${path}?time=past&cursor=next`)
  })

  it.each([
    ['', 'No upcoming events', 'Find an event', '/events'],
    ['?time=past', 'No past events', 'Upcoming events', path],
  ])('at %s say how to get the first one', async (search, title, action, href) => {
    const { screen, container } = await visitList([], `${path}${search}`)
    await expect.element(screen.getByRole('heading', { name: title })).toBeVisible()
    await expect.element(screen.getByRole('link', { name: action })).toHaveAttribute('href', href)
    expect(await checkA11y(container)).toEqual([])
  })

  it('say that a page is gone whose link is too old', async () => {
    const { screen } = await visitList([], `${path}?cursor=old`, ({ pathname }) =>
      pathname === '/api/me/registrations' ? problem('invalid_cursor') : (undefined as never),
    )
    await expect.element(screen.getByRole('heading', { name: 'This page is no longer available' })).toBeVisible()
  })

  it('[part of S-548] say that they could not be read, and try again', async () => {
    let isUp = false
    const { screen } = await visitList([registered], path, ({ pathname }) =>
      pathname === '/api/me/registrations' && !isUp ? problem('unavailable') : (undefined as never),
    )
    await expect.element(screen.getByRole('heading', { name: 'Failed to fetch registrations' })).toBeVisible()
    isUp = true
    await screen.getByRole('button', { name: 'Retry' }).click()
    await expect.element(screen.getByText('Dawn count at the tank')).toBeVisible()
  })

  it('stand for themselves while they load', async () => {
    const { screen } = await visitPage(path, pending)
    await expect.element(screen.getByText('Loading your events')).toBeInTheDocument()
  })

  it('are called registered events for an educator, whose own events are others', async () => {
    const answer: FetchStub = ({ pathname }) =>
      pathname === '/api/me/calendar-feed' ? Response.json(noFeed) : listed([])
    const { description } = await visitPage(path, answer, {}, { role: 'educator' })
    expect(description.meta.title).toBe('Registered events')
  })

  it('have nothing for axe in any state', async () => {
    const { container, screen } = await visitList([
      registered,
      { ...registered, id: 'reg_2', status: 'offered', seatUntil: '2026-11-20T20:30:00.000Z' },
      { ...registered, id: 'reg_3', status: 'waitlisted', position: 12 },
    ])
    await expect.element(screen.getByText('You are number 12 in line')).toBeVisible()
    await expect.element(screen.getByRole('link', { name: 'Find another event' })).toHaveAttribute('href', '/events')
    expect(await checkA11y(container)).toEqual([])
  })
})

describe('a ticket', () => {
  const ticket: EventTicket = { ...registered, openOrderId: null, paidOrderId: null, joinUrl: null, joinableFrom: null }
  const ticketPath = `${path}/evt_1`

  async function visitTicket(stored: EventTicket = ticket, refuses?: (request: Request) => Response | undefined) {
    const api = { ticket: stored, bodies: [] as unknown[] }
    const answer: FetchStub = async ({ pathname }, request) => {
      const refusal = refuses?.(request)
      if (refusal) return refusal
      if (pathname.endsWith('/reminder')) {
        const body = (await request.clone().json()) as { wantsReminder: boolean }
        api.bodies.push(body)
        api.ticket = { ...api.ticket, ...body }
      } else if (request.method === 'DELETE') {
        api.ticket = { ...stored, status: 'cancelled', ticketCode: null, seatUntil: '2026-11-20T08:30:10.000Z' }
      } else if (pathname.endsWith('/restoration')) api.ticket = stored
      else if (request.method === 'POST') api.ticket = { ...stored, status: 'registered', ticketCode: 'KT-7F3Q-X2RM' }
      return Response.json(api.ticket, { status: request.method === 'POST' ? 201 : 200 })
    }
    return { api, ...(await visitPage(ticketPath, answer)) }
  }

  it('says what, when, where and by whom, with its code in letters', async () => {
    const { screen, description, container } = await visitTicket()
    expect(description.meta).toMatchObject({ title: 'Dawn count at the tank', noindex: true })
    await expect.element(screen.getByRole('heading', { level: 1, name: 'Dawn count at the tank' })).toBeVisible()
    for (const text of ['Sat 21 Nov, 7:00–9:30 am IST', 'Jakkur lake, north gate', 'Tenzin Dolma', 'KT-7F3Q-X2RM'])
      await expect.element(screen.getByText(text, { exact: true }).first()).toBeVisible()
    await expect.element(screen.getByText('Your seat is booked. We will email you the day before.')).toBeVisible()
    await expect.element(screen.getByRole('link', { name: 'About the event' })).toHaveAttribute('href', '/events/evt_1')
    const calendar = screen.getByRole('link', { name: 'Add to calendar' })
    await expect.element(calendar).toHaveAttribute('href', '/events/evt_1.ics')
    await expect.element(calendar).toHaveAttribute('download')
    expect(await checkA11y(container)).toEqual([])
  })

  it('says on the ticket itself what it is for, and leads to a map and back to the list', async () => {
    const { screen } = await visitTicket()
    const card = screen.getByRole('region', { name: 'Your ticket' })
    await expect.element(card).toHaveTextContent('Dawn count at the tankSat 21 Nov, 7:00–9:30 am IST')
    await expect.element(screen.getByRole('link', { name: 'My Events' })).toHaveAttribute('href', path)
    await expect
      .element(screen.getByRole('link', { name: 'Open in maps (new tab)' }))
      .toHaveAttribute('href', 'https://www.google.com/maps/search/?api=1&query=Jakkur+lake%2C+north+gate')
  })

  it('has a QR code that a scanner reads as the code', async () => {
    const { screen } = await visitTicket()
    const code = screen.getByRole('img', { name: 'QR code of your ticket' }).element()
    const size = Number(code.getAttribute('viewBox')?.split(' ')[2])
    const scale = 4
    const data = new Uint8Array((size * scale) ** 2 * 3).fill(255)
    for (const [, x, y] of code
      .querySelector('path')!
      .getAttribute('d')!
      .matchAll(/M(\d+) (\d+)h/g))
      for (let row = 0; row < scale; row++) {
        const from = ((Number(y) * scale + row) * size * scale + Number(x) * scale) * 3
        data.fill(0, from, from + scale * 3)
      }
    expect(decodeQR({ width: size * scale, height: size * scale, data })).toBe('KT-7F3Q-X2RM')
  })

  it('is printed by a press', async () => {
    const print = vi.spyOn(globalThis, 'print').mockImplementation(() => undefined)
    const { screen } = await visitTicket()
    await screen.getByRole('button', { name: 'Print' }).click()
    expect(print).toHaveBeenCalledOnce()
  })

  it('is cancelled without a question, and taken back', async () => {
    const { screen, notices } = await visitTicket()
    await screen.getByRole('button', { name: 'Cancel Registration' }).click()
    await expect.element(screen.getByText('You cancelled your registration.')).toBeVisible()
    await expect.element(screen.getByRole('heading', { level: 1 })).toHaveFocus()
    await expect.element(screen.getByRole('img', { name: 'QR code of your ticket' })).not.toBeInTheDocument()
    await expect.element(screen.getByRole('link', { name: 'Register again' })).toHaveAttribute('href', '/events/evt_1')
    await expect
      .poll(() => notices)
      .toMatchObject([{ text: 'Your registration is cancelled.', action: { label: 'Undo' } }])
    notices[0]?.action?.run()
    await expect.element(screen.getByRole('img', { name: 'QR code of your ticket' })).toBeVisible()
    await expect.poll(() => notices[1]).toMatchObject({ tone: 'success', text: 'Everything is as it was.' })
  })

  it('says that it could not be cancelled, or not taken back', async () => {
    let isUp = false
    const { screen, notices } = await visitTicket(ticket, ({ method, url }) => {
      if (method === 'DELETE' && !isUp) return problem('event_ended')
      return url.endsWith('/restoration') ? problem('seat_taken') : undefined
    })
    await screen.getByRole('button', { name: 'Cancel Registration' }).click()
    await expect
      .element(screen.getByRole('alert'))
      .toHaveTextContent('Your registration was not cancelled. This event has ended')
    isUp = true
    await screen.getByRole('button', { name: 'Cancel Registration' }).click()
    await expect.poll(() => notices[0]?.text).toBe('Your registration is cancelled.')
    notices[0]?.action?.run()
    await expect.poll(() => notices[1]?.text).toBe('It could not be undone. The seat is no longer free')
  })

  it('is reminded of by choice, and goes back where that fails', async () => {
    let isUp = true
    const { screen, api } = await visitTicket(ticket, ({ method }) =>
      method === 'PUT' && !isUp ? problem('unavailable') : undefined,
    )
    const reminder = screen.getByRole('switch', { name: 'Email me the day before' })
    await expect.element(reminder).toBeChecked()
    await reminder.click()
    await expect.element(reminder).not.toBeChecked()
    await expect.poll(() => api.bodies).toEqual([{ wantsReminder: false }])
    await expect.element(screen.getByText('Your seat is booked.', { exact: true })).toBeVisible()
    isUp = false
    await reminder.click()
    await expect.element(screen.getByRole('alert')).toHaveTextContent(/^The reminder was not changed\./)
    await expect.element(reminder).not.toBeChecked()
  })

  const online = { ...event, type: 'online', venue: null } as const

  it('[part of C-36] of an online event says from when one can join, and then leads there', async () => {
    const waiting = { ...ticket, event: online, joinableFrom: '2026-11-21T01:15:00.000Z' }
    const { screen } = await visitTicket(waiting)
    await expect.element(screen.getByText('Link shared from 15 minutes before')).toBeVisible()
    await expect.element(screen.getByText('“Join Online” appears here at Sat 21 Nov, 6:45 am IST.')).toBeVisible()
    await expect.element(screen.getByRole('link', { name: 'Join Online' })).not.toBeInTheDocument()
  })

  it('[part of C-36] leads to the meeting of who is registered', async () => {
    const joinable = { ...ticket, event: online, joinUrl: 'https://meet.example/room' }
    const { screen } = await visitTicket(joinable)
    const join = screen.getByRole('link', { name: 'Join Online' })
    await expect.element(join).toHaveAttribute('href', 'https://meet.example/room')
    await expect.element(join).toHaveAttribute('target', '_blank')
  })

  it('of an order that waits leads to it, where it is cancelled too', async () => {
    const { screen } = await visitTicket({
      ...ticket,
      status: 'awaiting_payment',
      ticketCode: null,
      openOrderId: 'ord_1',
    })
    await expect
      .element(screen.getByRole('link', { name: 'See how to pay' }))
      .toHaveAttribute('href', '/dashboard/my-orders/ord_1')
    await expect.element(screen.getByRole('button', { name: 'Cancel Registration' })).not.toBeInTheDocument()
  })

  it('[part of W-07] that is paid is given up by a refund of its order', async () => {
    const { screen } = await visitTicket({ ...ticket, paidOrderId: 'ord_1' })
    await expect
      .element(screen.getByRole('link', { name: 'Request a refund' }))
      .toHaveAttribute('href', '/dashboard/my-orders/ord_1')
    await expect.element(screen.getByRole('button', { name: 'Cancel Registration' })).not.toBeInTheDocument()
  })

  it('comes with the seat that was offered', async () => {
    const offered = { ...ticket, status: 'offered', ticketCode: null, seatUntil: '2026-11-20T20:30:00.000Z' } as const
    const { screen, container } = await visitTicket(offered)
    await expect
      .element(
        screen.getByText(/kept for you until Sat 21 Nov, 2:00 am IST\. After that we offer it to the next person\./),
      )
      .toBeVisible()
    await expect.element(screen.getByRole('button', { name: 'Decline the seat' })).toBeVisible()
    expect(await checkA11y(container)).toEqual([])
    await screen.getByRole('button', { name: 'Accept the seat' }).click()
    await expect.element(screen.getByRole('img', { name: 'QR code of your ticket' })).toBeVisible()
  })

  it('is waited for in a line that can be left', async () => {
    const { screen } = await visitTicket({ ...ticket, status: 'waitlisted', ticketCode: null, position: 4 })
    await expect
      .element(screen.getByText('You are number 4 in line. We will email you when a seat is free.'))
      .toBeVisible()
    await screen.getByRole('button', { name: 'Leave the waitlist' }).click()
    await expect.element(screen.getByText('You cancelled your registration.')).toBeVisible()
  })

  it.each([
    [{ event: past }, 'This event has ended. You were not checked in.'],
    [{ event: past, checkedInAt: '2026-11-14T01:32:00.000Z' }, 'Checked in at 7:02 am IST.'],
    [{ event: past, status: 'waitlisted' }, 'This event has ended. You did not get a seat.'],
    [{ event: past, status: 'cancelled' }, 'You cancelled your registration. This event has ended.'],
    [{ event: { ...event, isCancelled: true } }, 'The host cancelled this event. We sent you an email about it.'],
  ] as const)('of %o says: %s, and offers nothing more', async (given, text) => {
    const { screen } = await visitTicket({ ...ticket, ticketCode: null, ...given })
    await expect.element(screen.getByText(text)).toBeVisible()
    await expect.element(screen.getByRole('button')).not.toBeInTheDocument()
    await expect.element(screen.getByRole('switch')).not.toBeInTheDocument()
  })

  it('of a cancelled event is no way in', async () => {
    const { screen } = await visitTicket({ ...ticket, event: { ...event, isCancelled: true } })
    await expect.element(screen.getByText('Event cancelled')).toBeVisible()
    await expect.element(screen.getByRole('img', { name: 'QR code of your ticket' })).not.toBeInTheDocument()
  })

  it('stays valid when the event’s page is withdrawn', async () => {
    const { screen } = await visitTicket({ ...ticket, event: { ...event, isWithdrawn: true } })
    await expect.element(screen.getByText(/no longer public. Your registration stays valid/)).toBeVisible()
    await expect.element(screen.getByRole('link', { name: 'About the event' })).not.toBeInTheDocument()
    await expect.element(screen.getByRole('link', { name: 'Add to calendar' })).not.toBeInTheDocument()
  })

  it('of somebody else is not found', async () => {
    const { screen, description } = await visitPage(ticketPath, () => problem('not_found'))
    await expect.element(screen.getByRole('heading', { level: 1, name: 'Ticket not found' })).toBeVisible()
    expect(description.status).toBe(404)
  })

  it('says that it could not be read, and tries again', async () => {
    let isUp = false
    const { screen } = await visitPage(ticketPath, () => (isUp ? Response.json(ticket) : problem('unavailable')))
    await expect.element(screen.getByRole('heading', { name: 'Failed to fetch the ticket' })).toBeVisible()
    isUp = true
    await screen.getByRole('button', { name: 'Retry' }).click()
    await expect.element(screen.getByText('KT-7F3Q-X2RM')).toBeVisible()
  })

  it('opens at the gate without a connection, as the device has kept it', async () => {
    const kept = new Map<string, string>()
    const device = {
      keepAnswer: (url: string, text: string) => Promise.resolve(void kept.set(url, text)),
      findAnswer: (url: string) => {
        const text = kept.get(url)
        return Promise.resolve(text === undefined ? null : { text, at: now - 3_600_000 })
      },
    }
    const staged = { device: device as never }
    await visitPage(ticketPath, () => Response.json(ticket), staged)
    await expect.poll(() => kept.size).toBe(1)
    const { screen } = await visitPage(ticketPath, () => Promise.reject(new TypeError('Failed to fetch')), staged)
    await expect.element(screen.getByRole('status')).toHaveTextContent(/Saved on this device/)
    await expect.element(screen.getByRole('img', { name: 'QR code of your ticket' }).last()).toBeVisible()
  })

  it('stands for itself while it loads', async () => {
    const { screen } = await visitPage(ticketPath, pending)
    await expect.element(screen.getByText('Loading your ticket')).toBeInTheDocument()
  })
})

describe('a calendar feed', () => {
  const visitFeed = async (stored: { createdAt: string | null; readAt: string | null } = noFeed) => {
    const api = { feed: stored, isUp: true }
    const visit = await visitPage(path, ({ pathname }, request) => {
      if (pathname !== '/api/me/calendar-feed') return listed([registered])
      if (!api.isUp) return problem('unavailable')
      if (request.method === 'POST') {
        api.feed = { createdAt: '2026-11-20T08:30:00.000Z', readAt: null }
        return Response.json({ path: '/calendars/s3cret.ics', createdAt: api.feed.createdAt }, { status: 201 })
      }
      if (request.method === 'DELETE') {
        api.feed = noFeed
        return new Response(null, { status: 204 })
      }
      return Response.json(api.feed)
    })
    return { api, ...visit }
  }

  it('says what it means for privacy before it is made, and its address once', async () => {
    const { screen, container, notices } = await visitFeed()
    await expect
      .element(screen.getByText(/Anyone who has it can see which events you go to, with their meeting links/))
      .toBeVisible()
    await screen.getByRole('button', { name: 'Subscribe in your calendar' }).click()
    await expect.element(screen.getByText(`${location.origin}/calendars/s3cret.ics`)).toBeVisible()
    await expect.element(screen.getByText(/shown only this once/)).toBeVisible()
    await expect.poll(() => notices).toMatchObject([{ tone: 'success', text: 'Your calendar feed is ready.' }])
    expect(await checkA11y(container)).toEqual([])
  })

  it('is copied by a press', async () => {
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    const { screen } = await visitFeed()
    await screen.getByRole('button', { name: 'Subscribe in your calendar' }).click()
    await screen.getByRole('button', { name: 'Copy Address' }).click()
    expect(write).toHaveBeenCalledWith(`${location.origin}/calendars/s3cret.ics`)
  })

  const made = { createdAt: '2026-11-01T06:00:00.000Z', readAt: '2026-11-19T18:30:00.000Z' }

  it('says when it was read, and is made anew when asked twice', async () => {
    const { screen, notices } = await visitFeed(made)
    await expect
      .element(screen.getByText(/Made on 1 Nov 2026\. A calendar last read it on 20 Nov 2026\./))
      .toBeVisible()
    await screen.getByRole('button', { name: 'Make a new address' }).click()
    const dialog = screen.getByRole('dialog', { name: 'Make a new address?' })
    await dialog.getByRole('button', { name: 'Make a new address' }).click()
    await expect.element(screen.getByText(`${location.origin}/calendars/s3cret.ics`)).toBeVisible()
    await expect.poll(() => notices).toMatchObject([{ text: 'The old address no longer works. Here is the new one.' }])
  })

  it('is ended when asked twice, and nobody reads it any more', async () => {
    const { screen, notices } = await visitFeed(made)
    await screen.getByRole('button', { name: 'End the feed' }).click()
    const dialog = screen.getByRole('dialog', { name: 'End the calendar feed?' })
    await dialog.getByRole('button', { name: 'Keep it' }).click()
    await screen.getByRole('button', { name: 'End the feed' }).click()
    await dialog.getByRole('button', { name: 'End the feed' }).click()
    await expect.element(screen.getByRole('button', { name: 'Subscribe in your calendar' })).toBeVisible()
    await expect
      .poll(() => notices)
      .toMatchObject([{ text: 'Your calendar feed has ended. Its address no longer works.' }])
  })

  it('says that nothing was changed where that fails', async () => {
    const { screen, api, notices } = await visitFeed()
    await expect.element(screen.getByRole('button', { name: 'Subscribe in your calendar' })).toBeVisible()
    api.isUp = false
    await screen.getByRole('button', { name: 'Subscribe in your calendar' }).click()
    await expect.poll(() => notices[0]?.text).toMatch(/^Your calendar feed was not changed\./)
  })

  it('that cannot be read leaves the events, and is tried again', async () => {
    let isUp = false
    const { screen } = await visitPage(path, ({ pathname }) =>
      pathname === '/api/me/calendar-feed'
        ? isUp
          ? Response.json(noFeed)
          : problem('unavailable')
        : listed([registered]),
    )
    await expect.element(screen.getByRole('heading', { name: 'Failed to fetch your calendar feed' })).toBeVisible()
    await expect.element(screen.getByText('Dawn count at the tank')).toBeVisible()
    isUp = true
    await screen.getByRole('button', { name: 'Retry' }).click()
    await expect.element(screen.getByRole('button', { name: 'Subscribe in your calendar' })).toBeVisible()
  })
})

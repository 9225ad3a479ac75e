import type { Event } from '@kere/contracts/events/events'
import type { EventStanding } from '@kere/contracts/events/event-registrations'
import type { OwnRegistration } from '@kere/contracts/events/own-registrations'
import type { ProblemCode } from '@kere/contracts/http/problems'
import { problem, type FetchStub } from '@kere/platform/react/stage'
import { checkA11y } from '@kere/ui/testing/axe'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import {
  eventsNow,
  makeEvent,
  makeEventList,
  makeEventStanding,
  makeEventSummary,
  makeRegistration,
  passTimeFrom,
} from '../../../testing/event-answers.ts'
import { goToFoot } from '../../../testing/go-to-foot.ts'
import { newUser } from '../../../testing/new-account.ts'
import { sentForm } from '../../../testing/sent-form.ts'
import { visitPage } from '../../../testing/visit-page.tsx'
import { calendarLinks } from './calendar-links.ts'
import { eventNode } from './event-node.ts'

const user = { ...newUser, isOnboarded: true }

interface FakeApi {
  event?: Partial<Event>
  standing?: Partial<EventStanding>
  mine?: Partial<OwnRegistration>
  refuses?: ProblemCode
}

/** A fake API that remembers a user's relation to an event, as the real one does. */
function startApi({ event, standing, mine, refuses }: FakeApi = {}) {
  const api = {
    standing: makeEventStanding({ ...standing, ...(mine && { registration: makeRegistration(mine) }) }),
    acts: [] as string[],
  }
  const become = (given: Partial<OwnRegistration>, status = 200) => {
    api.standing = { ...api.standing, registration: makeRegistration({ ...api.standing.registration, ...given }) }
    return Response.json(api.standing.registration, { status })
  }
  const answer: FetchStub = async ({ pathname }, request) => {
    if (request.method === 'GET')
      return pathname.endsWith('/standing') ? Response.json(api.standing) : Response.json(makeEvent(event))
    const body = await request.text()
    api.acts.push(`${request.method} ${pathname.replace('/api/events/evt_1', '')} ${body}`.trim())
    if (refuses) return problem(refuses)
    if (pathname === '/api/me/orders') return Response.json(placed, { status: 201 })
    if (pathname.endsWith('/reminder')) return become(JSON.parse(body) as Partial<OwnRegistration>)
    if (pathname.endsWith('/restoration')) return become({ status: 'registered', seatUntil: null }, 201)
    if (request.method === 'DELETE') return become({ status: 'cancelled', seatUntil: '2026-11-20T08:30:10.000Z' })
    if (body.includes('joinsWaitlist')) return become({ status: 'waitlisted', position: 3, ticketCode: null }, 201)
    return become({ status: 'registered', seatUntil: null }, 201)
  }
  return { api, answer }
}

const placed = {
  id: 'ord_1',
  reference: 'K-AAAA-BBBB',
  item: { kind: 'event', id: 'evt_1', title: 'Dawn count at the tank', isWithdrawn: false },
  amount: 199,
  state: 'pending_payment',
  placedAt: '2026-11-20T08:30:00.000Z',
  payableUntil: '2026-11-21T01:30:00.000Z',
  claim: null,
  latePayment: null,
  paidAt: null,
  closedAt: null,
  refundedAt: null,
  payment: { kind: 'by_email' },
  cancelledBy: null,
  cancelReason: null,
  refundRequestedAt: null,
  refundRequestReason: null,
  refundDeclinedAt: null,
  refundDeclineReason: null,
  refundableUntil: null,
}

const visit = (given: FakeApi = {}) => visitPage('/events/evt_1', startApi(given).answer)

const visitAs = async (given: FakeApi = {}, staged = {}) => {
  const { api, answer } = startApi(given)
  return { api, ...(await visitPage('/events/evt_1', answer, { user, ...staged })) }
}

const past = { startsAt: '2026-11-19T01:30:00.000Z', endsAt: '2026-11-19T04:00:00.000Z' }

beforeEach(() => passTimeFrom(eventsNow))

afterEach(async () => {
  vi.restoreAllMocks()
  await page.viewport(1280, 800)
  delete document.documentElement.dataset.theme
})

describe('the page of an event', () => {
  it('[part of S-141] [S-142] [S-144] [U-23] says what it is, when, where and who hosts it', async () => {
    const { screen, container } = await visit()
    await expect.element(screen.getByRole('heading', { level: 1, name: 'Dawn count at the tank' })).toBeVisible()
    const facts = container.querySelector('dl')?.textContent ?? ''
    for (const part of ['Sat 21 Nov, 7:00–9:30 am IST', 'Jakkur lake, Bengaluru', 'Tenzin Dolma', 'Ornithologist'])
      expect(facts).toContain(part)
    await expect.element(screen.getByText('In person', { exact: true })).toBeVisible()
  })

  it('[B-20] says its language in words, in `lang` and in structured data, where it is not that of the page', async () => {
    const event = { title: 'ಬೀಜ ಹಬ್ಬ', description: 'ಬೀಜ ತನ್ನಿ.', language: 'kn', originalLanguage: 'en' } as const
    const { screen } = await visit({ event })
    await expect.element(screen.getByText('This event is in Kannada.')).toBeVisible()
    await expect.element(screen.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'kn')
    expect(screen.getByText('ಬೀಜ ತನ್ನಿ.').element().closest('[lang]')).toHaveAttribute('lang', 'kn')
    expect(eventNode(makeEvent(event))).toMatchObject({ inLanguage: 'kn' })
    expect(eventNode(makeEvent())).toMatchObject({ inLanguage: 'en' })
  })

  it('[B-20] in the language of the page says nothing of it below its title', async () => {
    const { screen } = await visit({ event: { language: 'en' } })
    await expect.element(screen.getByRole('heading', { level: 1 })).not.toHaveAttribute('lang')
    await expect.element(screen.getByText(/^This event is in/)).not.toBeInTheDocument()
  })

  it('[S-141] has a badge that says online, or in person', async () => {
    const badgesOf = async (event: Parameters<typeof visit>[0]) => {
      const { screen, container } = await visit(event)
      await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible()
      const text = container.querySelector('h1')?.previousElementSibling?.textContent
      container.remove()
      return text
    }
    const inPerson = await badgesOf({})
    expect([inPerson?.includes('In person'), inPerson?.includes('Online')]).toEqual([true, false])
    const online = await badgesOf({ event: { type: 'online', venue: null } })
    expect([online?.includes('Online'), online?.includes('In person')]).toEqual([true, false])
  })

  it('[S-143] shows its description line by line', async () => {
    const { screen } = await visit()
    const [first, second] = ['We split into four groups.', 'Each walks a quarter of the bund.'].map((line) =>
      screen.getByText(line, { exact: true }).element().getBoundingClientRect(),
    )
    expect(second!.top - first!.bottom).toBe(10)
    await expect.element(screen.getByText('At nine we add up the sheets.', { exact: true })).toBeVisible()
  })

  it('[S-145] counts who is registered of how many, and the seats that are left or kept', async () => {
    const { container } = await visit({ event: { registrationsCount: 15, seatsLeft: 7, maxParticipants: 25 } })
    const card = container.querySelector('aside')?.textContent ?? ''
    expect(card).toContain('Participants15 / 25')
    expect(card).toContain('7 seats left, 3 kept for others for a while')
    expect(container.querySelectorAll('aside .h-5\\.5 > .bg-brand')).toHaveLength(18)
  })

  it('says how long registration is open, once that is soon', async () => {
    const { screen } = await visit()
    await expect.element(screen.getByText('Closes in 16 h')).toBeVisible()
    const later = await visit({ event: { closesAt: '2026-11-27T01:30:00.000Z' } })
    expect(later.container.textContent).not.toContain('Closes in')
  })

  it('says of what runs until when it is on, and counts no seats that nobody can have', async () => {
    const { container } = await visit({
      event: {
        startsAt: '2026-11-19T01:30:00.000Z',
        endsAt: '2026-11-24T04:00:00.000Z',
        closesAt: '2026-11-19T01:30:00.000Z',
      },
    })
    const card = container.querySelector('aside')?.textContent ?? ''
    expect(card).toContain('On now, until Tue 24 Nov')
    expect(card).toContain('Registration for this event has closed')
    expect(card).not.toContain('left')
  })

  it('leads to the page about its host where there is one', async () => {
    const host = makeEvent().host
    const { screen } = await visit({ event: { host: { ...host, isListed: true } } })
    await expect
      .element(screen.getByRole('link', { name: 'Tenzin Dolma' }))
      .toHaveAttribute('href', '/services/educators/usr_host')
    const unlisted = await visit({ event: { host: { ...host, isListed: false } } })
    await expect.element(unlisted.screen.getByText('Tenzin Dolma').last()).toBeVisible()
    expect(unlisted.container.querySelector('[href^="/services/educators"]')).toBeNull()
  })

  it('leads on to what else its host holds, and then to others', async () => {
    const others = (...numbers: number[]) => Response.json({ items: numbers.map((number) => makeEventSummary(number)) })
    const upcoming = makeEventList(0, {
      items: [
        makeEventSummary(6, { startsAt: '2026-11-19T04:30:00.000Z', endsAt: '2026-11-25T12:00:00.000Z' }),
        makeEventSummary(2),
        makeEventSummary(5),
        makeEventSummary(7, { isCancelled: true }),
        makeEventSummary(3),
        makeEventSummary(4),
      ],
    })
    const { screen, container } = await visitPage('/events/evt_1', ({ pathname }) => {
      if (pathname === '/api/educators/usr_host/events') return others(1, 5)
      return pathname === '/api/events' ? Response.json(upcoming) : Response.json(makeEvent())
    })
    await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible()
    await goToFoot()
    await expect.element(screen.getByRole('heading', { name: 'More events' })).toBeVisible()
    const titles = [...container.querySelectorAll('[data-foot] h3')].map((title) => title.textContent)
    expect(titles).toEqual(['Event 5', 'Event 2', 'Event 3'])
  })

  it('leads to a map of its venue', async () => {
    const { screen } = await visit()
    const link = screen.getByRole('link', { name: /^Open in maps/ })
    await expect.element(link).toHaveAttribute('rel', 'noopener')
    await expect.element(link).toHaveAttribute('href', expect.stringContaining('query=Jakkur+lake%2C+Bengaluru'))
  })

  it('opens a venue that is a link, and looks for none on a map', async () => {
    const venue = 'Gate 2, https://maps.example.org/?q=12.97,77.59'
    const { screen } = await visit({ event: { venue } })
    const link = screen.getByRole('link', { name: 'https://maps.example.org/?q=12.97,77.59 (new tab)' })
    await expect.element(link).toHaveAttribute('href', 'https://maps.example.org/?q=12.97,77.59')
    await expect.element(link).toHaveAttribute('rel', 'noopener')
    await expect.element(screen.getByText('Gate 2,')).toBeVisible()
    await expect.element(screen.getByRole('link', { name: /^Open in maps/ })).not.toBeInTheDocument()
  })

  it('makes no link of what is no address of the web', async () => {
    const { screen } = await visit({ event: { venue: 'https://[, then left' } })
    await expect.element(screen.getByText('https://[, then left')).toBeVisible()
    await expect.element(screen.getByRole('link', { name: /^https/ })).not.toBeInTheDocument()
    await expect.element(screen.getByRole('link', { name: /^Open in maps/ })).toBeVisible()
  })

  it('[S-153] is not there where no published event has its id', async () => {
    const { screen, description } = await visitPage('/events/nope', () => problem('not_found'))
    expect(description).toMatchObject({ status: 404, meta: { title: 'Event not found', noindex: true } })
    await expect.element(screen.getByRole('heading', { level: 1, name: 'Event not found' })).toBeVisible()
    await expect.element(screen.getByRole('searchbox', { name: 'Search events' })).toBeVisible()
    await expect.element(screen.getByRole('link', { name: 'Browse events' })).toHaveAttribute('href', '/events')
  })

  it('[part of S-547] says that it did not load, and tries again', async () => {
    let isUp = false
    const { screen, description } = await visitPage('/events/evt_1', (url, request) =>
      isUp ? startApi().answer(url, request) : problem('internal'),
    )
    expect(description.status).toBe(503)
    isUp = true
    await screen.getByRole('alert').getByRole('link', { name: 'Retry' }).click()
    await expect.element(screen.getByRole('heading', { level: 1, name: 'Dawn count at the tank' })).toBeVisible()
  })

  it('[S-152] says that it has ended, and offers nothing but its recording', async () => {
    const recordingUrl = 'https://video.example/watch'
    const { screen, container } = await visitAs({ event: { ...past, recordingUrl }, mine: {} })
    await expect.element(screen.getByText('This event has ended')).toBeVisible()
    expect(container.querySelectorAll('aside :is(button, a, summary)')).toHaveLength(0)
    await expect
      .element(screen.getByRole('link', { name: /^Watch the recording/ }))
      .toHaveAttribute('href', recordingUrl)
  })

  it('says that it was cancelled, and why', async () => {
    const { screen, container } = await visit({ event: { isCancelled: true, cancelMessage: 'The lake is in flood.' } })
    await expect.element(screen.getByText('This event was cancelled')).toBeVisible()
    await expect.element(screen.getByText('The lake is in flood.')).toBeVisible()
    expect(container.querySelectorAll('aside :is(button, a, summary)')).toHaveLength(0)
  })

  it('is shared by a copied link', async () => {
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    const { screen, notices } = await visit()
    await screen.getByRole('button', { name: 'Share' }).click()
    await expect.poll(() => notices).toMatchObject([{ text: 'Link copied' }])
    expect(write).toHaveBeenCalledWith(`${location.origin}/events/evt_1`)
  })

  it('shows neither price nor seats of what was cancelled', async () => {
    const { screen, container } = await visit({ event: { isCancelled: true, price: 199 } })
    await expect.element(screen.getByText('Cancelled', { exact: true })).toBeVisible()
    expect(container.querySelector('aside')?.textContent).not.toMatch(/199|Participants|Free/)
  })

  it('has facts of the waitlist and no calendar where it is full', async () => {
    const { screen, container } = await visit({ event: { seatsLeft: 0, hasWaitlist: true } })
    await expect.element(screen.getByText('We email you when a seat is free')).toBeVisible()
    expect(container.querySelector('aside')?.textContent).not.toMatch(/QR code|Add to Calendar/)
  })

  it('says until when the money of a paid seat comes back', async () => {
    const { screen } = await visit({ event: { price: 199 } })
    await expect.element(screen.getByText('You can request a refund within 30 days of paying')).toBeVisible()
  })

  it('sends to another site where one registers there', async () => {
    const externalUrl = 'https://tickets.example/dawn'
    const { screen } = await visitAs({ event: { source: 'external', externalUrl } })
    const link = screen.getByRole('link', { name: /^Register Now/ })
    await expect.element(link).toHaveAttribute('href', externalUrl)
    await expect.element(link).toHaveAttribute('rel', 'noopener')
    await expect.element(screen.getByText('On tickets.example')).toBeVisible()
  })

  it('shows no link that is none', async () => {
    const { container } = await visit({
      event: { source: 'external', externalUrl: 'javascript:alert(1)', ...past, recordingUrl: 'javascript:alert(2)' },
    })
    expect(container.innerHTML).not.toContain('javascript:')
  })
})

describe('adding it to a calendar', () => {
  it('[S-148] has Google, Outlook and a file', async () => {
    const { screen } = await visit()
    await screen.getByText('Add to Calendar').click()
    await expect.element(screen.getByRole('link', { name: /^Google Calendar/ })).toBeVisible()
    await expect.element(screen.getByRole('link', { name: /^Outlook Calendar/ })).toBeVisible()
    const file = screen.getByRole('link', { name: 'Download .ics' })
    await expect.element(file).toHaveAttribute('href', '/events/evt_1.ics')
    await expect.element(file).toHaveAttribute('download')
  })

  it('closes by Escape, and has the focus again', async () => {
    const { screen, container } = await visit()
    await screen.getByText('Add to Calendar').click()
    screen.getByRole('link', { name: 'Download .ics' }).element().focus()
    await userEvent.keyboard('{Escape}')
    await expect.element(screen.getByRole('link', { name: 'Download .ics' })).not.toBeInTheDocument()
    expect(document.activeElement).toBe(container.querySelector('aside summary'))
  })

  it('stays for who has a seat in a full event', async () => {
    const { screen } = await visitAs({ event: { seatsLeft: 0, hasWaitlist: true }, mine: {} })
    await expect.element(screen.getByText('Add to Calendar')).toBeVisible()
  })

  it('[S-149] carries title, description, location and times', () => {
    const { google, outlook } = calendarLinks(makeEvent({ title: 'Dawn & dusk', description: 'Bring a cap.' }), null)
    expect(Object.fromEntries(new URL(google).searchParams)).toMatchObject({
      text: 'Dawn & dusk',
      details: 'Bring a cap.',
      location: 'Jakkur lake, Bengaluru',
      dates: '20261121T013000Z/20261121T040000Z',
    })
    expect(Object.fromEntries(new URL(outlook).searchParams)).toMatchObject({
      subject: 'Dawn & dusk',
      body: 'Bring a cap.',
      location: 'Jakkur lake, Bengaluru',
      startdt: '2026-11-21T01:30:00.000Z',
      enddt: '2026-11-21T04:00:00.000Z',
    })
  })

  it('[C-36] carries the meeting link only for whom it is', async () => {
    const online = { type: 'online', venue: null } as const
    const joinUrl = 'https://meet.example/secret'
    const stranger = await visit({ event: online })
    expect(stranger.container.innerHTML).not.toContain('meet.example')
    const member = await visitAs({ event: online, mine: {}, standing: { joinUrl } })
    const google = member.container.querySelector('a[href^="https://calendar.google.com"]')
    expect(google?.getAttribute('href')).toContain(encodeURIComponent(joinUrl))
  })
})

describe('the meeting link', () => {
  const online = { type: 'online', venue: null } as const

  it('[C-36] [S-144] is shared after registration', async () => {
    const { screen } = await visit({ event: online })
    await expect.element(screen.getByText('Link shared after registration')).toBeVisible()
    await expect.element(screen.getByRole('link', { name: /^Join Online/ })).not.toBeInTheDocument()
  })

  it('[C-36] is everybody’s where its host says so', async () => {
    const { screen } = await visit({ event: { ...online, publicMeetingUrl: 'https://meet.example/open' } })
    const link = screen.getByRole('link', { name: /^Join Online/ })
    await expect.element(link).toHaveAttribute('href', 'https://meet.example/open')
    await expect.element(link).toHaveAttribute('rel', 'noopener')
  })

  it('[C-36] is there for who is registered, and before that says from when', async () => {
    const joinableFrom = '2026-11-21T01:15:00.000Z'
    const waiting = await visitAs({ event: online, mine: {}, standing: { joinableFrom } })
    await expect.element(waiting.screen.getByText('“Join Online” opens here at Sat 21 Nov, 6:45 am IST')).toBeVisible()
    const joining = await visitAs({ event: online, mine: {}, standing: { joinUrl: 'https://meet.example/own' } })
    await expect
      .element(joining.screen.getByRole('link', { name: /^Join Online/ }))
      .toHaveAttribute('href', 'https://meet.example/own')
  })
})

describe('registering', () => {
  const askedBy = (container: Element) => {
    const form = container.querySelector<HTMLFormElement>('#register-form')
    return [form?.method, form?.getAttribute('action'), Object.fromEntries(new FormData(form ?? undefined))]
  }

  it('[S-154] sends what a visitor presses as a form, which is kept until they have signed in', async () => {
    const { screen, container } = await visit()
    await expect.element(screen.getByRole('button', { name: 'Register Now' }).first()).toHaveAttribute('id', 'register')
    expect(askedBy(container)).toEqual(['post', '/events/evt_1', {}])
    const paid = await visit({ event: { price: 199 } })
    expect(askedBy(paid.container)).toEqual([
      'post',
      '/events/evt_1/order',
      { itemKind: 'event', itemId: 'evt_1', price: '199' },
    ])
    const full = await visit({ event: { seatsLeft: 0 } })
    expect(askedBy(full.container)).toEqual(['post', '/events/evt_1', { joinsWaitlist: 'true' }])
  })

  it('finishes onboarding first', async () => {
    const { container } = await visitPage('/events/evt_1', startApi().answer, { user: newUser })
    expect(askedBy(container)).toEqual(['post', '/events/evt_1', {}])
  })

  it('[S-146] takes a seat, says so, and shows the ticket', async () => {
    const { screen, api, announcements } = await visitAs()
    await screen.getByRole('button', { name: 'Register Now' }).click()
    await expect.element(screen.getByText('You are registered', { exact: true })).toBeVisible()
    expect(api.acts).toEqual(['POST /registration {}'])
    await expect.poll(() => announcements).toEqual(['You are registered for Dawn count at the tank'])
    await expect
      .element(screen.getByRole('link', { name: 'See your ticket' }))
      .toHaveAttribute('href', '/dashboard/my-events/evt_1')
    await expect.element(screen.getByRole('button', { name: 'Cancel Registration' })).toBeVisible()
  })

  it('takes one seat however often it is pressed', async () => {
    const { screen, api } = await visitAs()
    const button = screen.getByRole('button', { name: 'Register Now' }).element() as HTMLButtonElement
    button.click()
    button.click()
    await expect.element(screen.getByText('You are registered', { exact: true })).toBeVisible()
    expect(api.acts).toHaveLength(1)
  })

  it('is a form that works without a script', async () => {
    const { container } = await visitAs()
    const form = container.querySelector<HTMLFormElement>('#register-form')
    expect([form?.method, form?.getAttribute('action')]).toEqual(['post', '/events/evt_1'])
    expect([...new FormData(form ?? undefined)]).toEqual([])
  })

  it.each([
    ['event_full', 'Event Full'],
    ['event_ended', 'This event has ended'],
    ['event_closed', 'Registration for this event has closed'],
    ['own_event', 'You host this event, so you cannot register for it'],
    ['internal', 'Failed to register for event'],
  ] as const)('[S-549] says why not: %s', async (code, title) => {
    const { screen } = await visitAs({ refuses: code })
    await screen.getByRole('button', { name: 'Register Now' }).click()
    await expect.element(screen.getByRole('alert').getByText(title)).toBeVisible()
    await expect.element(screen.getByRole('button', { name: 'Register Now' })).toBeVisible()
  })

  it('says why not, where it was tried without a script', async () => {
    const { screen } = await visitAs({}, { submission: sentForm('event-register', 'event_full') })
    await expect.element(screen.getByRole('alert').getByText('Event Full')).toBeVisible()
  })

  it('[S-151] [W-11] is not possible where it is full; one can wait, and is told as which', async () => {
    const { screen, api, container } = await visitAs({ event: { seatsLeft: 0 } })
    const full = screen.getByRole('button', { name: 'Event Full' })
    await expect.element(full).toBeDisabled()
    await expect.element(screen.getByRole('button', { name: 'Join waitlist' })).toBeVisible()
    expect(full.element().classList).toContain('badge')
    expect(container.querySelectorAll('aside form button')).toHaveLength(1)
    expect(container.querySelector('aside')?.textContent).not.toMatch(/QR code|Add to Calendar/)
    await screen.getByRole('button', { name: 'Join waitlist' }).click()
    await expect.element(screen.getByText('You are on the waitlist', { exact: true })).toBeVisible()
    await expect.element(screen.getByText(/^You are number 3\./)).toBeVisible()
    expect(api.acts).toEqual(['POST /registration {"joinsWaitlist":true}'])
    await screen.getByRole('button', { name: 'Leave the waitlist' }).click()
    await expect.element(screen.getByRole('button', { name: 'Join waitlist' })).toBeVisible()
  })

  it('[S-151] is not possible at all where nobody can wait', async () => {
    const { screen, container } = await visit({ event: { seatsLeft: 0, hasWaitlist: false } })
    await expect.element(screen.getByRole('button', { name: 'Event Full' })).toBeDisabled()
    expect(container.querySelector('#register')).toBeNull()
  })

  it('[W-11] accepts a seat that is offered, until then', async () => {
    const { screen, api } = await visitAs({
      event: { seatsLeft: 0 },
      mine: { status: 'offered', seatUntil: '2026-11-20T20:30:00.000Z' },
    })
    await expect.element(screen.getByText(/^It is yours until Sat 21 Nov, 2:00 am IST\./)).toBeVisible()
    await screen.getByRole('button', { name: 'Accept the seat' }).click()
    await expect.element(screen.getByText('You are registered', { exact: true })).toBeVisible()
    expect(api.acts).toEqual(['POST /registration {}'])
  })

  it('[C-35] [S-132] orders a seat that has a price', async () => {
    const { screen, api, navigation, container } = await visitAs({ event: { price: 199 } })
    const form = container.querySelector<HTMLFormElement>('#register-form')
    expect(form?.getAttribute('action')).toBe('/events/evt_1/order')
    expect([...new FormData(form ?? undefined)]).toEqual([
      ['itemKind', 'event'],
      ['itemId', 'evt_1'],
      ['price', '199'],
    ])
    await screen.getByRole('button', { name: 'Register & Pay' }).click()
    await expect.poll(() => navigation.location.pathname).toBe('/dashboard/my-orders/ord_1')
    expect(api.acts).toEqual(['POST /api/me/orders {"itemKind":"event","itemId":"evt_1","price":199}'])
  })

  it('[C-35] leads to the order that keeps the seat', async () => {
    const { screen } = await visitAs({
      event: { price: 199 },
      mine: { status: 'awaiting_payment' },
      standing: { openOrderId: 'ord_9' },
    })
    await expect
      .element(screen.getByRole('link', { name: 'See how to pay' }))
      .toHaveAttribute('href', '/dashboard/my-orders/ord_9')
    await expect.element(screen.getByRole('button', { name: /Cancel/ })).not.toBeInTheDocument()
  })

  it('[part of W-07] that is paid is given up by a refund of its order', async () => {
    const { screen } = await visitAs({
      event: { price: 199 },
      mine: { status: 'registered' },
      standing: { paidOrderId: 'ord_9' },
    })
    await expect
      .element(screen.getByRole('link', { name: 'Request a refund' }))
      .toHaveAttribute('href', '/dashboard/my-orders/ord_9')
    await expect.element(screen.getByRole('button', { name: /Cancel/ })).not.toBeInTheDocument()
  })

  it('is not for its host, who edits it', async () => {
    const { screen, container } = await visitAs({ standing: { isOwn: true, mayManage: true } })
    await expect.element(screen.getByRole('link', { name: 'Edit' })).toHaveAttribute('href', '/dashboard/events/evt_1')
    expect(container.querySelector('#register')).toBeNull()
  })

  it('is offered where it cannot be told what somebody is to the event', async () => {
    const { answer } = startApi()
    const { screen } = await visitPage(
      '/events/evt_1',
      (url, request) => (url.pathname.endsWith('/standing') ? problem('internal') : answer(url, request)),
      { user },
    )
    await expect.element(screen.getByRole('button', { name: 'Register Now' })).toBeVisible()
  })

  it('is at hand at the foot of a phone, in the same form', async () => {
    await page.viewport(360, 740)
    const { screen, api } = await visitAs()
    const [inCard, inBar] = screen.getByRole('button', { name: 'Register Now' }).elements() as HTMLButtonElement[]
    expect(inBar?.form).toBe(inCard?.form)
    // The second button is in the bar at the foot of the screen.
    expect(inBar?.closest('[data-bottom-bar]')).not.toBeNull()
    inBar?.click()
    await expect.element(screen.getByText('You are registered', { exact: true })).toBeVisible()
    expect(api.acts).toHaveLength(1)
    await expect.element(screen.getByRole('button', { name: 'Register Now' })).not.toBeInTheDocument()
  })
})

describe('a registration', () => {
  it('[S-147] is cancelled at once and given back by undoing', async () => {
    const { screen, api, notices } = await visitAs({ mine: {} })
    await screen.getByRole('button', { name: 'Cancel Registration' }).click()
    await expect.element(screen.getByRole('button', { name: 'Register Now' })).toBeVisible()
    await expect
      .poll(() => notices)
      .toMatchObject([{ text: 'Your registration is cancelled', action: { label: 'Undo' } }])
    notices[0]?.action?.run()
    await expect.element(screen.getByRole('button', { name: 'Cancel Registration' })).toBeVisible()
    expect(api.acts).toEqual(['DELETE /registration', 'POST /registration/restoration'])
  })

  it('counts with its act, whatever the edge still keeps of the event', async () => {
    const { screen, container } = await visitAs({
      event: { registrationsCount: 20, seatsLeft: 5, maxParticipants: 25 },
      mine: {},
    })
    const card = () => container.querySelector('aside')?.textContent
    await screen.getByRole('button', { name: 'Cancel Registration' }).click()
    await expect.element(screen.getByRole('button', { name: 'Register Now' })).toBeVisible()
    expect(card()).toContain('Participants19 / 256 seats left')
    await screen.getByRole('button', { name: 'Register Now' }).click()
    await expect.element(screen.getByRole('button', { name: 'Cancel Registration' })).toBeVisible()
    expect(card()).toContain('Participants20 / 255 seats left')
  })

  it('[U-03] is made again after it was cancelled', async () => {
    const { screen, api } = await visitAs({ mine: { status: 'cancelled' } })
    await screen.getByRole('button', { name: 'Register Now' }).click()
    await expect.element(screen.getByText('You are registered', { exact: true })).toBeVisible()
    expect(api.acts).toEqual(['POST /registration {}'])
  })

  it('[S-550] stays where it cannot be cancelled, and says why', async () => {
    const { screen } = await visitAs({ mine: {}, refuses: 'internal' })
    await screen.getByRole('button', { name: 'Cancel Registration' }).click()
    await expect.element(screen.getByRole('alert').getByText('Failed to cancel registration')).toBeVisible()
    await expect.element(screen.getByRole('button', { name: 'Cancel Registration' })).toBeVisible()
  })

  it('of a paid seat is given back by its order', async () => {
    const { screen } = await visitAs({ event: { price: 199 }, mine: {}, refuses: 'seat_ordered' })
    await screen.getByRole('button', { name: 'Cancel Registration' }).click()
    await expect.element(screen.getByRole('alert').getByText(/ask for your money back/)).toBeVisible()
  })

  it('is reminded of, or not', async () => {
    const { screen, api } = await visitAs({ mine: { wantsReminder: true } })
    const reminder = screen.getByRole('switch', { name: 'Email me the day before' })
    await reminder.click()
    await expect.element(reminder).not.toBeChecked()
    await expect.poll(() => api.acts).toEqual(['PUT /registration/reminder {"wantsReminder":false}'])
  })

  it('is cancelled, undone and reminded of by forms without a script', async () => {
    const { container } = await visitAs({ mine: {} })
    const actions = [...container.querySelectorAll('aside form')].map((form) => form.getAttribute('action'))
    expect(actions).toEqual(['/events/evt_1/reminder', '/events/evt_1/cancel'])
  })
})

describe('what machines read', () => {
  it('is an event with its status, its kind of place and its offer', () => {
    expect(eventNode(makeEvent({ price: 199 }))).toMatchObject({
      '@type': 'Event',
      name: 'Dawn count at the tank',
      startDate: '2026-11-21T01:30:00.000Z',
      eventStatus: 'https://schema.org/EventScheduled',
      eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
      location: { '@type': 'Place', name: 'Jakkur lake, Bengaluru' },
      offers: { price: 199, priceCurrency: 'INR', availability: 'https://schema.org/InStock' },
      organizer: { name: 'Tenzin Dolma' },
    })
    const online = eventNode(
      makeEvent({ type: 'online', venue: null, isCancelled: true, publicMeetingUrl: 'https://meet.example/open' }),
    )
    expect(online).toMatchObject({
      eventStatus: 'https://schema.org/EventCancelled',
      eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
      location: { '@type': 'VirtualLocation' },
    })
    expect(JSON.stringify(online)).not.toContain('meet.example')
  })

  it('is its title, when and where, and its picture', async () => {
    const { description } = await visit({ event: { coverImage: '/media/poster.webp' } })
    expect(description.meta).toMatchObject({
      title: 'Dawn count at the tank',
      canonical: '/events/evt_1',
      image: '/media/poster.webp',
      breadcrumbs: [
        { label: 'Events' },
        { label: 'Kere Events', path: '/events' },
        { label: 'Dawn count at the tank' },
      ],
    })
    expect(description.meta.description).toMatch(/^Sat 21 Nov, 7:00–9:30 am IST, Jakkur lake, Bengaluru\. We split/)
  })
})

describe('axe', () => {
  it.each([
    ['a visitor’s', {}, false],
    ['a full one', { event: { seatsLeft: 0 } }, true],
    ['a registered one', { mine: {} }, true],
    ['an offered one', { mine: { status: 'offered', seatUntil: '2026-11-20T20:30:00.000Z' } }, true],
    ['a waiting one', { mine: { status: 'waitlisted', position: 2 } }, true],
    ['a cancelled one', { event: { isCancelled: true, cancelMessage: 'Flood.' } }, false],
  ] as const)('finds nothing in %s', async (_, given, isSignedIn) => {
    const { container, screen } = await (isSignedIn ? visitAs(given) : visit(given))
    await expect.element(screen.getByRole('complementary')).toBeVisible()
    await screen.getByText('About this event').click()
    expect(await checkA11y(container)).toEqual([])
  })
})

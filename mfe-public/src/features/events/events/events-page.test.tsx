import { eventSituations } from '@kere/contracts/events/event-relations.fixtures'
import { eventRelations, type EventRelation } from '@kere/contracts/events/event-relations'
import { pending, problem, type FetchStub } from '@kere/platform/react/stage'
import { checkA11y } from '@kere/ui/testing/axe'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import {
  eventsNow,
  makeEventEducator,
  makeEventList,
  makeEventMonth,
  makeEventSummary,
  makeManagedEvents,
  makeMyRegistrations,
  passTimeFrom,
} from '../../../testing/event-answers.ts'
import { newUser } from '../../../testing/new-account.ts'
import { visitPage } from '../../../testing/visit-page.tsx'

const answerWith =
  (list = makeEventList(3), month = makeEventMonth()): FetchStub =>
  ({ pathname }) =>
    Response.json(pathname.startsWith('/api/event-months/') ? { ...month, month: pathname.slice(-7) } : list)

const listed = (given: Parameters<typeof makeEventSummary>[1]) =>
  answerWith(makeEventList(1, { items: [makeEventSummary(1, given)] }))

const rowText = (container: Element) => container.querySelector('section[aria-label=Events] li h3')?.closest('li')

beforeEach(() => {
  passTimeFrom(eventsNow)
})

afterEach(async () => {
  vi.restoreAllMocks()
  await page.viewport(1280, 800)
  delete document.documentElement.dataset.theme
})

describe('the list of events', () => {
  it('is one request for the list and one for the month', async () => {
    const { requests, screen } = await visitPage('/events?type=online&search=lake', answerWith())
    await expect.element(screen.getByRole('heading', { level: 1, name: 'Events' })).toBeVisible()
    await expect
      .poll(() => requests.map(({ pathname, search }) => pathname + search).toSorted())
      .toEqual([
        '/api/event-months/2026-11?tab=product&type=online&search=lake',
        '/api/events?tab=product&search=lake&type=online&limit=12',
      ])
  })

  it('[S-125] has three tabs with their counts, as links', async () => {
    const { screen } = await visitPage('/events', answerWith())
    const tabs = screen.getByRole('navigation', { name: 'Kinds of events' }).getByRole('link')
    expect(
      tabs.elements().map((tab) => [...[...tab.childNodes].map((node) => node.textContent), tab.getAttribute('href')]),
    ).toEqual([
      ['Kere Events', '17', '/events'],
      ['Educator Events', '9', '/events?tab=educator'],
      ['Info Events', '3', '/events?tab=info'],
    ])
    await expect.element(screen.getByRole('link', { name: /Kere Events/ })).toHaveAttribute('aria-current', 'page')
  })

  it('counts no events to come over a list of past ones', async () => {
    const { screen } = await visitPage('/events?past=true', answerWith())
    await expect.element(screen.getByRole('link', { name: 'Kere Events', exact: true })).toBeVisible()
  })

  it('says of what runs that it is on, and counts no seats of it', async () => {
    const { container } = await visitPage(
      '/events',
      listed({
        startsAt: '2026-11-19T04:30:00.000Z',
        endsAt: '2026-11-25T12:00:00.000Z',
        closesAt: '2026-11-19T04:30:00.000Z',
        seatsLeft: 3,
      }),
    )
    await expect.poll(() => rowText(container)?.textContent).toContain('On now')
    expect(rowText(container)?.textContent).not.toMatch(/seats left|Registration closed/)
  })

  it.each(Object.keys(eventRelations))(
    'says and offers to who is signed in what the table of relations does: %s',
    async (name) => {
      const relation = name as EventRelation
      const { status, isCheckedIn, isOwn, is } = eventSituations[relation]
      const { badge, main } = eventRelations[relation]
      const event = makeEventSummary(1, {
        isCancelled: is === 'cancelled',
        ...(is === 'over' && { startsAt: '2026-11-18T01:30:00.000Z', endsAt: '2026-11-18T04:00:00.000Z' }),
      })
      const mine = { id: 'reg_1', status, event, checkedInAt: isCheckedIn ? '2026-11-18T01:32:00.000Z' : null }
      const { screen } = await visitPage(
        '/events',
        ({ pathname, search }, request) => {
          if (pathname === '/api/me/registrations') return Response.json(makeMyRegistrations(status ? [mine] : []))
          if (pathname === '/api/managed-events') return Response.json(makeManagedEvents(isOwn ? [event] : []))
          return answerWith(makeEventList(1, { items: [event] }))(new URL(pathname + search, location.href), request)
        },
        { user: { ...newUser, isOnboarded: true, role: isOwn ? 'educator' : 'student' } },
      )
      const row = screen.getByRole('region', { name: 'Events' }).getByRole('listitem').filter({ hasText: 'Event 1' })
      const isTold = badge !== null && relation !== 'cancelled'
      const [told, offered] = isTold ? [badge.label, main?.label] : ['Free', 'Register Now']
      await expect.element(row.getByText(told, { exact: true })).toBeVisible()
      await expect.element(row.getByRole('link', { name: `${offered} for Event 1` })).toBeVisible()
      expect(row.getByRole('link', { name: / for Event 1$/ }).elements()).toHaveLength(1)
    },
  )

  it('[part of S-126] searches when the search is sent, and keeps what else is chosen', async () => {
    const { screen, navigation, requests } = await visitPage('/events?type=online&show=24', answerWith())
    await screen.getByRole('searchbox').fill('tank')
    await expect.poll(() => navigation.location.search).toBe('?type=online&show=24')
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => navigation.location.search).toBe('?search=tank&type=online')
    await expect.poll(() => requests.some(({ search }) => search.includes('search=tank'))).toBe(true)
  })

  it('[part of S-126] sends the search and keeps the rest without a script', async () => {
    const { container } = await visitPage('/events?tab=info&past=true&show=24', answerWith())
    const form = container.querySelector<HTMLFormElement>('form[role=search]')
    expect([form?.method, form?.getAttribute('action')]).toEqual(['get', '/events'])
    expect([...new FormData(form ?? undefined)]).toEqual([
      ['search', ''],
      ['tab', 'info'],
      ['past', 'true'],
    ])
  })

  it('[S-127] has the types all, online and in person', async () => {
    const { screen, navigation } = await visitPage('/events?search=lake', answerWith())
    const group = screen.getByRole('group', { name: 'Type' })
    await expect.element(group.getByRole('radio', { name: 'All' })).toBeChecked()
    await group.getByRole('radio', { name: 'In person' }).click()
    await expect.poll(() => navigation.location.search).toBe('?search=lake&type=in-person')
    await screen.getByRole('link', { name: 'Remove filter: In person' }).click()
    await expect.poll(() => navigation.location.search).toBe('?search=lake')
  })

  it('[B-20] are filtered by the languages in which they were written, which are taken away one by one', async () => {
    const { requests, screen } = await visitPage('/events?language=hi&type=online', answerWith())
    await screen.getByRole('checkbox', { name: 'Kannada' }).click()
    await expect
      .poll(() => requests.map(({ pathname, search }) => pathname + search))
      .toEqual(
        expect.arrayContaining([
          '/api/events?tab=product&type=online&language=kn&language=hi&limit=12',
          '/api/event-months/2026-11?tab=product&type=online&language=kn&language=hi',
        ]),
      )
    const chips = screen.getByRole('list', { name: 'Active filters' })
    await expect
      .element(chips.getByRole('link', { name: 'Hindi' }))
      .toHaveAttribute('href', '/events?type=online&language=kn')
    await expect.element(chips.getByRole('link', { name: 'Clear all' })).toHaveAttribute('href', '/events')
  })

  it('[B-20] say in which language they are, where it is not that of the page', async () => {
    const items = [
      makeEventSummary(1, { title: 'ಬೀಜ ಹಬ್ಬ', language: 'kn', originalLanguage: 'kn', venue: 'ಧಾರವಾಡ' }),
      makeEventSummary(2, { title: 'A walk', language: 'en', originalLanguage: 'kn', venue: 'ಜಕ್ಕೂರು' }),
    ]
    const { screen } = await visitPage('/events', answerWith(makeEventList(2, { items })))
    await expect.element(screen.getByRole('link', { name: 'ಬೀಜ ಹಬ್ಬ', exact: true })).toHaveAttribute('lang', 'kn')
    await expect.element(screen.getByRole('link', { name: 'A walk', exact: true })).not.toHaveAttribute('lang')
    expect(screen.getByText('In Kannada').elements()).toHaveLength(1)
    for (const venue of ['ಧಾರವಾಡ', 'ಜಕ್ಕೂರು'])
      expect(screen.getByText(venue).element().closest('[lang]')).toHaveAttribute('lang', 'kn')
  })

  it('[S-128] shows past events only where they are asked for', async () => {
    const { screen, navigation, requests } = await visitPage('/events', answerWith())
    await expect.element(screen.getByText('3 upcoming events', { exact: true })).toBeVisible()
    await screen.getByRole('switch', { name: 'Show past events' }).click()
    await expect.poll(() => navigation.location.search).toBe('?past=true')
    await expect.element(screen.getByText('3 past events', { exact: true })).toBeVisible()
    await expect.poll(() => requests.at(-1)?.search).toBe('?tab=product&past=true&sort=latest&limit=12')
  })

  it('[S-129] has a month with a previous and a next one, and leads back to today', async () => {
    const { screen, navigation } = await visitPage('/events?type=online', answerWith())
    await expect.element(screen.getByRole('heading', { level: 2, name: 'November 2026' })).toBeVisible()
    await expect
      .element(screen.getByRole('link', { name: 'Previous month' }))
      .toHaveAttribute('href', '/events?type=online&month=2026-10')
    await screen.getByRole('link', { name: 'Next month' }).click()
    await expect.poll(() => navigation.location.search).toBe('?type=online&month=2026-12')
    await expect.element(screen.getByRole('heading', { level: 2, name: 'December 2026' })).toBeVisible()
    await screen.getByRole('link', { name: 'Today' }).click()
    await expect.poll(() => navigation.location.search).toBe('?type=online')
  })

  it('turns the pages of the calendar without asking for the list again', async () => {
    const { screen, requests } = await visitPage('/events', answerWith())
    await screen.getByRole('link', { name: 'Next month' }).click()
    await expect.poll(() => requests.map(({ pathname }) => pathname)).toContain('/api/event-months/2026-12')
    expect(requests.filter(({ pathname }) => pathname === '/api/events')).toHaveLength(1)
  })

  it('leads no crawler on for ever', async () => {
    const { screen } = await visitPage('/events?month=2028-11', answerWith())
    await expect.element(screen.getByRole('link', { name: 'Previous month' })).toBeVisible()
    await expect.element(screen.getByRole('link', { name: 'Next month' })).not.toBeInTheDocument()
  })

  it('[S-130] shows a dot for each of up to three events of a day', async () => {
    const { screen } = await visitPage('/events', answerWith())
    const dotsOf = (name: string) => screen.getByRole('link', { name }).element().querySelectorAll('[data-dot]').length
    expect([dotsOf('Wed 4 Nov, 1 event'), dotsOf('Sat 21 Nov, 5 events')]).toEqual([1, 3])
  })

  it('[S-131] lists one day when it is chosen, and all when it is chosen again', async () => {
    const { screen, navigation, requests } = await visitPage('/events', answerWith(makeEventList(2)))
    await screen.getByRole('link', { name: 'Sat 21 Nov, 5 events' }).click()
    await expect.poll(() => navigation.location.search).toBe('?day=2026-11-21')
    await expect.element(screen.getByText('2 events on Sat 21 Nov', { exact: true })).toBeVisible()
    await expect.poll(() => requests.at(-1)?.search).toBe('?tab=product&day=2026-11-21&limit=12')
    await expect.element(screen.getByRole('switch')).not.toBeInTheDocument()
    await screen.getByRole('link', { name: 'Sat 21 Nov, 5 events' }).click()
    await expect.poll(() => navigation.location.search).toBe('')
  })

  it('[part of S-520] shows a month with the titles of its events, and lists it', async () => {
    const { screen, requests } = await visitPage('/events?view=calendar', answerWith())
    const month = screen.getByRole('table', { name: 'Events in November 2026' })
    await expect.element(month.getByRole('link', { name: 'Event 2' })).toHaveAttribute('href', '/events/evt_2')
    await expect
      .element(month.getByRole('link', { name: '2 more on Sat 21 Nov' }))
      .toHaveAttribute('href', '/events?day=2026-11-21')
    await expect.element(screen.getByText('3 events in November 2026', { exact: true })).toBeVisible()
    await expect.poll(() => requests.map(({ search }) => search)).toContain('?tab=product&month=2026-11&limit=12')
    await expect
      .element(screen.getByRole('navigation', { name: 'View' }).getByRole('link', { name: 'List' }))
      .toHaveAttribute('href', '/events')
  })

  it('draws what takes several days once in each week', async () => {
    const camp = { id: 'evt_9', title: 'Wetland camp', topic: null, startsAt: '2026-11-20T04:30:00.000Z' }
    const days = ['20', '21', '22', '23', '24'].map((day) => ({ day: `2026-11-${day}`, count: 1, events: [camp] }))
    const { screen } = await visitPage(
      '/events?view=calendar',
      answerWith(undefined, makeEventMonth({ month: '2026-11', days })),
    )
    const month = screen.getByRole('table', { name: 'Events in November 2026' })
    await expect.element(month).toBeVisible()
    const bars = month.getByRole('link', { name: /Wetland camp/ }).elements()
    expect(bars.map(({ textContent }) => textContent)).toEqual(['10:00 am Wetland camp', 'Wetland camp'])
    const [friday, saturday, sunday] = ['20', '21', '22'].map((number) =>
      month
        .getByRole('cell', { name: new RegExp(`^${number}`) })
        .element()
        .getBoundingClientRect(),
    )
    const bar = bars[0]!.getBoundingClientRect()
    expect(bar.left).toBeGreaterThan(friday!.left)
    expect(bar.right).toBeGreaterThan(saturday!.right)
    expect(bar.right).toBeLessThan(sunday!.right)
  })

  it('groups events by the month in India in which they start', async () => {
    const items = [
      makeEventSummary(1, { startsAt: '2026-11-30T18:29:00.000Z', endsAt: '2026-11-30T18:40:00.000Z' }),
      makeEventSummary(2, { startsAt: '2026-11-30T18:30:00.000Z', endsAt: '2026-11-30T19:30:00.000Z' }),
      makeEventSummary(3, { startsAt: '2027-01-02T04:30:00.000Z', endsAt: '2027-01-02T05:30:00.000Z' }),
    ]
    const { container } = await visitPage('/events', answerWith(makeEventList(3, { items })))
    const groups = [...container.querySelectorAll('section section')].map((group) => [
      group.querySelector('h2')?.textContent,
      group.querySelectorAll('h3').length,
    ])
    expect(groups).toEqual([
      ['November', 1],
      ['December', 1],
      ['January 2027', 1],
    ])
  })

  it('puts what runs before what is to come, and not so on the page of a day', async () => {
    const runs = makeEventSummary(1, {
      startsAt: '2026-11-19T04:30:00.000Z',
      endsAt: '2026-11-25T12:00:00.000Z',
      closesAt: '2026-11-19T04:30:00.000Z',
    })
    const coming = makeEventSummary(2, { startsAt: '2026-12-02T04:30:00.000Z', endsAt: '2026-12-02T05:30:00.000Z' })
    const headings = async (address: string) => {
      const { container } = await visitPage(address, answerWith(makeEventList(2, { items: [runs, coming] })))
      const found = [...container.querySelectorAll('section section > h2, section section h3')].map(
        (heading) => heading.textContent,
      )
      container.remove()
      return found
    }
    expect(await headings('/events')).toEqual(['On now', 'Event 1', 'December', 'Event 2'])
    expect(await headings('/events?day=2026-11-20')).toEqual(['November', 'Event 1', 'December', 'Event 2'])
  })

  it('[U-23] [W-61] shows a row with its day, its time in IST and the reader’s own, seats, host, topic and price', async () => {
    const { container } = await visitPage('/events', listed({ price: 123_456 }))
    const text = rowText(container)?.textContent ?? ''
    for (const part of [
      'Sat 21 Nov, 7:00–9:30 am IST, Jakkur lake, Bengaluru',
      'In person',
      'Biodiversity',
      '7 of 25 seats left',
      'Host: Tenzin Dolma',
      '₹1,23,456',
    ])
      expect(text).toContain(part)
    const isInIndia = new Date(eventsNow).getTimezoneOffset() === -330
    expect(text.includes('Your time:')).toBe(!isInIndia)
  })

  it.each([
    ['[S-146] a seat', {}, 'Register Now for Event 1'],
    ['[S-132] a seat that has a price', { price: 199 }, 'Register & Pay for Event 1'],
    ['[W-11] the waitlist', { seatsLeft: 0, price: 299 }, 'Join waitlist for Event 1'],
    ['another site', { source: 'external', seatsLeft: 0 }, 'Register Now for Event 1'],
  ] as const)('offers %s, on its page', async (_, given, name) => {
    const { screen } = await visitPage('/events', listed(given))
    await expect.element(screen.getByRole('link', { name })).toHaveAttribute('href', '/events/evt_1#register')
  })

  it.each([
    ['is full', { seatsLeft: 0, hasWaitlist: false }, 'Event Full'],
    ['is closed', { closesAt: '2026-11-20T08:30:00.000Z' }, 'Registration closed'],
    ['is over', { endsAt: '2026-11-20T08:30:00.000Z' }, 'Ended'],
    ['is cancelled', { isCancelled: true }, 'Cancelled'],
  ])('says that an event %s, and offers nothing', async (_, given, text) => {
    const { screen, container } = await visitPage('/events', listed(given))
    await expect.element(screen.getByText(text, { exact: true })).toBeVisible()
    expect(rowText(container)?.querySelectorAll('a')).toHaveLength(1)
  })

  it.each([820, 1024, 1280])(
    'has the calendar beside the list at %i px, and all of a row on the screen',
    async (width) => {
      await page.viewport(width, 900)
      const { container } = await visitPage('/events', listed({ seatsLeft: 3 }))
      const boxOf = (selector: string) => container.querySelector(selector)!.getBoundingClientRect()
      await expect.poll(() => container.querySelector('.event-row a.button')).toBeTruthy()
      const [calendar, list, row, act] = [
        'table',
        'section[aria-label="Events"]',
        '.event-row',
        '.event-row a.button',
      ].map(boxOf)
      expect(calendar!.right).toBeLessThan(list!.left)
      expect(row!.top).toBeLessThan(500)
      expect(act!.right).toBeLessThanOrEqual(width)
      expect(boxOf('.event-row h3').width).toBeGreaterThan(180)
      expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth)
    },
  )

  it('[C-37] marks what is neither Kere’s own nor information', async () => {
    const { screen } = await visitPage('/events', listed({ category: 'other' }))
    await expect.element(screen.getByText('Other', { exact: true })).toBeVisible()
  })

  it('adds the next rows to those that stand, with one request for them', async () => {
    const answer: FetchStub = (url, request) =>
      url.searchParams.has('cursor')
        ? Response.json(
            makeEventList(0, {
              items: Array.from({ length: 5 }, (_, index) => makeEventSummary(index + 13)),
              total: 17,
            }),
          )
        : answerWith(makeEventList(12, { total: 17, nextCursor: 'next' }))(url, request)
    const { screen, container, requests, announcements, navigation } = await visitPage('/events', answer)
    const first = rowText(container)
    await screen.getByRole('link', { name: 'Show 5 more' }).click()
    await expect.element(screen.getByText('Showing 17 of 17')).toBeVisible()
    await expect.poll(() => navigation.location.search).toBe('?show=24')
    const lists = requests.filter(({ pathname }) => pathname === '/api/events').map(({ search }) => search)
    expect(lists).toEqual(['?tab=product&limit=12', '?tab=product&limit=12&cursor=next'])
    expect(rowText(container)).toBe(first)
    expect(announcements).toEqual(['Showing 17 of 17 upcoming events'])
    await expect.element(screen.getByText('Showing 17 of 17')).toHaveFocus()
  })

  it('begins a new window after 96 rows', async () => {
    const { screen } = await visitPage(
      '/events?show=96',
      answerWith(makeEventList(96, { total: 250, nextCursor: 'c96' })),
    )
    await expect
      .element(screen.getByRole('link', { name: 'Next 12 events' }))
      .toHaveAttribute('href', '/events?cursor=c96')
  })

  it('answers a cursor that is none with a calm panel and 400', async () => {
    const { screen, description } = await visitPage('/events?past=true&cursor=garbage', (url, request) =>
      url.pathname === '/api/events' ? problem('invalid_cursor') : answerWith()(url, request),
    )
    expect(description.status).toBe(400)
    await expect
      .element(screen.getByRole('link', { name: 'Go to the first page' }))
      .toHaveAttribute('href', '/events?past=true')
  })

  it('shows rows to come while the first ones load', async () => {
    const { screen } = await visitPage('/events', pending)
    await expect.element(screen.getByRole('status').getByText('Loading events')).toBeInTheDocument()
    await expect.element(screen.getByRole('heading', { level: 2, name: 'November 2026' })).toBeVisible()
  })

  it('[S-134] says that there are none, [S-135] or none that are over', async () => {
    const none = answerWith(makeEventList(0), makeEventMonth({ days: [] }))
    const { screen } = await visitPage('/events?type=online', none)
    await expect.element(screen.getByRole('heading', { name: 'No events found' })).toBeVisible()
    await expect.element(screen.getByRole('link', { name: 'Clear filters' })).toHaveAttribute('href', '/events')
    const past = await visitPage('/events?past=true', none)
    await expect.element(past.screen.getByRole('heading', { name: 'No past events match your filters.' })).toBeVisible()
  })

  it('[S-136] [S-545] shows what the server says of a failure in an alert, and tries again', async () => {
    let isUp = false
    const failed = { type: 'about:blank', title: 'x', status: 500, code: 'internal', detail: 'Failed to fetch events' }
    const { screen, description } = await visitPage('/events', (url, request) =>
      isUp || url.pathname !== '/api/events'
        ? answerWith()(url, request)
        : Response.json(failed, { status: 500, headers: { 'x-request-id': 'req_7F3K' } }),
    )
    expect(description.status).toBe(503)
    const alert = screen.getByRole('alert')
    await expect.element(alert.getByRole('heading', { name: 'Failed to fetch events' })).toBeVisible()
    await expect.element(alert.getByText(/Reference req_7F3K/)).toBeVisible()
    isUp = true
    await alert.getByRole('link', { name: 'Retry' }).click()
    await expect.element(screen.getByText('3 upcoming events', { exact: true })).toBeVisible()
  })

  it('[S-532.events] says that there is no connection', async () => {
    const { screen } = await visitPage('/events', () => Promise.reject(new TypeError('Failed to fetch')))
    await expect.element(screen.getByRole('alert')).toHaveTextContent('Unable to connect to the database')
  })

  it('lists events also where the month does not come', async () => {
    const { screen, description } = await visitPage('/events', (url, request) =>
      url.pathname === '/api/events' ? answerWith()(url, request) : problem('internal'),
    )
    expect(description.status).toBe(200)
    await expect.element(screen.getByText('3 upcoming events', { exact: true })).toBeVisible()
    await expect.element(screen.getByRole('heading', { level: 2, name: 'November 2026' })).toBeVisible()
  })

  it('keeps its filters in a sheet on a phone', async () => {
    await page.viewport(360, 740)
    const { screen } = await visitPage('/events', answerWith())
    const type = screen.getByRole('radio', { name: 'Online' })
    await expect.element(type).not.toBeInTheDocument()
    await screen.getByRole('button', { name: 'Filters' }).click()
    await expect.element(type).toBeVisible()
    await screen.getByRole('button', { name: 'Show 3 upcoming events' }).click()
    await expect.element(type).not.toBeInTheDocument()
  })

  it('[part of W-14.public] gives the address of the feed, to open or to copy', async () => {
    const { screen, notices } = await visitPage('/events', answerWith())
    const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await screen.getByText('Subscribe in your calendar').click()
    await expect
      .element(screen.getByRole('link', { name: 'Open in my calendar' }))
      .toHaveAttribute('href', `webcal://${location.host}/events.ics`)
    await screen.getByRole('button', { name: 'Copy the address' }).click()
    expect(copied).toHaveBeenCalledWith(`${location.origin}/events.ics`)
    await expect.poll(() => notices).toEqual([{ tone: 'success', text: 'Address copied' }])
    await userEvent.keyboard('{Escape}')
    await expect.element(screen.getByRole('link', { name: 'Open in my calendar' })).not.toBeInTheDocument()
  })

  it('has one address for each tab, and asks search engines to leave days and months', async () => {
    const info = await visitPage('/events?tab=info&past=true', answerWith())
    expect(info.description.meta).toMatchObject({ title: 'Info events', canonical: '/events?tab=info' })
    expect(info.description.meta.noindex).toBeUndefined()
    const day = await visitPage('/events?day=2026-11-21', answerWith())
    expect(day.description.meta).toMatchObject({ canonical: '/events', noindex: true })
  })

  it.each(['/events', '/events?view=calendar', '/events?day=2026-11-21&search=tank'])(
    'has nothing for axe at %s',
    async (path) => {
      const items = [makeEventSummary(1), makeEventSummary(2, { type: 'online', venue: null, seatsLeft: 0 })]
      const { container } = await visitPage(path, answerWith(makeEventList(2, { items, total: 30, nextCursor: 'n' })))
      expect(await checkA11y(container)).toEqual([])
    },
  )
})

describe('the educators', () => {
  const educators =
    (items = [makeEventEducator(1)]): FetchStub =>
    ({ pathname }) =>
      Response.json(
        pathname === '/api/event-educators'
          ? { items, nextCursor: null, total: items.length, totalIsLowerBound: false }
          : makeEventList(0),
      )

  it('[part of S-137] show a photo, or the initials where there is none', async () => {
    const photo = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=='
    const items = [
      makeEventEducator(1, { avatarUrl: photo }),
      makeEventEducator(2, { name: 'Meera Prabhu', avatarUrl: null }),
    ]
    const { screen, container } = await visitPage('/events?tab=educator', educators(items))
    await expect.element(screen.getByRole('heading', { level: 2, name: 'Meera Prabhu' })).toBeVisible()
    const [first, second] = [...container.querySelectorAll('section li h2')].map((name) => name.closest('li'))
    expect(first?.querySelector('img')?.getAttribute('src')).toBe(photo)
    expect(second?.querySelector('img')).toBeNull()
    expect(second?.textContent).toContain('MP')
  })

  it('[S-137] are cards with who they are, up to three subjects, their calendar and their group', async () => {
    const { screen, container } = await visitPage('/events?tab=educator', educators())
    await expect.element(screen.getByRole('heading', { level: 2, name: 'Kavya Hegde 1' })).toBeVisible()
    const text = container.querySelector('section li h2')?.closest('li')?.textContent ?? ''
    for (const part of [
      'Soil scientist, Institute of Wetland Studies',
      'Mysuru, Karnataka',
      'Kavya builds composters with schools.',
      'Waste Management',
      'Circular Economy',
      'Climate Justice',
      '+2 more',
    ])
      expect(text).toContain(part)
    expect(text).not.toContain('Green Building')
    const calendar = screen.getByRole('link', { name: /^See events of Kavya/ })
    await expect.element(calendar).toHaveAttribute('href', 'https://lu.ma/kavya')
    await expect.element(calendar).toHaveAttribute('rel', 'noopener nofollow ugc')
    await expect.element(screen.getByRole('link', { name: /^Join the group of Kavya/ })).toBeVisible()
  })

  it('[S-137] [part of W-50] show no group where there is none, and no link that is none', async () => {
    const { screen } = await visitPage(
      '/events?tab=educator',
      educators([makeEventEducator(1, { groupUrl: null, calendarUrl: 'javascript:alert(1)' })]),
    )
    await expect.element(screen.getByRole('heading', { level: 2, name: 'Kavya Hegde 1' })).toBeVisible()
    await expect.element(screen.getByRole('link', { name: /of Kavya/ })).not.toBeInTheDocument()
  })

  it('[S-138] are joined by whoever teaches', async () => {
    const { screen } = await visitPage('/events?tab=educator', educators())
    await expect
      .element(screen.getByRole('link', { name: 'Join as Educator' }))
      .toHaveAttribute('href', '/join-as-educator')
  })

  it('[S-125] have the counts of the other tabs beside them', async () => {
    const { screen } = await visitPage('/events?tab=educator', educators())
    await expect.element(screen.getByRole('link', { name: 'Educator Events 9' })).toBeVisible()
  })

  it('[S-140] say that there are none', async () => {
    const { screen } = await visitPage('/events?tab=educator&search=nobody', educators([]))
    await expect.element(screen.getByRole('heading', { name: 'No educator profiles found' })).toBeVisible()
    await expect
      .element(screen.getByRole('link', { name: 'Clear the search' }))
      .toHaveAttribute('href', '/events?tab=educator')
  })

  it('have nothing for axe', async () => {
    const { container } = await visitPage('/events?tab=educator', educators([1, 2].map((n) => makeEventEducator(n))))
    expect(await checkA11y(container)).toEqual([])
  })
})

import type { Event, EventEducator, EventList, EventMonth } from '@kere/contracts/events/events'
import { beforeEach, describe, expect, it } from 'vitest'
import { startApi } from '../../../test/call-api.ts'
import { emptyDatabase } from '../../../test/empty-database.ts'
import { costSizes, eventCosts } from '../../../test/event-costs.ts'
import { failingDatabase } from '../../../test/failing-database.ts'
import { anEducator } from '../../../test/factories.ts'
import { aPublishedEvent, today } from '../../../test/published-events.ts'
import { aUser, type TestUser } from '../../../test/sessions.ts'
import { run } from '../../../test/database.ts'

const hourMs = 60 * 60 * 1000
const dayMs = 24 * hourMs
const at = (moment: string) => Date.parse(`${moment}+05:30`)

let api: ReturnType<typeof startApi>
let host: string

beforeEach(async () => {
  await emptyDatabase()
  api = startApi()
  host = await anEducator({ firstName: 'Tenzin', lastName: 'Dolma' })
})

/** A union of all shapes; the tests assert the real one. */
type AnyBody = Omit<EventList, 'items'> &
  EventMonth &
  Event & { items: (EventList['items'][number] & EventEducator)[]; code: string; detail: string }

async function read(path: string, user?: TestUser) {
  const answer = await api.call(path, user && { headers: { cookie: user.cookie } })
  return { ...answer, body: answer.body as unknown as AnyBody }
}

const list = async (query = '') => (await read(`/api/events${query}`)).body
const titles = async (query = '') => (await list(query)).items.map(({ title }) => title)
const named = (title: string, about: Parameters<typeof aPublishedEvent>[1] = {}) =>
  aPublishedEvent(host, { title, ...about })

describe('the events of home', () => {
  const upcoming = async () => (await list('/upcoming')).items.map(({ title }) => title)

  it('[S-076] [U-08] [W-54] are the next three by their start, without what is hidden from home', async () => {
    await named('Fourth', { startsAt: at('2026-11-24T07:00') })
    await named('Third', { startsAt: at('2026-11-23T07:00'), category: 'info' })
    await named('Second', { startsAt: at('2026-11-22T07:00'), type: 'online' })
    const { id } = await named('Expo', { startsAt: at('2026-11-21T09:00'), isHiddenFromHome: true })
    await named('First', { startsAt: at('2026-11-21T07:00') })
    expect(await upcoming()).toEqual(['First', 'Second', 'Third'])
    await run(`UPDATE events SET is_hidden_from_home = 0 WHERE id = '${id}'`)
    expect(await upcoming()).toEqual(['First', 'Expo', 'Second'])
  })

  it('[S-076] are still to begin and take place', async () => {
    await named('Begun', { startsAt: today, hours: 48 })
    await named('Over', { startsAt: today - dayMs })
    await named('Cancelled', { cancelledAt: 1 })
    await named('Draft', { published: false, publishedAt: null })
    await named('Deleted', { published: false, deletedAt: 1 })
    expect(await upcoming()).toEqual([])
    await named('Next', { startsAt: today + 1 })
    expect(await upcoming()).toEqual(['Next'])
  })
})

describe('a failing database', () => {
  it.each([
    ['S-545', '/api/events', 'Failed to fetch events'],
    ['S-545', '/api/event-months/2026-11', 'Failed to fetch events'],
    ['S-547', '/api/events/evt_1', 'Failed to fetch event'],
  ])('[%s] is answered at %s with “%s”', async (_, path, detail) => {
    const { status, body } = await startApi({ db: failingDatabase() }).call(path)
    expect([status, (body as { detail?: string }).detail]).toEqual([503, detail])
  })
})

describe('the list of events', () => {
  it('[S-133, S-504] has published ones only, cancelled ones among them, with what a card shows', async () => {
    const { id } = await named('Dawn count at the tank', {
      topic: 'Biodiversity',
      startsAt: at('2026-11-21T07:00'),
      price: 199,
      maxParticipants: 25,
      coverDrawing: 2,
    })
    await run(`UPDATE events SET taken_count = 20, registrations_count = 18, waitlist_count = 1 WHERE id = '${id}'`)
    await named('Draft', { published: false, publishedAt: null })
    await named('Deleted', { published: false, deletedAt: 1 })
    await named('Cancelled', { startsAt: at('2026-11-22T07:00'), cancelledAt: 1, cancelMessage: 'The bund is closed.' })
    const { items, total, tabs } = await list()
    expect(items.map(({ title, isCancelled }) => [title, isCancelled])).toEqual([
      ['Dawn count at the tank', false],
      ['Cancelled', true],
    ])
    expect([total, tabs]).toEqual([2, { product: 2, educator: 0, info: 0 }])
    expect(items[0]).toEqual({
      id,
      title: 'Dawn count at the tank',
      language: 'en',
      originalLanguage: 'en',
      type: 'in-person',
      category: 'product',
      topic: 'Biodiversity',
      startsAt: '2026-11-21T01:30:00.000Z',
      endsAt: '2026-11-21T03:30:00.000Z',
      closesAt: '2026-11-21T01:30:00.000Z',
      venue: 'Jakkur lake, north gate',
      price: 199,
      maxParticipants: 25,
      registrationsCount: 18,
      seatsLeft: 5,
      hasWaitlist: true,
      isWaitedFor: true,
      isCancelled: false,
      coverImage: null,
      coverDrawing: 2,
      host: { id: host, name: 'Tenzin Dolma' },
      source: 'internal',
      externalUrl: null,
      updatedAt: expect.stringMatching(/^2026-11-14T/),
    })
  })

  it('[S-128, part of S-520] is what has not ended, by its start; what has ended only when asked, the latest first', async () => {
    await named('Later', { startsAt: today + 3 * dayMs })
    await named('Sooner', { startsAt: today + dayMs })
    await named('Goes on since last week', { startsAt: today - 7 * dayMs, hours: 8 * 24 })
    await named('Has begun', { startsAt: today - hourMs })
    await named('Ends now', { startsAt: today - 2 * hourMs })
    await named('Long over', { startsAt: today - 9 * dayMs, isOver: true })
    expect(await titles()).toEqual(['Goes on since last week', 'Has begun', 'Sooner', 'Later'])
    expect(await titles('?sort=latest')).toEqual(['Later', 'Sooner', 'Has begun', 'Goes on since last week'])
    expect(await titles('?past=true')).toEqual(['Ends now', 'Long over'])
    expect(await titles('?past=true&sort=soonest')).toEqual(['Long over', 'Ends now'])
    expect((await list('?past=true')).total).toBe(2)
    api.clock.now += 2 * hourMs
    expect(await titles()).toEqual(['Goes on since last week', 'Sooner', 'Later'])
    expect(await titles('?past=true')).toEqual(['Has begun', 'Ends now', 'Long over'])
  })

  it('[S-127, C-37] is filtered by tab and type; other events stand with the product’s own', async () => {
    await named('Walk', { category: 'product' })
    await named('Open day', { category: 'other', type: 'online', location: 'https://meet.example/a' })
    await named('Conference', { category: 'info', source: 'external', externalUrl: 'https://conference.example/' })
    expect(await titles()).toEqual(['Walk', 'Open day', 'Conference'])
    expect(await titles('?tab=product')).toEqual(['Walk', 'Open day'])
    expect(await titles('?tab=info')).toEqual(['Conference'])
    expect(await titles('?type=online')).toEqual(['Open day'])
    expect(await titles('?type=in-person')).toEqual(['Walk', 'Conference'])
    expect(await titles('?tab=info&type=online')).toEqual([])
    const { items, tabs, total } = await list('?tab=info')
    expect([total, tabs]).toEqual([1, { product: 2, educator: 0, info: 1 }])
    expect(items).toMatchObject([{ source: 'external', externalUrl: 'https://conference.example/' }])
    expect((await read('/api/events?tab=other')).status).toBe(422)
  })

  it('[S-126] is searched in title and description, in any case', async () => {
    await named('Groundwater walk', { description: 'Bring a rope.' })
    await named('Compost', { description: 'Kitchen waste and RAINWATER.', startsAt: today - 9 * dayMs, isOver: true })
    await named('ಕೆರೆ ಹಬ್ಬ', { description: 'A lake’s own feast' })
    await named('Draft of water', { published: false, publishedAt: null })
    expect(await titles('?search=WATER')).toEqual(['Groundwater walk'])
    expect(await titles('?search=water&past=true')).toEqual(['Compost'])
    expect(await titles('?search=rope%20walk')).toEqual(['Groundwater walk'])
    expect(await titles('?search=walk%20a')).toEqual(['Groundwater walk'])
    expect(await titles('?search=gr')).toEqual(['Groundwater walk'])
    expect(await titles('?search=ಕೆರೆ')).toEqual(['ಕೆರೆ ಹಬ್ಬ'])
    for (const nothing of ['zebra', '?!', '" OR 1', 'NEAR(', '%25', 'title:walk']) {
      expect([nothing, await titles(`?search=${nothing}`)]).toEqual([nothing, []])
    }
    expect(await titles('?search=%20')).toHaveLength(2)
    expect((await list('?search=water')).total).toBe(1)
  })

  it('finds what an event is called by now, and nothing once it is withdrawn', async () => {
    const { id } = await named('Groundwater')
    await run(`UPDATE events SET title = 'Wells' WHERE id = '${id}'`)
    expect([await titles('?search=groundwater'), await titles('?search=wells')]).toEqual([[], ['Wells']])
    await run(`UPDATE events SET published = 0 WHERE id = '${id}'`)
    expect([await titles('?search=wells'), await titles('?month=2026-11')]).toEqual([[], []])
    expect((await read('/api/event-months/2026-11')).body.days).toEqual([])
  })

  it('[S-131] is of one day in IST, over or not, with what goes on since before', async () => {
    await named('Ends at midnight', { startsAt: at('2026-11-19T22:00') })
    await named('Over midnight', { startsAt: at('2026-11-19T23:00') })
    await named('At midnight', { startsAt: at('2026-11-20T00:00') })
    await named('Last minute', { startsAt: at('2026-11-20T23:59'), tab: 'info', category: 'info' } as object)
    await named('Next day', { startsAt: at('2026-11-21T00:00') })
    await named('A month long', { startsAt: at('2026-11-01T10:00'), hours: 30 * 24 })
    const day = '?day=2026-11-20'
    expect(await titles(day)).toEqual(['A month long', 'Over midnight', 'At midnight', 'Last minute'])
    expect(await titles(`${day}&tab=product&sort=latest`)).toEqual(['At midnight', 'Over midnight', 'A month long'])
    expect(await titles(`${day}&month=2026-11&type=online`)).toEqual([])
    expect(await titles(`${day}&search=midnight`)).toEqual(['Over midnight', 'At midnight'])
    expect(await titles('?day=2026-12-01')).toEqual(['A month long'])
    expect(await titles('?day=2026-12-02')).toEqual([])
    expect((await list(day)).total).toBe(4)
    api.clock.now += 30 * dayMs
    expect(await titles(day)).toHaveLength(4)
    expect((await read('/api/events?day=2026-02-30')).status).toBe(422)
  })

  it('[part of S-520] is of one month in IST by its start, over or not', async () => {
    await named('Before', { startsAt: at('2026-11-01T00:00') - 1, isOver: true })
    await named('First', { startsAt: at('2026-11-01T00:00'), isOver: true })
    await named('Last', { startsAt: at('2026-12-01T00:00') - 1 })
    await named('After', { startsAt: at('2026-12-01T00:00') })
    expect(await titles('?month=2026-11')).toEqual(['First', 'Last'])
    expect(await titles('?month=2026-11&past=true&tab=product&sort=latest')).toEqual(['Last', 'First'])
    expect(await titles('?month=2026-11&search=event%20first')).toEqual([])
    expect(await titles('?month=2026-11&search=fir')).toEqual(['First'])
    expect((await list('?month=2026-11')).total).toBe(2)
    for (const month of ['2026-13', '9999-01', '2026', '2026-1'])
      expect((await read(`/api/events?month=${month}`)).status).toBe(422)
  })

  it('[part of U-22] comes page by page, each once, whatever the filters', async () => {
    const startsAt = at('2026-11-20T10:00')
    for (let made = 0; made < 7; made += 1)
      await named(`Event ${made}`, {
        startsAt,
        category: made % 2 ? 'info' : 'product',
        type: made % 3 ? 'online' : 'in-person',
      })
    for (let made = 0; made < 5; made += 1)
      await named(`Event over ${made}`, { startsAt: today - 9 * dayMs, isOver: made > 2 })
    for (const [query, count] of [
      ['?limit=2', 7],
      ['?limit=2&sort=latest', 7],
      ['?limit=2&past=true', 5],
      ['?limit=3&day=2026-11-20', 7],
      ['?limit=2&month=2026-11', 12],
      ['?limit=2&search=event', 7],
    ] as const) {
      const seen: string[] = []
      let cursor: string | null = null
      do {
        const page: AnyBody = await list(`${query}${cursor ? `&cursor=${cursor}` : ''}`)
        seen.push(...page.items.map(({ id }) => id))
        cursor = page.nextCursor
      } while (cursor)
      expect([query, seen.length, new Set(seen).size]).toEqual([query, count, count])
    }
    const { nextCursor } = await list('?limit=2')
    expect(await list(`?limit=2&tab=info&cursor=${nextCursor}`)).toMatchObject({ code: 'invalid_cursor' })
  })

  it('counts up to a hundred, and says so', async () => {
    await run(`INSERT INTO events (id, title, type, category, starts_at, ends_at, closes_at, published, published_at, created_at, updated_at)
      WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < 130)
      SELECT 'evt_' || n, 'A', 'online', 'info', ${today} + n, ${today} + 9999, 1, 1, 1, 1, 1 FROM numbers`)
    expect(await list()).toMatchObject({ total: 100, totalIsLowerBound: true, tabs: { product: 0, info: 100 } })
    expect(await list('?tab=product')).toMatchObject({ total: 0, totalIsLowerBound: false })
  })

  it('[U-19] shows the event of somebody who was erased', async () => {
    await named('Walk')
    await run(`DELETE FROM users WHERE id = '${host}'`)
    expect((await list()).items).toMatchObject([{ title: 'Walk', host: { id: 'usr_former', name: 'Former member' } }])
  })
})

describe('[S-130] a month', () => {
  const month = async (name: string, query = '') => (await read(`/api/event-months/${name}${query}`)).body

  it('has the first three events of each day, over or not, and how many there are up to nine', async () => {
    const day = at('2026-11-10T00:00')
    for (let made = 11; made > 0; made -= 1)
      await named(`Tenth ${made}`, {
        startsAt: day + made * hourMs,
        hours: 1,
        isOver: true,
        type: made % 2 ? 'online' : 'in-person',
      })
    const { id } = await named('Two days', {
      startsAt: at('2026-11-28T18:00'),
      hours: 20,
      topic: 'Biodiversity',
      category: 'info',
    })
    await named('Elsewhere', { startsAt: at('2026-12-01T00:00') })
    await named('Draft', { startsAt: at('2026-11-12T10:00'), published: false, publishedAt: null })
    const { days, ...about } = await month('2026-11')
    expect(about).toEqual({ month: '2026-11' })
    expect(days.map(({ day: name, count, events }) => [name, count, events.map(({ title }) => title)])).toEqual([
      ['2026-11-10', 9, ['Tenth 1', 'Tenth 2', 'Tenth 3']],
      ['2026-11-28', 1, ['Two days']],
      ['2026-11-29', 1, ['Two days']],
    ])
    expect(days[1]?.events).toEqual([
      { id, title: 'Two days', language: 'en', topic: 'Biodiversity', startsAt: '2026-11-28T12:30:00.000Z' },
    ])
  })

  it('is filtered as the list is', async () => {
    await named('Walk at the lake', { startsAt: at('2026-11-10T10:00') })
    await named('Talk', { startsAt: at('2026-11-11T10:00'), type: 'online' })
    await named('Conference by a lake', { startsAt: at('2026-11-12T10:00'), category: 'info' })
    const daysOf = async (query: string) => (await month('2026-11', query)).days.map(({ day }) => Number(day.slice(-2)))
    expect(await daysOf('')).toEqual([10, 11, 12])
    expect(await daysOf('?tab=product')).toEqual([10, 11])
    expect(await daysOf('?tab=info&type=online')).toEqual([])
    expect(await daysOf('?type=online')).toEqual([11])
    expect(await daysOf('?search=LAKE')).toEqual([10, 12])
    expect(await daysOf('?search=lake&tab=info')).toEqual([12])
    expect(await daysOf('?search=?!')).toEqual([])
    expect((await read('/api/event-months/2026-13')).status).toBe(422)
  })

  it('follows an event that is moved', async () => {
    const { id } = await named('Walk', { startsAt: at('2026-11-30T10:00') })
    const start = at('2026-12-02T10:00')
    await run(
      `UPDATE events SET starts_at = ${start}, ends_at = ${start + hourMs}, category = 'info' WHERE id = '${id}'`,
    )
    expect((await month('2026-11')).days).toEqual([])
    expect((await month('2026-12', '?tab=info')).days).toMatchObject([{ day: '2026-12-02', count: 1 }])
    expect(await titles('?day=2026-12-02&tab=info')).toEqual(['Walk'])
    await run(`DELETE FROM events WHERE id = '${id}'`)
    expect((await month('2026-12')).days).toEqual([])
  })
})

describe('an event', () => {
  const get = (id: string) => read(`/api/events/${id}`)

  it('[S-142, S-143] tells what its page shows, and no field beyond the contract', async () => {
    const { id, publishedAt } = await named('Walk', { description: 'One.\nTwo.', category: 'other' })
    await run(
      `UPDATE profiles SET designation = 'Ornithologist', phone_number = '+91 0', bio = 'B' WHERE id = '${host}'`,
    )
    const { body, status } = await get(id)
    const [summary] = (await list()).items
    expect(status).toBe(200)
    expect(body).toEqual({
      ...summary,
      description: 'One.\nTwo.',
      host: { id: host, name: 'Tenzin Dolma', designation: 'Ornithologist', organization: null, isListed: false },
      publicMeetingUrl: null,
      recordingUrl: null,
      cancelMessage: null,
      publishedAt: new Date(publishedAt ?? 0).toISOString(),
      updatedAt: new Date(publishedAt ?? 0).toISOString(),
    })
  })

  it('says whether its host has a page', async () => {
    const { id } = await named('Walk')
    expect((await get(id)).body['host']).toMatchObject({ isListed: false })
    await run(`UPDATE profiles SET public_profile = 1, date_of_birth = '1980-01-01' WHERE id = '${host}'`)
    expect((await get(id)).body['host']).toMatchObject({ isListed: true })
  })

  it('stays when it is cancelled, and says why', async () => {
    const { id } = await named('Walk', { cancelledAt: 1, cancelMessage: 'The bund is closed.' })
    expect((await get(id)).body).toMatchObject({ isCancelled: true, cancelMessage: 'The bund is closed.' })
  })

  it('[S-153] is "Event not found" while it is a draft, withdrawn or deleted, and when there is none', async () => {
    const draft = await named('Draft', { published: false, publishedAt: null })
    const deleted = await named('Deleted', { published: false, deletedAt: 1 })
    for (const id of [draft.id, deleted.id, 'evt_none', "' OR 1=1 --", '%00', '%E0%A4%A', '..%2f..%2fusers'])
      expect(await get(id)).toMatchObject({ status: 404, body: { code: 'not_found', detail: 'Event not found' } })
    expect((await get('x'.repeat(65))).status).toBe(422)
  })

  it('tells the recording once it is over', async () => {
    const { id } = await named('Walk', { startsAt: today, recordingUrl: 'https://video.example/walk' })
    expect((await get(id)).body.recordingUrl).toBeNull()
    api.clock.now += 2 * hourMs
    expect((await get(id)).body.recordingUrl).toBe('https://video.example/walk')
  })

  it('[part of C-36, part of W-12] never tells a meeting link, but where its educator shows it to everybody', async () => {
    const link = (name: string) => `https://meet.example/${name}-4711`
    const online = { type: 'online', startsAt: at('2026-11-20T10:00'), title: 'Meeting' } as const
    const hidden = await named('Hidden', { ...online, location: link('hidden') })
    const shown = await named('Shown', { ...online, location: link('shown'), isLinkPublic: true })
    const cancelled = await named('Off', { ...online, location: link('off'), isLinkPublic: true, cancelledAt: 1 })
    const addresses = [
      '',
      '?search=meeting',
      '?search=meet.example',
      '?search=4711',
      '?day=2026-11-20',
      '?month=2026-11',
      '?type=online',
    ].map((query) => `/api/events${query}`)
    const ids = [hidden.id, cancelled.id].map((id) => `/api/events/${id}`)
    for (const address of [
      ...addresses,
      ...ids,
      '/api/event-months/2026-11',
      '/api/event-months/2026-11?search=meeting',
    ]) {
      const { text, status } = await read(address)
      expect([address, status, text.includes('4711'), text.includes('meet.example')]).toEqual([
        address,
        200,
        false,
        false,
      ])
    }
    expect((await list('?type=online')).items).toMatchObject([{ venue: null }, { venue: null }, { venue: null }])
    expect((await get(shown.id)).body).toMatchObject({ venue: null, publicMeetingUrl: link('shown') })
  })
})

describe('the educators of the educator tab', () => {
  const about = {
    firstName: 'Asha',
    lastName: 'Raghunath',
    dateOfBirth: '1984-03-02',
    publicProfile: true,
    visibilityStatus: 'public',
    lumaProfileUrl: 'https://lu.ma/asha',
    showsLumaProfile: true,
  }
  const educators = async (query = '', user?: TestUser) => (await read(`/api/event-educators${query}`, user)).body
  const names = async (query = '') => (await educators(query)).items.map(({ name }) => name)

  it('[part of S-137] [C-30] are shown with what their card has', async () => {
    const id = await anEducator({
      ...about,
      avatarUrl: '/media/avatars/a.b',
      designation: 'Limnologist',
      organizationAffiliation: 'Bund and Basin',
      location: 'Bengaluru',
      bio: 'Walks tanks.',
      subjectsOfInterest: ['Water Management', 'ESG'],
      phoneNumber: '+91 00000 00000',
      gender: 'female',
    })
    expect(await educators()).toEqual({
      items: [
        {
          id,
          name: 'Asha Raghunath',
          avatarUrl: '/media/small/b',
          designation: 'Limnologist',
          organization: 'Bund and Basin',
          location: 'Bengaluru',
          bio: 'Walks tanks.',
          topics: ['Water Management', 'ESG'],
          calendarUrl: 'https://lu.ma/asha',
          groupUrl: null,
        },
      ],
      nextCursor: null,
      total: 1,
      totalIsLowerBound: false,
    })
    expect((await list()).tabs).toEqual({ product: 0, educator: 1, info: 0 })
  })

  it('[S-139, part of C-29, part of C-30] are those who show a calendar of the service to everybody, by first name', async () => {
    await anEducator({ ...about, firstName: 'Ritwik', lumaProfileUrl: 'https://luma.com/ritwik' })
    await anEducator(about)
    const others = [
      { role: 'admin' },
      { role: 'student', educatorStatus: null },
      { publicProfile: false },
      { visibilityStatus: 'private' },
      { showsLumaProfile: false },
      { lumaProfileUrl: null },
      { lumaProfileUrl: '' },
      { lumaProfileUrl: 'http://lu.ma/asha' },
      { lumaProfileUrl: 'https://lu.ma.example/asha' },
      { lumaProfileUrl: 'https://evil-lu.ma/asha' },
      { lumaProfileUrl: 'https://evil.example/.lu.ma/asha' },
      { lumaProfileUrl: 'https://example.com/?https://lu.ma/' },
      { dateOfBirth: null },
      { dateOfBirth: '2010-01-01' },
    ] as const
    for (const other of others) await anEducator({ ...about, firstName: JSON.stringify(other), ...other })
    await anEducator({ ...about, firstName: 'Zoya', lumaProfileUrl: 'https://www.luma.com/zoya' })
    expect(await names()).toEqual(['Asha Raghunath', 'Ritwik Raghunath', 'Zoya Raghunath'])
    expect((await list()).tabs.educator).toBe(3)
  })

  it('are gone while they are suspended or about to be erased', async () => {
    const suspended = await anEducator(about)
    const leaving = await anEducator(about)
    await run(`INSERT INTO suspensions (user_id, suspended_at, reason) VALUES ('${suspended}', 1, 'R')`)
    await run(`INSERT INTO deletion_requests (user_id, requested_at, due_at) VALUES ('${leaving}', 1, 2)`)
    expect(await educators()).toMatchObject({ items: [], total: 0 })
    await run('DELETE FROM suspensions')
    expect((await educators()).items).toMatchObject([{ id: suspended }])
  })

  it('[part of W-50] show their group to who is signed in, where they have said so', async () => {
    const group = { whatsappGroupLink: 'https://chat.whatsapp.com/4711' }
    await anEducator({ ...about, ...group, showsWhatsappGroup: true })
    await anEducator({ ...about, ...group, firstName: 'Zarine' })
    const learner = await aUser('student')
    expect((await educators('', learner)).items.map(({ groupUrl }) => groupUrl)).toEqual([
      'https://chat.whatsapp.com/4711',
      null,
    ])
    expect((await read('/api/event-educators')).text).not.toContain('4711')
    expect((await read('/api/event-educators')).headers.get('cache-control')).toBe('private, no-store')
  })

  it('are searched, and come page by page', async () => {
    for (const firstName of ['Asha', 'Imran', 'Kavya', 'Kavya'])
      await anEducator({ ...about, firstName, designation: firstName === 'Imran' ? 'Solar engineer' : null })
    expect(await names('?search=SOLAR')).toEqual(['Imran Raghunath'])
    expect(await names('?search=raghunath%20kav')).toHaveLength(2)
    expect(await names('?search=solar%20kavya')).toEqual([])
    const seen: string[] = []
    let cursor: string | null = null
    do {
      const page: AnyBody = await educators(`?limit=1${cursor ? `&cursor=${cursor}` : ''}`)
      seen.push(...page.items.map(({ id }) => id))
      cursor = page.nextCursor
    } while (cursor)
    expect(new Set(seen).size).toBe(4)
  })
})

describe('what they cost', () => {
  it('[part of P6] are the same rows in one round trip, however many there are', { timeout: 60_000 }, async () => {
    const few = await eventCosts(costSizes.few)
    for (const [address, { roundTrips }] of Object.entries(few))
      expect([address, roundTrips]).toEqual([address, address.includes('educators?search=') ? 2 : 1])
    expect(await eventCosts(costSizes.more)).toEqual(few)
  })
})

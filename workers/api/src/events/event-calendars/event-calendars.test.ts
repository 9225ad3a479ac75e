import { env } from 'cloudflare:workers'
import ICAL from 'ical.js'
import { beforeEach, describe, expect, it } from 'vitest'
import { startApi } from '../../../test/call-api.ts'
import { emptyDatabase } from '../../../test/empty-database.ts'
import { aRegistration } from '../../../test/events.ts'
import { anEducator } from '../../../test/factories.ts'
import { anEventOf, someEvent } from '../../../test/managed-events.ts'
import { aPublishedEvent, today } from '../../../test/published-events.ts'
import { aUser, type TestUser } from '../../../test/sessions.ts'
import { planOf } from '../../../test/table-scans.ts'
import { watch } from '../../../test/watched-database.ts'
import { run } from '../../../test/database.ts'

const hourMs = 60 * 60 * 1000
const dayMs = 24 * hourMs
const link = 'https://meet.example/secret-4711'

let api: ReturnType<typeof startApi>
let host: string
let learner: TestUser

beforeEach(async () => {
  await emptyDatabase()
  api = startApi()
  host = await anEducator({ firstName: 'Tenzin', lastName: 'Dolma' })
  learner = await aUser('student')
})

const read = (path: string, network = '203.0.113.7') =>
  api.call(`/api/calendars/${path}`, { headers: { 'cf-connecting-ip': network } })

function parse(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[])
  return calendar.getAllSubcomponents('vevent').map((each) => new ICAL.Event(each))
}

const entriesOf = async (path: string) => parse((await read(path)).text)
const named = (title: string, about: Parameters<typeof aPublishedEvent>[1] = {}) =>
  aPublishedEvent(host, { title, ...about })
const online = { type: 'online', location: link } as const

async function as(user: TestUser, method: string) {
  const headers = { origin: 'https://kere.test', cookie: user.cookie }
  const answer = await api.call('/api/me/calendar-feed', { method, headers })
  // The cast is safe: the tests assert the real shape.
  return {
    ...answer,
    body: answer.body as unknown as { path: string; createdAt: string | null; readAt: string | null },
  }
}

async function feedOf(user: TestUser) {
  const { body, status } = await as(user, 'POST')
  expect(status).toBe(201)
  return body.path.replace(/^\//, '').replace(/\.ics$/, '')
}

describe('[part of S-148] the calendar file of an event', () => {
  it('[S-150] [W-14.uid] is read by a parser of another maker', async () => {
    const { id, updatedAt } = await named('Dawn count', { startsAt: Date.parse('2026-11-21T01:30:00Z'), sequence: 3 })
    const { text, headers, status } = await read(`events/${id}`)
    expect([status, headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8'])
    expect(headers.get('content-disposition')).toBe(`attachment; filename="${id}.ics"`)
    expect(headers.get('cache-control')).toBe('public, max-age=10')
    const [entry, ...others] = parse(text)
    expect(others).toEqual([])
    const { component } = entry!
    const value = (name: string) => String(component.getFirstPropertyValue(name))
    const changedAt = new Date(updatedAt).toISOString().replace(/\.\d+/, '')
    expect({
      uid: entry!.uid,
      sequence: entry!.sequence,
      summary: entry!.summary,
      location: entry!.location,
      start: entry!.startDate.toString(),
      end: entry!.endDate.toString(),
      zone: entry!.startDate.zone.tzid,
      url: value('url'),
      status: value('status'),
      stamp: value('dtstamp'),
      changed: value('last-modified'),
    }).toEqual({
      uid: `${id}@kere.test`,
      sequence: 3,
      summary: 'Dawn count',
      location: 'Jakkur lake, north gate',
      start: '2026-11-21T01:30:00Z',
      end: '2026-11-21T03:30:00Z',
      zone: 'UTC',
      url: `https://kere.test/events/${id}`,
      status: 'CONFIRMED',
      stamp: changedAt,
      changed: changedAt,
    })
    expect(entry!.description).toBe(
      `We walk, look closely, and write down what we see.\n\nHost: Tenzin Dolma\nhttps://kere.test/events/${id}`,
    )
  })

  it('stays as cancelled when it is cancelled, and is "Event not found" when it is withdrawn', async () => {
    const { id } = await named('Walk', { cancelledAt: today })
    const [entry] = await entriesOf(`events/${id}`)
    expect(entry?.component.getFirstPropertyValue('status')).toBe('CANCELLED')
    await run(`UPDATE events SET published = 0 WHERE id = '${id}'`)
    for (const gone of [id, 'evt_none', '%00'])
      expect(await read(`events/${gone}`)).toMatchObject({ status: 404, body: { detail: 'Event not found' } })
  })

  it.each([
    ['commas, semicolons and backslashes', String.raw`a, b; c\n \, ;`, String.raw`a, b; c\n \, ;`],
    ['a line that begins an entry', 'Walk\r\nEND:VEVENT\r\nBEGIN:VEVENT', 'Walk\nEND:VEVENT\nBEGIN:VEVENT'],
    ['another line end', 'a\u2028b\u0085c\rd', 'a\nb\nc\nd'],
    ['control characters', 'a\u0007b\u001bc\u007fd', 'a b c d'],
    ['quotes and colons', '"X";VALUE=URI:javascript:x', '"X";VALUE=URI:javascript:x'],
    ['two hundred letters of four bytes', '😀'.repeat(200), '😀'.repeat(200)],
    ['Kannada that has to be folded', 'ಕೆರೆ ಹಬ್ಬ '.repeat(20), 'ಕೆರೆ ಹಬ್ಬ '.repeat(20)],
  ])('says %s as they were written, in lines of 75 bytes at most', async (_, title, shown) => {
    const { id } = await named(title, { description: title })
    const { text } = await read(`events/${id}`)
    const [entry, ...others] = parse(text)
    expect([entry?.summary, others]).toEqual([shown, []])
    expect(entry?.description).toMatch(new RegExp(`\\nHost: Tenzin Dolma\\n`))
    expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true)
    const lines = text.split('\r\n')
    expect(lines.filter((line) => new TextEncoder().encode(line).length > 75)).toEqual([])
    // oxlint-disable-next-line no-control-regex -- that there are none is what is asked
    expect(lines.filter((line) => /[\u0000-\u0008\u000a-\u001f\u007f]/.test(line))).toEqual([])
  })
})

describe('[W-14.public] the public feed', () => {
  it('has what is published of the last month and to come, by its start, and raises SEQUENCE with a change', async () => {
    const { id } = await named('Walk', { startsAt: today + dayMs })
    await named('Just over', { startsAt: today - dayMs })
    await named('A month ago', { startsAt: today - 30 * dayMs })
    await named('Long over', { startsAt: today - 32 * dayMs })
    await named('Draft', { published: false, publishedAt: null })
    await named('Called off', { startsAt: today + 2 * dayMs, cancelledAt: today })
    const feed = async () => (await entriesOf('events')).map(({ summary, sequence }) => [summary, sequence])
    expect(await feed()).toEqual([
      ['A month ago', 0],
      ['Just over', 0],
      ['Walk', 0],
      ['Called off', 0],
    ])
    await run(`UPDATE events SET title = 'Walk at noon', sequence = sequence + 1 WHERE id = '${id}'`)
    expect(await feed()).toContainEqual(['Walk at noon', 1])
    const { headers } = await read('events')
    expect(headers.get('cache-control')).toBe('public, max-age=300')
  })

  it('has a bound, in one round trip, and its tag changes only with what it says', async () => {
    await run(`INSERT INTO events (id, title, type, starts_at, ends_at, closes_at, published, published_at, created_at, updated_at)
      WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < 1100)
      SELECT 'evt_' || n, 'Event ' || n, 'online', ${today} + (n - 500) * 1000, ${today} + 9999999, 1, 1, 1, 1, 1 FROM numbers`)
    const watched = watch(env.DB)
    const { text, headers } = await startApi({ db: watched.db }).call('/api/calendars/events')
    expect([watched.roundTrips, (await planOf(watched)).scans]).toEqual([1, []])
    const entries = parse(text).map(({ summary }) => summary)
    expect([entries.length, entries[0], entries.at(-1)]).toEqual([500, 'Event 401', 'Event 900'])
    expect((await read('events')).headers.get('etag')).toBe(headers.get('etag'))
    await run(`UPDATE events SET title = 'Other' WHERE id = 'evt_501'`)
    expect((await read('events')).headers.get('etag')).not.toBe(headers.get('etag'))
  })
})

it('[part of C-36, part of W-12] no public calendar has a meeting link', async () => {
  const { id } = await named('Talk', online)
  const shown = await named('Shown to everybody', { ...online, isLinkPublic: true })
  for (const path of ['events', `events/${id}`, `events/${shown.id}`]) {
    const { text, status } = await read(path)
    expect([path, status, text.replaceAll('\r\n ', '').includes('4711')]).toEqual([path, 200, false])
  }
  expect((await entriesOf(`events/${id}`))[0]?.location).toBe(`https://kere.test/events/${id}`)
})

describe('[W-14.personal] a private feed', () => {
  it('has the events that its owner has a seat for, with the meeting link', async () => {
    const registered = await named('Registered', { ...online, startsAt: today + dayMs })
    const others = {
      waitlisted: { status: 'waitlisted', takesSeat: false, queueNumber: 1 },
      cancelled: { status: 'cancelled', takesSeat: false },
      offered: { status: 'offered', seatUntil: today + hourMs },
      awaiting_payment: { status: 'awaiting_payment' },
    } as const
    await aRegistration(learner.id, registered.id)
    for (const [title, about] of Object.entries(others))
      await aRegistration(learner.id, (await named(title, online)).id, about)
    await aRegistration((await aUser('student')).id, (await named('Somebody else’s', online)).id)
    const walk = await named('Walk', { startsAt: today + 2 * dayMs })
    const off = await named('Off', { ...online, startsAt: today + 3 * dayMs, cancelledAt: today })
    const old = await named('Old', { startsAt: today - 40 * dayMs })
    for (const { id } of [walk, off, old]) await aRegistration(learner.id, id)

    const path = await feedOf(learner)
    const { headers, text } = await read(path)
    expect(headers.get('cache-control')).toBe('private, max-age=300')
    const entries = parse(text)
    expect(entries.map(({ summary }) => summary)).toEqual(['Registered', 'Walk', 'Off'])
    expect(entries[0]).toMatchObject({ location: link, uid: `${registered.id}@kere.test` })
    expect(entries[0]?.description).toContain(`Join Online: ${link}`)
    expect(entries[1]).toMatchObject({ location: 'Jakkur lake, north gate' })
    expect(entries[2]?.component.getFirstPropertyValue('status')).toBe('CANCELLED')
    expect(JSON.stringify(entries[2]?.component.toJSON())).not.toContain('4711')
  })

  it('speaks the language of its owner’s account, and a public one that of the page that links to it', async () => {
    const { id } = await named('Registered', { ...online, startsAt: today + dayMs })
    await aRegistration(learner.id, id)
    const path = await feedOf(learner)
    await run(`UPDATE users SET language = 'kn' WHERE id = '${learner.id}'`)
    const { text } = await read(path)
    expect(text).toContain('X-WR-CALNAME:ನನ್ನ Kere ಕಾರ್ಯಕ್ರಮಗಳು')
    const [entry] = parse(text)
    expect(entry?.summary).toBe('Registered')
    expect(entry?.description).toMatch(/\nನಡೆಸುವವರು: Tenzin Dolma\nಆನ್‌ಲೈನ್ ಸೇರಿ: https:/)
    expect((await entriesOf(`events/${id}`))[0]?.description).toContain('\nHost: Tenzin Dolma\n')
    const [one] = await entriesOf(`events/${id}?language=ta`)
    expect(one?.description).toContain('\nநடத்துபவர்: Tenzin Dolma\n')
    expect([one?.uid, one?.component.getFirstPropertyValue('url')]).toEqual([
      entry?.uid,
      `https://kere.test/ta/events/${id}`,
    ])
    expect((await read('events?language=ta')).text).toContain('X-WR-CALNAME:Kere நிகழ்வுகள்')
  })

  it('[W-14.sequence] and the public one raise SEQUENCE with each change of title, time, place and state that its educator makes', async () => {
    const educator = await aUser('educator')
    const { id } = await anEventOf(educator.id)
    await aRegistration(learner.id, id)
    const path = await feedOf(learner)
    const say = async (method: string, address: string, body: object) => {
      const headers = { origin: 'https://kere.test', cookie: educator.cookie, 'content-type': 'application/json' }
      const { status } = await api.call(`/api/events/${id}${address}`, { method, headers, body: JSON.stringify(body) })
      expect(status).toBeLessThan(300)
    }
    const save = (version: number, details: object) =>
      say('PUT', '', { version, details: { ...someEvent, ...details }, isPublished: true })
    const seen = async () => {
      const [ofPerson, ofAll] = [await entriesOf(path), await entriesOf('events')]
      expect(ofAll.map(({ sequence }) => sequence)).toEqual(ofPerson.map(({ sequence }) => sequence))
      const [entry] = ofPerson
      return [
        entry?.sequence,
        entry?.summary,
        entry?.startDate.toString(),
        entry?.location,
        entry?.component.getFirstPropertyValue('status'),
      ]
    }
    const [title, place] = ['A walk around the lake', 'The north gate']
    expect(await seen()).toEqual([0, title, '2026-12-15T04:30:00Z', place, 'CONFIRMED'])
    const moved = { startsAt: '2026-12-16T05:00:00Z', endsAt: '2026-12-16T06:30:00Z' }
    await save(1, moved)
    expect(await seen()).toEqual([1, title, '2026-12-16T05:00:00Z', place, 'CONFIRMED'])
    await save(2, { ...moved, title: 'A run' })
    expect(await seen()).toEqual([2, 'A run', '2026-12-16T05:00:00Z', place, 'CONFIRMED'])
    await save(3, { ...moved, title: 'A run', location: 'The south gate' })
    expect(await seen()).toEqual([3, 'A run', '2026-12-16T05:00:00Z', 'The south gate', 'CONFIRMED'])
    await save(4, { ...moved, title: 'A run', location: 'The south gate', maxParticipants: 40 })
    expect((await seen())[0]).toBe(3)
    await say('POST', '/cancellation', { message: 'The lake is dry.' })
    expect(await seen()).toEqual([4, 'A run', '2026-12-16T05:00:00Z', 'The south gate', 'CANCELLED'])
  })

  it('[W-14.sequence] never dates a change before the one that it takes back', async () => {
    const educator = await aUser('educator')
    const { id } = await anEventOf(educator.id)
    await aRegistration(learner.id, id)
    const path = await feedOf(learner)
    const stampAfter = async (method: string, address: string, body?: object) => {
      api.clock.now += 1_000
      const headers = { origin: 'https://kere.test', cookie: educator.cookie, 'content-type': 'application/json' }
      const asked = { method, headers, ...(body && { body: JSON.stringify(body) }) }
      const { status } = await api.call(`/api/events/${id}${address}`, asked)
      expect([method, address, status < 300]).toEqual([method, address, true])
      const [entry] = await entriesOf(path)
      return String(entry?.component.getFirstPropertyValue('dtstamp'))
    }
    const stamps = [
      await stampAfter('POST', '/cancellation', { message: 'The lake is dry.' }),
      await stampAfter('DELETE', '/cancellation'),
      await stampAfter('DELETE', ''),
      await stampAfter('POST', '/restoration'),
    ]
    expect(stamps).toEqual(stamps.toSorted())
    expect(new Set(stamps).size).toBe(4)
  })

  it('follows a deleted event as cancelled', async () => {
    const { id } = await named('Walk', { startsAt: today + dayMs })
    await aRegistration(learner.id, id)
    const path = await feedOf(learner)
    await run(`UPDATE events SET published = 0, deleted_at = ${today} WHERE id = '${id}'`)
    const [gone] = await entriesOf(path)
    expect([gone?.summary, gone?.component.getFirstPropertyValue('status')]).toEqual(['Walk', 'CANCELLED'])
  })

  it('is told once and kept as a hash; renewed or revoked, the old address finds nothing', async () => {
    expect((await as(learner, 'GET')).body).toEqual({ createdAt: null, readAt: null })
    const first = await feedOf(learner)
    expect(first).toMatch(/^calendars\/[\w-]{43}$/)
    const secret = first.slice('calendars/'.length)
    const { results } = await env.DB.prepare('SELECT * FROM calendar_feeds').all()
    expect(JSON.stringify(results)).not.toContain(secret)
    expect((await as(learner, 'GET')).text).not.toContain(secret)
    expect((await read(first)).status).toBe(200)

    const second = await feedOf(learner)
    expect([(await read(first)).status, (await read(second)).status]).toEqual([404, 200])
    expect((await as(learner, 'DELETE')).status).toBe(204)
    expect((await as(learner, 'DELETE')).status).toBe(204)
    const answers = [
      await read(first),
      await read(second),
      await read(`calendars/${'x'.repeat(43)}`),
      await read('calendars/x'),
    ]
    const shapes = answers.map(({ status, body: { code, detail, title } }) => ({ status, code, detail, title }))
    expect(new Set(shapes.map((shape) => JSON.stringify(shape))).size).toBe(1)
    expect(shapes[0]).toMatchObject({ status: 404, code: 'not_found' })
    expect(api.lines.join('\n')).not.toContain(secret)
    const acts = await env.DB.prepare(`SELECT action FROM audit_log ORDER BY id`).all()
    expect(acts.results.map(({ action }) => action)).toEqual([
      'calendar_feed.created',
      'calendar_feed.created',
      'calendar_feed.revoked',
    ])
  })

  it('says on which day it was asked for last', async () => {
    const path = await feedOf(learner)
    await read(path)
    const { body } = await as(learner, 'GET')
    expect(body).toEqual({ createdAt: '2026-11-15T12:00:00.000Z', readAt: '2026-11-14T18:30:00.000Z' })
    const readAt = () => env.DB.prepare('SELECT read_at FROM calendar_feeds').first('read_at')
    api.clock.now += 6 * hourMs
    await read(path)
    expect(await readAt()).toBe(Date.parse('2026-11-14T18:30:00Z'))
    api.clock.now += 30 * 60 * 1000
    await read(path)
    expect(await readAt()).toBe(Date.parse('2026-11-15T18:30:00Z'))
  })

  it('finds nothing while its owner is suspended or about to be erased', async () => {
    const path = await feedOf(learner)
    await run(`INSERT INTO suspensions (user_id, suspended_at, reason) VALUES ('${learner.id}', 1, 'R')`)
    expect((await read(path)).status).toBe(404)
    await run('DELETE FROM suspensions')
    expect((await read(path)).status).toBe(200)
    await run(`INSERT INTO deletion_requests (user_id, requested_at, due_at) VALUES ('${learner.id}', 1, 2)`)
    expect((await read(path)).status).toBe(404)
  })

  it(
    'asked for again and again does bounded work: guesses by network, a feed by itself',
    { timeout: 60_000 },
    async () => {
      const path = await feedOf(learner)
      const statuses = async (asked: string, times: number) => {
        const seen: Record<number, number> = {}
        for (let time = 0; time < times; time += 1) {
          const { status } = await read(asked)
          seen[status] = (seen[status] ?? 0) + 1
        }
        return seen
      }
      expect(await statuses('calendars/guess', 100)).toEqual({ 404: 30, 429: 70 })
      expect(await statuses(path, 100)).toEqual({ 200: 60, 429: 40 })
      expect((await read(path)).headers.get('retry-after')).toBe('3600')
      expect((await read('calendars/guess', '198.51.100.4')).status).toBe(404)
      expect(await env.DB.prepare('SELECT count(*) AS n FROM throttled_acts').first('n')).toBe(1 + 30 + 60 + 1)
      api.clock.now += hourMs
      expect((await read(path)).status).toBe(200)
    },
  )

  it('is made ten times an hour at most', async () => {
    for (let made = 0; made < 10; made += 1) await feedOf(learner)
    expect(await as(learner, 'POST')).toMatchObject({ status: 429, body: { code: 'too_many_attempts' } })
  })

  it('reads as much of a person with a thousand registrations as of one with six hundred', async () => {
    const rowsRead = async (count: number) => {
      await emptyDatabase()
      host = await anEducator()
      learner = await aUser('student')
      await env.DB.batch(
        [
          `INSERT INTO events (id, title, type, starts_at, ends_at, closes_at, published, published_at, created_at, updated_at)
            SELECT 'evt_' || n, 'Event ' || n, 'online', ${today} + n, ${today} + 9999, 1, 1, 1, 1, 1 FROM numbers`,
          `INSERT INTO event_registrations (id, event_id, user_id, status, takes_seat, ticket_code, last_change, created_at, updated_at)
            SELECT 'reg_' || n, 'evt_' || n, '${learner.id}', 'registered', 1, 'T' || n, '', n, n FROM numbers`,
        ].map((insert) =>
          env.DB.prepare(
            insert.replace(
              /(?=SELECT)/,
              `WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ${count}) `,
            ),
          ),
        ),
      )
      const path = await feedOf(learner)
      const watched = watch(env.DB)
      const { text } = await startApi({ db: watched.db }).call(`/api/calendars/${path}`)
      expect(parse(text)).toHaveLength(500)
      return watched.rowsRead
    }
    // The keys are random. If one happens to be the last of an index, one row less is read.
    expect(Math.abs((await rowsRead(1000)) - (await rowsRead(600)))).toBeLessThanOrEqual(1)
  })
})

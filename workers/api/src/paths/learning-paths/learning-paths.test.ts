import { env } from 'cloudflare:workers'
import { exportPage } from '@kere/contracts/http/exports'
import {
  getOwnLearningPath,
  type LearningPath,
  learningPath,
  learningPathFigures,
  learningPathResponseList,
} from '@kere/contracts/paths/learning-paths'
import { beforeEach, describe, expect, it } from 'vitest'
import { parse } from 'zod/v4/core'
import { startApi } from '../../../test/call-api.ts'
import { emptyDatabase } from '../../../test/empty-database.ts'
import { anEvent, aRegistration, eventsNow } from '../../../test/events.ts'
import { aCourse, anEducator, enroll } from '../../../test/factories.ts'
import { aLab, aParticipant } from '../../../test/labs.ts'
import { aMentorshipRequest } from '../../../test/mentorship.ts'
import { aUser } from '../../../test/sessions.ts'
import { toldInstants } from '../../../test/told-instants.ts'
import { watch } from '../../../test/watched-database.ts'
import { answers, aResponse, sessionId } from './learning-paths.fixtures.ts'

let api: ReturnType<typeof startApi>
let educator: string

const hourMs = 60 * 60 * 1000
const dayMs = 24 * hourMs

beforeEach(async () => {
  await emptyDatabase()
  api = startApi()
  api.clock.now = eventsNow
  educator = await anEducator()
})

interface Sent {
  cookie?: string
  network?: string
}

const send = (method: string, path: string, body?: unknown, { cookie, network = '203.0.113.7' }: Sent = {}) =>
  api.call(path, {
    method,
    headers: {
      origin: 'https://kere.test',
      'content-type': 'application/json',
      'cf-connecting-ip': network,
      ...(cookie && { cookie }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })

const whole = { ...answers, name: 'Ananya', email: 'Ananya@example.in', sessionId }

const answer = (change: object = {}, sent: Sent = {}) =>
  send('POST', '/api/learning-paths', { ...whole, ...change }, sent)

const get = async (path: string, cookie?: string): Promise<unknown> =>
  (await send('GET', path, undefined, { ...(cookie && { cookie }) })).body

const read = async (id: string, cookie?: string) => learningPath.parse(await get(`/api/learning-paths/${id}`, cookie))

const figures = async () =>
  learningPathFigures.parse(await get('/api/learning-path-figures', (await aUser('admin')).cookie))

async function made(change: object = {}, sent: Sent = {}) {
  const { status, body } = await answer(change, sent)
  expect(status).toBe(201)
  return { id: body.id, path: await read(body.id) }
}

const titles = (path: Pick<LearningPath, 'items'>) => path.items.map(({ title }) => title)

const stored = async () => (await env.DB.prepare('SELECT * FROM learning_path_responses ORDER BY seq').all()).results

async function aSmallCatalogue() {
  const compost = { category: 'Waste Management', level: 'beginner', price: 0, duration: '3 weeks' } as const
  const course = await aCourse(educator, { title: 'Compost that works', ...compost })
  await aCourse(educator, { title: 'Costing a circular business', category: 'Sustainable Business', level: 'advanced' })
  await aCourse(educator, {
    title: 'Birds of a lake',
    category: 'Biodiversity',
    level: 'advanced',
    duration: '12 weeks',
  })
  const event = await anEvent(educator, { title: 'Build a composter', topic: 'Waste Management' })
  return { course, event }
}

describe('answering', () => {
  it('[S-265] [S-491] [S-515] keeps what was answered, as it was named', async () => {
    const { id } = await made()
    expect(await stored()).toMatchObject([
      {
        id,
        session_id: sessionId,
        user_id: null,
        user_type: 'college_student',
        interests: 'waste_management,circular_economy',
        learning_style: 'hands_on',
        name: 'Ananya',
        email: 'ananya@example.in',
        submitted_at: eventsNow,
      },
    ])
  })

  it('[S-011] takes it from who is signed in too, and then it is theirs', async () => {
    const { id, cookie } = await aUser('student')
    const path = await made({}, { cookie })
    expect(await stored()).toMatchObject([{ user_id: id }])
    expect(await read(path.id, cookie)).toMatchObject({ isOwn: true, name: 'Ananya' })
    expect(await read(path.id)).toMatchObject({ isOwn: false, name: null })
    // Neither the answer nor the address reveals the time of the response.
    const moments = [...toldInstants(JSON.stringify({ id: path.id, at: (await read(path.id)).answeredAt }))]
    expect(moments.filter((at) => Math.abs(at - api.clock.now) < hourMs || Math.abs(at - Date.now()) < hourMs)).toEqual(
      [],
    )
  })

  it.each([
    [{ name: '' }, '/body/name', 'Name is required'],
    [{ email: '' }, '/body/email', 'Email is required'],
    [{ email: 'ananya@example' }, '/body/email', 'Please enter a valid email address'],
    [{ userType: 'teacher' }, '/body/userType', 'Please choose what describes you best'],
  ])('[S-261] [S-262] refuses %j', async (change, pointer, detail) => {
    const { status, body } = await answer(change)
    expect([status, body.errors]).toEqual([422, [{ pointer, detail }]])
    expect(await stored()).toEqual([])
  })

  it('takes one interest as a text, and none as nothing, as a form without a script sends them', async () => {
    await made({ interests: 'smart_cities', email: 'a@example.in' })
    await made({ interests: undefined, sessionId: undefined, email: 'b@example.in' })
    const kept = (await stored()).map(({ interests }) => interests)
    expect(kept).toEqual(['smart_cities', ''])
  })

  it('refuses one network after 20 in an hour, and keeps what filled the trap out of the counts', async () => {
    const statuses = []
    for (let number = 0; number < 21; number += 1)
      statuses.push((await answer({ email: `a${number}@example.in` })).status)
    expect(statuses.slice(19)).toEqual([201, 429])
    const elsewhere = { network: '198.51.100.9' }
    await answer({ email: 'm@example.in', pebble: 'x' }, elsewhere)
    expect([(await stored()).length, (await figures()).total]).toEqual([21, 20])
  })
})

describe('the path', () => {
  it('[U-30] [W-37] has courses and events, the best first, each with the answers that it fits', async () => {
    await aSmallCatalogue()
    const { path } = await made()
    expect(titles(path).slice(0, 3)).toEqual(['Compost that works', 'Costing a circular business', 'Build a composter'])
    expect(path.answerCount).toBe(3)
    expect(path.items[0]?.reasons).toEqual([
      { answer: 'interests', text: 'Waste management and circular economy, your interests' },
      { answer: 'userType', text: 'Beginner level, free and only 3 weeks long: suits a college student' },
    ])
    expect(path.items[2]?.reasons.map(({ answer: each }) => each)).toEqual(['interests', 'userType', 'learningStyle'])
    expect(JSON.stringify(path)).not.toContain('ananya@')
  })

  it('says which interests nothing is about, and offers what comes nearest', async () => {
    await aSmallCatalogue()
    const { path } = await made({ interests: ['renewable_energy'] })
    expect(path.unmetInterests).toEqual(['renewable_energy'])
    expect(titles(path)).toContain('Compost that works')
    const { path: open } = await made({ interests: [], email: 'other@example.in' })
    expect([open.unmetInterests, open.answerCount]).toEqual([[], 2])
  })

  it('has a mentor topic alone where nothing is published, and is still there', async () => {
    const { path } = await made()
    expect([titles(path), path.unmetInterests]).toEqual([
      ['Mentorship: waste management'],
      ['waste_management', 'circular_economy'],
    ])
    const { path: open } = await made({ interests: [], email: 'other@example.in' })
    expect(open.items).toEqual([])
  })

  it('loses what is unpublished or over, and says so', async () => {
    const { course } = await aSmallCatalogue()
    const { id } = await made()
    await env.DB.prepare('UPDATE courses SET published = 0 WHERE id = ?').bind(course.id).run()
    api.clock.now += 10 * dayMs
    const path = await read(id)
    expect(titles(path)).toEqual(['Costing a circular business', 'Mentorship: waste management'])
    expect(path.departed).toEqual([
      { source: 'course', title: 'Compost that works', why: 'unpublished' },
      { source: 'event', title: 'Build a composter', why: 'over' },
    ])
  })

  it('is changed by the browser that made it and by its account, and by nobody else', async () => {
    await aSmallCatalogue()
    const { id } = await made()
    const change = { ...answers, interests: ['sustainable_agriculture'], learningStyle: 'self_paced' }
    const by = (session: object, sent: Sent = {}) =>
      send('PATCH', `/api/learning-paths/${id}`, { ...change, ...session }, sent)
    const { cookie } = await aUser('student')
    expect((await by({})).body.code).toBe('learning_path_unknown')
    expect((await by({ sessionId: 'a-session-of-another' }, { cookie })).body.code).toBe('learning_path_unknown')
    expect(await stored()).toMatchObject([{ learning_style: 'hands_on' }])
    const { status, body } = await by({ sessionId })
    expect([status, titles(learningPath.parse(body))[0]]).toEqual([200, 'Birds of a lake'])
    const counts = await env.DB.prepare(
      'SELECT interest, count FROM learning_path_interest_counts WHERE count > 0',
    ).all()
    expect(counts.results).toEqual([{ interest: 'sustainable_agriculture', count: 1 }])
  })

  it('is gone after 12 months, and unknown elsewhere', async () => {
    const { id } = await made()
    expect((await send('GET', '/api/learning-paths/lpr_1')).body.code).toBe('learning_path_unknown')
    api.clock.now += 365 * dayMs
    expect((await send('GET', `/api/learning-paths/${id}`)).status).toBe(404)
  })

  it('is one round trip, whose rows do not grow with the catalogue', async () => {
    const { course } = await aSmallCatalogue()
    const { id } = await made()
    const rowsOf = async () => {
      const watched = watch(env.DB)
      expect((await startApi({ db: watched.db }).call(`/api/learning-paths/${id}`)).status).toBe(200)
      return [watched.roundTrips, watched.rowsRead]
    }
    const before = await rowsOf()
    for (let number = 0; number < 40; number += 1)
      await aCourse(educator, { category: 'Waste Management', title: `More ${number}` })
    expect(before[0]).toBe(1)
    expect(await rowsOf()).toEqual(before)
    expect(course.title).toBe('Compost that works')
  })
})

describe('labs and mentor topics', () => {
  it('[U-30] stand in the path beside courses and events, each with its reasons', async () => {
    await aSmallCatalogue()
    const lab = await aLab(educator, { details: { title: 'A canteen without waste', category: 'Waste Management' } })
    await aLab(educator, { details: { title: 'A sample', category: 'Waste Management', isSample: true } })
    await aLab(educator, { status: 'draft', details: { category: 'Waste Management' } })
    const { path } = await made()
    expect(path.items.map(({ source, title }) => `${source}: ${title}`)).toEqual([
      'course: Compost that works',
      'course: Costing a circular business',
      'lab: A canteen without waste',
      'event: Build a composter',
      'mentorship: Mentorship: waste management',
    ])
    expect(path.items[2]).toMatchObject({
      path: `/challenge-labs/${lab.id}`,
      facts: ['Challenge lab', '7 weeks', 'teams of up to 3'],
      reasons: [
        { answer: 'interests', text: 'Waste management and circular economy, your interests' },
        { answer: 'learningStyle', text: 'Real work in the field: you like hands-on work' },
      ],
    })
    expect(path.items[4]?.reasons.map(({ text }) => text)).toEqual([
      'Waste management and circular economy, your interests',
    ])
  })

  it('are ticked off when somebody is in the lab, and has asked for a mentor', async () => {
    const lab = await aLab(educator, { details: { category: 'Waste Management' } })
    const { id } = await made()
    const learner = await aUser('student')
    const standings = async () => (await read(id, learner.cookie)).items.map(({ standing }) => standing)
    expect(await standings()).toEqual([null, null])
    await aParticipant(lab.id, learner.id)
    await aMentorshipRequest(learner, { area: 'waste_management', status: 'cancelled' })
    await aMentorshipRequest(await aUser('student'), { area: 'waste_management' })
    expect(await standings()).toEqual(['requested', null])
    await env.DB.prepare(`UPDATE challenge_lab_participants SET status = 'approved', decided_at = 1`).run()
    await aMentorshipRequest(learner, { area: 'waste_management' })
    expect(await standings()).toEqual(['joined', 'asked'])
    await env.DB.prepare(`UPDATE challenge_labs SET status = 'closed'`).run()
    expect((await read(id, learner.cookie)).items[0]).toMatchObject({
      standing: 'joined',
      path: `/dashboard/challenge-labs/${lab.id}`,
    })
    expect((await read(id)).departed).toMatchObject([{ source: 'lab', why: 'unpublished' }])
  })

  it('leave the path when the requests of a lab have ended', async () => {
    await aLab(educator, { details: { category: 'Waste Management' } })
    const { id } = await made()
    api.clock.now = Date.parse('2026-12-01T12:00:00Z')
    expect((await read(id)).departed).toMatchObject([{ source: 'lab', title: 'Trace one drain', why: 'over' }])
  })
})

describe('the checklist', () => {
  const keep = (id: string, cookie: string) => send('POST', `/api/learning-paths/${id}/keep`, { sessionId }, { cookie })
  const own = async (cookie: string) =>
    getOwnLearningPath.response.parse(await get('/api/own/learning-path', cookie)).path

  it('is kept by who is signed in, also who registered after answering, and ticked off by the platform', async () => {
    const { course, event } = await aSmallCatalogue()
    const { id } = await made()
    const learner = await aUser('student')
    expect(await own(learner.cookie)).toBeNull()
    expect((await keep('lpr_nothing', learner.cookie)).status).toBe(404)
    expect((await keep(id, learner.cookie)).status).toBe(200)
    expect(await stored()).toMatchObject([{ user_id: learner.id }])
    const standings = async () => (await own(learner.cookie))?.items.map(({ standing }) => standing)
    expect(await standings()).toEqual([null, null, null, null])
    await enroll(learner.id, course.id)
    await aRegistration(learner.id, event.id)
    expect(await standings()).toEqual(['enrolled', null, 'registered', null])
    await env.DB.prepare('UPDATE event_registrations SET checked_in_at = ?').bind(eventsNow).run()
    expect(await standings()).toEqual(['enrolled', null, 'attended', null])
    await env.DB.prepare('UPDATE events SET starts_at = ?1 - 2, ends_at = ?1 - 1').bind(eventsNow).run()
    expect(await standings()).toEqual(['enrolled', null, 'attended', null])
    expect(await read(id)).toMatchObject({ isKept: false, isOwn: false })
    const another = await aUser('student')
    expect((await keep(id, another.cookie)).status).toBe(200)
    expect(await stored()).toMatchObject([{ user_id: learner.id }])
  })

  it('is one for each person, and can be taken off', async () => {
    const { cookie } = await aUser('student')
    const [first, second] = [await made(), await made({ email: 'b@example.in' })]
    await keep(first.id, cookie)
    await keep(second.id, cookie)
    expect((await own(cookie))?.id).toBe(second.id)
    expect((await send('DELETE', '/api/own/learning-path', undefined, { cookie })).status).toBe(204)
    expect(await own(cookie)).toBeNull()
    expect((await read(first.id)).id).toBe(first.id)
  })
})

describe('[S-445] the responses', () => {
  const names = async (query: string) => {
    const { cookie } = await aUser('admin')
    const list = learningPathResponseList.response.parse(await get(`/api/learning-path-responses${query}`, cookie))
    return list.items.map(({ name }) => name)
  }

  it('[S-446] [S-515] are listed for admins, the newest first, and found by answers and words', async () => {
    await aResponse({ name: 'Ishita', interests: 'green_careers,smart_cities', submittedAt: eventsNow - dayMs })
    await aResponse({ name: 'Prakash', userType: 'working_professional', submittedAt: eventsNow })
    expect(await names('')).toEqual(['Prakash', 'Ishita'])
    expect(await names('?interest=smart_cities')).toEqual(['Ishita'])
    expect(await names('?userType=working_professional&sort=oldest')).toEqual(['Prakash'])
    expect(await names('?search=ishi')).toEqual(['Ishita'])
    expect(await names('?learningStyle=events')).toEqual([])
  })

  it('[U-12.paths] [S-451] are counted: all, the last 7 days, the last 30, and by answer', async () => {
    await aResponse({ interests: 'smart_cities,waste_management' })
    await aResponse({ interests: 'smart_cities', submittedAt: eventsNow - 8 * dayMs, learningStyle: 'events' })
    await aResponse({ interests: '', submittedAt: eventsNow - 40 * dayMs, userType: 'school_student' })
    const body = await figures()
    expect(body).toMatchObject({ total: 3, thisWeek: 1, lastMonth: 2, monthBefore: 1, since: '2026-10-06' })
    expect(body.interests.slice(0, 3)).toEqual([
      { value: 'smart_cities', count: 2 },
      { value: 'waste_management', count: 1 },
      { value: 'renewable_energy', count: 0 },
    ])
    expect(body.learningStyles[0]).toEqual({ value: 'hands_on', count: 2 })
    expect(body.weeks).toHaveLength(13)
    expect(body.allWeeks?.map(({ from, count }) => [from, count])).toEqual([
      ['2026-10-05', 1],
      ['2026-10-12', 0],
      ['2026-10-19', 0],
      ['2026-10-26', 0],
      ['2026-11-02', 1],
      ['2026-11-09', 1],
    ])
    expect(body.weeks.at(-1)).toEqual({ from: '2026-11-09', count: 1 })
  })

  it('[U-11.paths] [S-476] are a CSV file', async () => {
    await aResponse({ name: 'Ishita', email: 'ishita@example.in', interests: 'green_careers,smart_cities' })
    const { cookie } = await aUser('admin')
    const path = '/api/exports/learning-path-responses.csv'
    const headers = { cookie, 'sec-fetch-site': 'same-origin' }
    const opened = await api.call(path, { method: 'POST', headers })
    expect(opened.body).toMatchObject({
      fileName: 'learning-path-responses-2026-11-15.csv',
      header: ['Date', 'Name', 'Email', 'User Type', 'Interests', 'Learning Style', 'Session ID'],
    })
    const { text } = await api.call(path, { headers })
    const row = ['2026-11-15 16:30:00', 'Ishita', 'ishita@example.in', 'College student']
    expect(exportPage.parse(JSON.parse(text)).rows).toEqual([
      [...row, 'Green careers, Smart cities', 'Hands-on', expect.stringMatching(/^[0-9a-f]{16}$/)],
    ])
  })

  it('[S-491] never tell the session, by which whoever has it may change the answers, and tell one browser from another', async () => {
    for (const name of ['First', 'Second']) await aResponse({ name, interests: '' })
    await aResponse({ name: 'Third', interests: '', sessionId: 'a-session-of-another' })
    const { cookie } = await aUser('admin')
    const { body, text } = await api.call('/api/learning-path-responses', { headers: { cookie } })
    const { items } = parse(learningPathResponseList.response, body)
    const told = (name: string) => items.find((item) => item.name === name)?.sessionId
    expect(text).not.toMatch(/a-session-of/)
    expect(told('First')).toMatch(/^[0-9a-f]{16}$/)
    expect([told('Second') === told('First'), told('Third') === told('First')]).toEqual([true, false])
  })
})

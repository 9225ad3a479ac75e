import { env } from 'cloudflare:workers'
import type { MentorshipSessions } from '@kere/contracts/mentorship/mentorship-sessions'
import ICAL from 'ical.js'
import { beforeEach, describe, expect, it } from 'vitest'
import { startApi } from '../../../test/call-api.ts'
import { emptyDatabase } from '../../../test/empty-database.ts'
import {
  aMentorshipRequest,
  aMentorshipSession,
  mentorshipNow,
  someMentorSettings,
  someStart,
} from '../../../test/mentorship.ts'
import { aUser, type TestUser } from '../../../test/sessions.ts'
import { openDatabase } from '../../base/context.ts'
import { newId } from '../../base/new-id.ts'
import { kindOfMail } from '../../console/labels.ts'
import { cancelLostSessions, releaseHeldSessions, remindOfSessions } from './session-clock.ts'
import { hourOfWeek, openSlots } from './slots.domain.ts'

const hourMs = 60 * 60 * 1000
const dayMs = 24 * hourMs

let api: ReturnType<typeof startApi>
let learner: TestUser
let mentor: TestUser
let request: Awaited<ReturnType<typeof aMentorshipRequest>>

// Thursday and Friday, 20:00 and 21:00.
const weeklyHours = [3 * 24 + 20, 3 * 24 + 21, 4 * 24 + 20, 4 * 24 + 21]

beforeEach(async () => {
  await emptyDatabase()
  api = startApi()
  learner = await aUser('student', {}, { firstName: 'Meera', lastName: 'Nambiar', dateOfBirth: '2000-01-01' })
  mentor = await aUser('educator', {}, { firstName: 'Asha', lastName: 'Raghunath' })
  await someMentorSettings(mentor, { weeklyHours, meetingUrl: 'https://meet.example/asha' })
  request = await aMentorshipRequest(learner, { mentorId: mentor.id, status: 'accepted' })
})

const as = (user: TestUser, method: string, path: string, body?: unknown, other = api) =>
  other.call(path, {
    method,
    headers: { origin: 'https://kere.test', cookie: user.cookie, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
const instant = (at: number) => new Date(at).toISOString()
const book = (startsAt: number, user = learner, id = request.id) =>
  as(user, 'POST', `/api/mentorship-requests/${id}/sessions`, { startsAt: instant(startsAt) })
const move = (id: string, startsAt: number) =>
  as(learner, 'PATCH', `/api/mentorship-sessions/${id}`, { startsAt: instant(startsAt) })
const act = (user: TestUser, id: string, name: string) => as(user, 'POST', `/api/mentorship-sessions/${id}/${name}`)
// The cast is safe: the tests assert the real shape.
const read = async (user: TestUser, id = request.id) =>
  (await as(user, 'GET', `/api/mentorship-requests/${id}/sessions`)).body as unknown as MentorshipSessions
const rowsOf = async <Row>(sql: string) => (await env.DB.prepare(sql).all<Row>()).results
const mails = async () =>
  (
    await rowsOf<{ template: string; to_address: string }>('SELECT template, to_address FROM outbox ORDER BY rowid')
  ).map(({ template, to_address: to }) => `${template.replace('mentorship_session_', '')} ${to}`)
const clockAt = (at: number) => ({
  db: openDatabase(env.DB),
  at,
  newId,
  requestId: 'clock',
  queueMail: () => undefined,
  kindOfMail,
})

describe('[W-19] the mentor’s open hours', () => {
  it('are the week in India with its exceptions, without what is booked or too soon', () => {
    expect(hourOfWeek(someStart)).toBe(3 * 24 + 20)
    const opened = someStart + 3 * hourMs
    const week = { weeklyHours, openedStarts: [opened], closedStarts: [someStart + hourMs] }
    const slots = openSlots(week, [someStart + dayMs], someStart - hourMs)
    expect(slots.slice(0, 3).map(instant)).toEqual(
      [opened, someStart + dayMs + hourMs, someStart + 7 * dayMs].map(instant),
    )
    expect(slots.at(-1)).toBeLessThanOrEqual(someStart - hourMs + 21 * dayMs)
  })

  it('stay the same hours in India while the viewer’s clocks are changed', () => {
    // In New York, the clocks are set back on 1 November 2026.
    const slots = openSlots(
      { weeklyHours: [20], openedStarts: [], closedStarts: [] },
      [],
      Date.parse('2026-10-24T00:00:00Z'),
    )
    expect(slots.map(instant)).toEqual([
      '2026-10-26T14:30:00.000Z',
      '2026-11-02T14:30:00.000Z',
      '2026-11-09T14:30:00.000Z',
    ])
  })

  it('are saved by the mentor alone, and exceptions that are over are dropped', async () => {
    const settings = {
      capacity: 3,
      areas: ['conservation'],
      pausedUntil: '2026-12-01',
      meetingUrl: 'https://meet.example/room',
      confirmsItself: true,
      weeklyHours: [21, 20, 20],
      openedStarts: [instant(mentorshipNow - dayMs), instant(someStart)],
      closedStarts: [],
    }
    const { body } = await as(mentor, 'PUT', '/api/me/mentor-settings', settings)
    expect(body).toMatchObject({ weeklyHours: [20, 21], openedStarts: [instant(someStart)], load: 1, sessions: [] })
    const bad = await as(mentor, 'PUT', '/api/me/mentor-settings', { ...settings, meetingUrl: 'javascript:alert(1)' })
    expect(bad.status).toBe(422)
    expect((await as(learner, 'GET', '/api/me/mentor-settings')).status).toBe(403)
  })
})

describe('[W-19] booking a session', () => {
  it('fills nobody’s mailbox: twenty times an hour, also where each is taken back', async () => {
    const codes: unknown[] = []
    for (let times = 0; times < 22; times += 1) {
      const { status, body } = await book(someStart)
      codes.push(body.code ?? status)
      const [open] = await rowsOf<{ id: string }>("SELECT id FROM mentorship_sessions WHERE state = 'held'")
      if (open) await act(learner, open.id, 'cancellation')
    }
    expect(codes).toEqual([...Array<number>(20).fill(201), 'too_many_attempts', 'too_many_attempts'])
    expect(await mails()).toHaveLength(40)
  })

  it('of 50 learners at once gives one the hour', async () => {
    const others = await Promise.all(
      Array.from({ length: 50 }, async () => {
        const user = await aUser('student')
        return { user, request: await aMentorshipRequest(user, { mentorId: mentor.id, status: 'accepted' }) }
      }),
    )
    const answers = await Promise.all(others.map((each) => book(someStart, each.user, each.request.id)))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(new Set(answers.filter(({ status }) => status !== 201).map(({ body }) => body.code))).toEqual(
      new Set(['slot_not_open']),
    )
    expect(await rowsOf('SELECT state FROM mentorship_sessions')).toEqual([{ state: 'held' }])
    expect(await mails()).toEqual([`booked ${mentor.email}`])
  })

  it('holds it for three days until the mentor confirms it, or confirms it at once where the mentor wants that', async () => {
    const { body } = await book(someStart)
    expect(body).toMatchObject({ items: [{ state: 'held', heldUntil: '2026-11-18T12:00:00.000Z' }] })
    const { id } = (await read(learner)).items[0]!
    expect((await act(learner, id, 'confirmation')).status).toBe(403)
    expect((await act(mentor, id, 'confirmation')).body).toMatchObject({
      items: [{ state: 'confirmed', heldUntil: null }],
    })
    await env.DB.prepare('UPDATE mentor_settings SET confirms_itself = 1').run()
    expect((await book(someStart + hourMs)).body).toMatchObject({
      items: [{ state: 'confirmed' }, { state: 'confirmed' }],
    })
    expect(await mails()).toEqual([
      `booked ${mentor.email}`,
      `confirmed ${learner.email}`,
      `booked ${mentor.email}`,
      `confirmed ${learner.email}`,
    ])
  })

  it.each([
    ['in the past', Date.parse('2026-11-12T14:30:00Z')],
    ['too soon', mentorshipNow + hourMs],
    ['beyond three weeks', someStart + 14 * dayMs],
    ['at an hour that is not open', someStart + 2 * hourMs],
    ['within an hour', someStart + 10 * 60 * 1000],
  ])('is refused %s', async (_, startsAt) => {
    const { status, body } = await book(startsAt)
    expect([status, body.code]).toEqual([409, 'slot_not_open'])
  })

  it('is refused an hour after the mentor has closed it, has been suspended, or a third time', async () => {
    await env.DB.prepare(`UPDATE mentor_settings SET closed_starts = '[${someStart}]'`).run()
    expect((await book(someStart)).body.code).toBe('slot_not_open')
    expect((await book(someStart + hourMs)).status).toBe(201)
    expect((await book(someStart + dayMs)).status).toBe(201)
    expect((await book(someStart + dayMs + hourMs)).body.code).toBe('too_many_sessions')
    await env.DB.prepare("UPDATE mentorship_sessions SET state = 'cancelled'").run()
    const suspend = "INSERT INTO suspensions (user_id, suspended_at, reason) VALUES (?, 1, 'A reason')"
    await env.DB.prepare(suspend).bind(mentor.id).run()
    expect((await book(someStart + dayMs)).body.code).toBe('slot_not_open')
  })

  it('is refused before the mentor has accepted, and to everybody else', async () => {
    const pending = await aMentorshipRequest(learner, { mentorId: mentor.id })
    expect((await book(someStart, learner, pending.id)).body.code).toBe('mentorship_changed')
    expect((await book(someStart, mentor)).status).toBe(404)
    expect((await book(someStart, await aUser('student'))).status).toBe(404)
  })
})

describe('[W-19] a session that is booked', () => {
  const feedOf = async (user: TestUser) => {
    const made = await as(user, 'POST', '/api/me/calendar-feed')
    return (made.body as unknown as { path: string }).path.replace(/^\//, '').replace(/\.ics$/, '')
  }
  const entriesOf = (text: string) => {
    const calendar = new ICAL.Component(ICAL.parse(text) as unknown[])
    return calendar.getAllSubcomponents('vevent').map((event) => ({
      uid: event.getFirstPropertyValue('uid'),
      sequence: event.getFirstPropertyValue('sequence'),
      status: event.getFirstPropertyValue('status'),
      startsAt: new ICAL.Event(event).startDate.toJSDate().toISOString(),
      summary: event.getFirstPropertyValue('summary'),
    }))
  }

  it('stands in both private feeds and in its file under one UID, and a move raises its SEQUENCE', async () => {
    const { id } = await aMentorshipSession(request, { state: 'confirmed' })
    const feeds = [await feedOf(learner), await feedOf(mentor)]
    const readAll = async () => {
      const texts = await Promise.all(feeds.map(async (feed) => (await api.call(`/api/calendars/${feed}`)).text))
      const file = await as(mentor, 'GET', `/api/mentorship-sessions/${id}/calendar`)
      return [...texts, file.text].map((text) => entriesOf(text)[0])
    }
    const uid = `${id}@kere.test`
    const before = { uid, sequence: 0, status: 'CONFIRMED', startsAt: instant(someStart) }
    expect(await readAll()).toEqual([
      { ...before, summary: 'Mentorship with Asha Raghunath' },
      { ...before, summary: 'Mentorship with Meera Nambiar' },
      { ...before, summary: 'Mentorship with Meera Nambiar' },
    ])
    expect((await move(id, someStart + dayMs)).status).toBe(200)
    for (const entry of await readAll())
      expect(entry).toMatchObject({ uid, sequence: 1, startsAt: instant(someStart + dayMs) })
    await act(mentor, id, 'cancellation')
    for (const entry of await readAll()) expect(entry).toMatchObject({ uid, sequence: 2, status: 'CANCELLED' })
    expect(await mails()).toEqual([`moved ${mentor.email}`, `cancelled ${learner.email}`])
  })

  it('moves to an open hour until 12 hours before, and of two moves at once one counts', async () => {
    const { id } = await aMentorshipSession(request)
    expect((await move(id, someStart + 2 * hourMs)).body.code).toBe('slot_not_open')
    const answers = await Promise.all([move(id, someStart + hourMs), move(id, someStart + dayMs)])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    await env.DB.prepare('UPDATE mentorship_sessions SET starts_at = ?')
      .bind(mentorshipNow + 11 * hourMs)
      .run()
    expect((await move(id, someStart)).body.code).toBe('session_not_movable')
  })

  it('tells the learner the link 15 minutes before, the mentor at any time, and nobody else', async () => {
    await aMentorshipSession(request, {
      state: 'confirmed',
      startsAt: mentorshipNow + 16 * 60_000,
      endsAt: mentorshipNow + hourMs,
    })
    const linkOf = async (user: TestUser) => (await read(user)).items[0]?.joinUrl
    expect([await linkOf(learner), await linkOf(mentor)]).toEqual([null, 'https://meet.example/asha'])
    api.clock.now += 60_000
    expect([await linkOf(learner), await linkOf(await aUser('admin'))]).toEqual(['https://meet.example/asha', null])
  })

  it('keeps notes of each side, own or shared, and whether it took place', async () => {
    const { id } = await aMentorshipSession(request, {
      state: 'confirmed',
      startsAt: mentorshipNow - hourMs,
      endsAt: mentorshipNow,
    })
    const note = (user: TestUser, text: string, isShared: boolean) =>
      as(user, 'PUT', `/api/mentorship-sessions/${id}/note`, { text, isShared })
    await note(learner, 'Ask about strips.', false)
    await note(mentor, 'Measure conductivity.', true)
    expect((await read(learner)).items).toMatchObject([
      { ownNote: 'Ask about strips.', otherNote: 'Measure conductivity.' },
    ])
    expect((await read(mentor)).items).toMatchObject([{ ownNote: 'Measure conductivity.', otherNote: null }])
    expect((await read(await aUser('admin'))).items).toMatchObject([
      { ownNote: null, otherNote: 'Measure conductivity.' },
    ])
    const { body } = await as(mentor, 'PUT', `/api/mentorship-sessions/${id}/outcome`, { hasHappened: true })
    expect(body).toMatchObject({ items: [{ state: 'happened' }] })
    const { id: toCome } = await aMentorshipSession(request, { state: 'confirmed' })
    const early = await as(mentor, 'PUT', `/api/mentorship-sessions/${toCome}/outcome`, { hasHappened: true })
    expect(early.body.code).toBe('session_changed')
  })

  it('ends with the mentorship', async () => {
    await aMentorshipSession(request, { state: 'confirmed' })
    await as(mentor, 'POST', `/api/mentorship-requests/${request.id}/completion`, {})
    expect((await read(learner)).items).toMatchObject([{ state: 'cancelled' }])
    expect((await read(learner)).slots).toEqual([])
  })
})

it('[W-19] has up to ten goals that both sides tick', async () => {
  const add = (user: TestUser) =>
    as(user, 'POST', `/api/mentorship-requests/${request.id}/goals`, { title: 'Map the drain' })
  const answers = await Promise.all(Array.from({ length: 12 }, (_, index) => add(index % 2 ? learner : mentor)))
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(10)
  const { id } = (await read(learner)).goals[0]!
  await as(mentor, 'PATCH', `/api/mentorship-goals/${id}`, { isDone: true })
  expect((await read(learner)).goals.filter(({ isDone }) => isDone)).toHaveLength(1)
  expect((await as(await aUser('educator'), 'DELETE', `/api/mentorship-goals/${id}`)).status).toBe(404)
  await as(learner, 'DELETE', `/api/mentorship-goals/${id}`)
  expect((await read(learner)).goals).toHaveLength(9)
})

describe('[W-19] the clock of sessions', () => {
  it('reminds both sides the day before and an hour before, once each', async () => {
    await aMentorshipSession(request, { state: 'confirmed' })
    await aMentorshipSession(request, { state: 'cancelled', startsAt: someStart + hourMs })
    for (let before = 30 * hourMs; before >= 0; before -= hourMs / 2)
      await remindOfSessions(clockAt(someStart - before))
    expect((await mails()).toSorted()).toEqual(
      [
        `soon ${learner.email}`,
        `soon ${mentor.email}`,
        `tomorrow ${learner.email}`,
        `tomorrow ${mentor.email}`,
      ].toSorted(),
    )
  })

  it('frees a slot that the mentor has not confirmed for three days, and tells the learner', async () => {
    await aMentorshipSession(request)
    expect(await releaseHeldSessions(clockAt(mentorshipNow + 3 * dayMs - 1))).toBe(0)
    expect(await releaseHeldSessions(clockAt(mentorshipNow + 3 * dayMs))).toBe(1)
    expect(await releaseHeldSessions(clockAt(mentorshipNow + 3 * dayMs))).toBe(0)
    expect(await mails()).toEqual([`cancelled ${learner.email}`])
  })

  it('cancels what was to come with a mentor who is gone', async () => {
    await aMentorshipSession(request, { state: 'confirmed' })
    expect(await cancelLostSessions(clockAt(someStart - dayMs))).toBe(0)
    await env.DB.prepare('DELETE FROM users WHERE id = ?').bind(mentor.id).run()
    expect(await cancelLostSessions(clockAt(someStart - dayMs))).toBe(1)
    expect(await mails()).toEqual([`cancelled ${learner.email}`])
  })
})

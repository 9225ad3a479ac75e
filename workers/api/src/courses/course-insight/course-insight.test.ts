import { env } from 'cloudflare:workers'
import * as endpoints from '@kere/contracts/courses/course-insight'
import { silenceValues } from '@kere/contracts/courses/course-insight-options'
import type { EndpointInput } from '@kere/contracts/http/endpoint'
import { setPosition, updateMyLesson } from '@kere/contracts/courses/learning'
import { beforeEach, describe, expect, it } from 'vitest'
import { startApi } from '../../../test/call-api.ts'
import { emptyDatabase } from '../../../test/empty-database.ts'
import { aCourseToLearn, enroll } from '../../../test/factories.ts'
import { aUser, type TestUser } from '../../../test/sessions.ts'
import { all } from '../../../test/database.ts'
import { openDatabase } from '../../base/context.ts'
import { newId } from '../../base/new-id.ts'
import { kindOfMail } from '../../console/labels.ts'
import { exports } from './course-insight.routes.ts'
import { writePiece } from './course-messages.queries.ts'
import { writeCourseMessages } from './course-messages.ts'

const dayMs = 24 * 60 * 60 * 1000
const now = Date.parse('2026-11-15T12:00:00Z')

let api: ReturnType<typeof startApi>
let educator: TestUser
let adult: TestUser
let minor: TestUser
let course: Awaited<ReturnType<typeof aCourseToLearn>>

beforeEach(async () => {
  await emptyDatabase()
  api = startApi()
  educator = await aUser('educator', {}, { firstName: 'Asha', lastName: 'Raghunath' })
  adult = await aUser('student', {}, { firstName: 'Omkar', lastName: 'Jadhav', dateOfBirth: '1990-01-01' })
  minor = await aUser('student', {}, { firstName: 'Nafisa', lastName: 'Laskar', dateOfBirth: '2012-05-01' })
  course = await aCourseToLearn({ educatorId: educator.id, title: 'Reading a lake' })
})

const silentFor = (days: number, lesson?: string) => ({
  updatedAt: now - days * dayMs,
  ...(lesson && { lastLessonId: lesson, lastOpenedAt: now - days * dayMs, progress: 1 }),
})

const read = async (as = educator) => api.ask(endpoints.getCourseInsight, { as, params: { courseId: course.id } })

type Filters = Omit<EndpointInput<typeof endpoints.listInsightLearners>['query'], 'course'>

const list = async (filters: Filters = {}, as = educator) =>
  api.ask(endpoints.listInsightLearners, { as, query: { course: course.id, ...filters } })

const message = { silence: '7_to_13', subject: 'Come back', text: 'The lake is full again.' } as const

const send = async (more: object = {}, as = educator) =>
  api.ask(endpoints.sendCourseMessage, { as, params: { courseId: course.id }, body: { ...message, ...more } })

const clockAt = (at: number) => ({ db: openDatabase(env.DB), at, newId, queueMail: () => undefined, kindOfMail })

const write = async (secondsAfter = 60) => writeCourseMessages(clockAt(now + secondsAfter * 1000))

const withdraw = async (id: string, as = educator) =>
  api.ask(endpoints.withdrawCourseMessage, { as, params: { courseId: course.id, id } })

const recipients = async () =>
  (await all<{ to_address: string }>("SELECT to_address FROM outbox WHERE template = 'course_message'"))
    .map(({ to_address: to }) => to)
    .toSorted()

describe('the insight of a course', () => {
  it('follows a learner from lesson to lesson, and counts an opening once', async () => {
    await enroll(adult.id, course.id, { updatedAt: now })
    const [first, second] = course.lessonIds
    const at = { as: adult, params: { courseId: course.id } }
    await api.ask(setPosition, { ...at, body: { lessonId: first } })
    await api.ask(setPosition, { ...at, body: { lessonId: first } })
    await api.ask(updateMyLesson, {
      as: adult,
      params: { courseId: course.id, lessonId: first },
      body: { isDone: true },
    })
    await api.ask(setPosition, { ...at, body: { lessonId: second } })
    expect((await read()).body).toMatchObject({
      course: { title: 'Reading a lake' },
      enrolledCount: 1,
      startedCount: 1,
      finishedCount: 0,
      lessons: [
        { id: first, openedCount: 1, doneCount: 1, stoppedCount: 0, pace: null },
        { id: second, openedCount: 1, doneCount: 0, stoppedCount: 1 },
        { openedCount: 0, doneCount: 0, stoppedCount: 0 },
      ],
      lastMessage: null,
      nextMessageAt: null,
    })
  })

  it('says within what time most of those do a lesson of whom both moments are known', async () => {
    const hour = dayMs / 24
    for (const hours of [0, 2, 3, 200]) {
      const enrollmentId = await enroll((await aUser('student')).id, course.id)
      await env.DB.prepare(
        'INSERT INTO lesson_progress (enrollment_id, lesson_id, opened_at, done_at, updated_at) VALUES (?, ?, 1, ?, 1)',
      )
        .bind(enrollmentId, course.lessonIds[0], 1 + hours * hour)
        .run()
    }
    expect((await read()).body.lessons.map(({ pace }) => pace)).toEqual(['day', null, null])
  })

  it('tells days of silence as days in India, and lists whom each number counts', async () => {
    for (const days of [0, 6, 7, 13, 14, 29, 30, 400])
      await enroll((await aUser('student')).id, course.id, silentFor(days, course.lessonIds[0]))
    const { silences } = (await read()).body
    expect(silences).toEqual({ '7_to_13': 2, '14_to_29': 2, '30_or_more': 2 })
    for (const silence of silenceValues) expect((await list({ silence })).body.total, silence).toBe(silences[silence])
    const pages = await list({ limit: 3 })
    const rest = await list({ limit: 30, cursor: pages.body.nextCursor! })
    const shown = [...pages.body.items, ...rest.body.items].map(({ lastActiveAt }) => lastActiveAt)
    expect(shown).toEqual(shown.toSorted())
    expect(shown).toHaveLength(8)
  })

  it('lists who opened, did, or stopped at a lesson, a minor with the initial of the surname', async () => {
    const [first, second] = course.lessonIds
    await enroll(adult.id, course.id, silentFor(20, first))
    const done = await enroll(minor.id, course.id, silentFor(3, second))
    for (const lesson of [first, second])
      await env.DB.prepare(
        'INSERT INTO lesson_progress (enrollment_id, lesson_id, done_at, updated_at) VALUES (?, ?, ?, 1)',
      )
        .bind(done, lesson, lesson === first ? 1 : null)
        .run()
    const names = async (filters: Filters) => (await list(filters)).body.items.map(({ name }) => name)
    expect(await names({})).toEqual(['Omkar Jadhav', 'Nafisa L.'])
    expect(await names({ lesson: first })).toEqual(['Omkar Jadhav'])
    expect(await names({ lesson: first, stage: 'opened' })).toEqual(['Nafisa L.'])
    expect(await names({ lesson: second, stage: 'done' })).toEqual([])
    expect(await names({ lesson: second, stage: 'opened' })).toEqual(['Nafisa L.'])
  })

  it('refuses a stage without its lesson, and silence of who opened or did one, in the list and in its file', async () => {
    const [lesson] = course.lessonIds
    const files = startApi({ routes: exports })
    for (const refused of [
      { stage: 'done' },
      { stage: 'stopped', silence: '7_to_13' },
      { lesson, stage: 'opened', silence: '7_to_13' },
      { lesson, stage: 'done', silence: '7_to_13' },
      { lesson, stage: 'done', reachable: 'true' },
    ] as const) {
      const { status, body } = await list(refused)
      expect([status, body.code], JSON.stringify(refused)).toEqual([422, 'validation_failed'])
      const query = new URLSearchParams({ course: course.id, ...refused }).toString()
      const headers = { cookie: educator.cookie, origin: 'https://kere.test' }
      for (const method of ['GET', 'POST']) {
        const file = await files.call(`/api/exports/insight-learners.csv?${query}`, { method, headers })
        expect([file.status, file.body.code], method).toEqual([422, 'validation_failed'])
      }
    }
    expect((await list({ lesson, stage: 'stopped', silence: '7_to_13' })).status).toBe(200)
  })

  it('shows nobody of another course, also by the id of its lesson', async () => {
    const other = await aCourseToLearn({ educatorId: (await aUser('educator')).id })
    const place = await enroll(adult.id, other.id, silentFor(20, other.lessonIds[0]))
    await env.DB.prepare('INSERT INTO lesson_progress (enrollment_id, lesson_id, updated_at) VALUES (?, ?, 1)')
      .bind(place, other.lessonIds[0])
      .run()
    for (const stage of ['stopped', 'opened'] as const)
      expect((await list({ lesson: other.lessonIds[0], stage })).body.items).toEqual([])
    const stranger = await aUser('educator')
    expect((await read(stranger)).status).toBe(404)
    expect((await list({}, stranger)).status).toBe(404)
    expect((await send({}, stranger)).status).toBe(404)
    expect((await read(await aUser('admin'))).status).toBe(200)
  })

  it('forgets whoever is erased or leaves', async () => {
    await enroll(adult.id, course.id, silentFor(20, course.lessonIds[0]))
    await env.DB.prepare('DELETE FROM users WHERE id = ?').bind(adult.id).run()
    expect((await read()).body).toMatchObject({
      enrolledCount: 0,
      silences: { '14_to_29': 0 },
      lessons: [{ stoppedCount: 0 }, {}, {}],
    })
  })
})

describe('a message to a group', () => {
  beforeEach(async () => {
    await enroll(adult.id, course.id, silentFor(10, course.lessonIds[0]))
    await enroll(minor.id, course.id, silentFor(20, course.lessonIds[0]))
  })

  it('reaches those alone who fit, and is kept once', async () => {
    const { status, body } = await send()
    expect(status).toBe(201)
    expect(body).toMatchObject({
      lastMessage: { silence: '7_to_13', lesson: null, recipientsCount: 0, isBeingSent: true },
      nextMessageAt: '2026-11-22T12:00:00.000Z',
    })
    await write()
    expect((await read()).body.lastMessage).toMatchObject({ recipientsCount: 1, isBeingSent: false })
    expect(await recipients()).toEqual([adult.email])
    expect(JSON.stringify(await all("SELECT details FROM outbox WHERE template = 'course_message'"))).not.toContain(
      'full again',
    )
    expect(await all('SELECT action, detail FROM audit_log')).toEqual([
      { action: 'course.message_sent', detail: '{"silence":"7_to_13"}' },
    ])
  })

  it('reaches everybody who stopped at a lesson, and nobody who has finished', async () => {
    const done = await aUser('student')
    await enroll(done.id, course.id, {
      ...silentFor(20, course.lessonIds[0]),
      completed: true,
      completedAt: 1,
      progress: 100,
    })
    await send({ silence: undefined, lessonId: course.lessonIds[0] })
    await write()
    expect(await recipients()).toEqual([adult.email, minor.email].toSorted())
  })

  it('reaches nobody who is suspended, leaving or unconfirmed, and is counted so', async () => {
    const [suspended, leaving] = [await aUser('student'), await aUser('student')]
    const unconfirmed = await aUser('student', { emailVerifiedAt: null })
    for (const { id } of [suspended, leaving, unconfirmed])
      await enroll(id, course.id, silentFor(40, course.lessonIds[0]))
    const entry = 'UPDATE user_entries SET state = ? WHERE user_id = ?'
    await env.DB.batch([
      env.DB.prepare(entry).bind('suspended', suspended.id),
      env.DB.prepare(entry).bind('deleting', leaving.id),
    ])
    const total = async (filters: Filters) => (await list(filters)).body.total
    expect(await total({ silence: '30_or_more' })).toBe(3)
    expect(await total({ silence: '30_or_more', reachable: 'true' })).toBe(0)
    expect((await send({ silence: '30_or_more' })).body.code).toBe('course_message_for_nobody')
    expect(await total({ lesson: course.lessonIds[0], reachable: 'true' })).toBe(2)
    expect((await send({ silence: undefined, lessonId: course.lessonIds[0] })).status).toBe(201)
    expect(await write()).toBe(2)
    expect(await recipients()).toEqual([adult.email, minor.email].toSorted())
    expect((await read()).body.lastMessage).toMatchObject({ recipientsCount: 2, isBeingSent: false })
  })

  it('is one a week for each course, whoever sends how many at once', async () => {
    const admin = await aUser('admin')
    const answers = await Promise.all([educator, admin, educator, admin].map((as) => send({}, as)))
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([201, 409, 409, 409])
    await write()
    expect(await recipients()).toHaveLength(1)
    const sentAt = async (at: number) => env.DB.prepare('UPDATE course_messages SET sent_at = ?').bind(at).run()
    await sentAt(now - 7 * dayMs + 1)
    expect((await send({ silence: '14_to_29' })).body.code).toBe('course_message_spent')
    await sentAt(now - 7 * dayMs)
    expect((await send({ silence: '14_to_29' })).status).toBe(201)
  })

  it('is refused where nobody fits, no group is chosen, or the lesson is of another course', async () => {
    expect((await send({ silence: '30_or_more' })).body.code).toBe('course_message_for_nobody')
    expect((await send({ silence: undefined })).status).toBe(422)
    const other = await aCourseToLearn()
    expect((await send({ lessonId: other.lessonIds[0] })).body.code).toBe('course_message_for_nobody')
    await write()
    expect(await recipients()).toEqual([])
  })

  it('is taken back within ten seconds, and is not spent then', async () => {
    const id = (await send()).body.lastMessage!.id
    expect(await write(9)).toBe(0)
    const stranger = await aUser('educator')
    expect((await withdraw(id, stranger)).status).toBe(404)
    expect((await withdraw(id)).status).toBe(204)
    expect((await withdraw(id)).status).toBe(404)
    expect(await write()).toBe(0)
    expect((await read()).body).toMatchObject({ lastMessage: null, nextMessageAt: null })
    const again = (await send()).body.lastMessage!.id
    expect(await write(10)).toBe(1)
    expect((await withdraw(again)).body.code).toBe('course_message_sent')
    expect(
      (await all<{ action: string }>('SELECT action FROM audit_log ORDER BY id')).map((row) => row.action),
    ).toEqual(['course.message_sent', 'course.message_undone', 'course.message_sent'])
  })

  it('reaches all or nobody where it is taken back while it is written', async () => {
    for (let turn = 0; turn < 8; turn += 1) {
      await env.DB.batch([env.DB.prepare('DELETE FROM course_messages'), env.DB.prepare('DELETE FROM outbox')])
      const id = (await send()).body.lastMessage!.id
      const acts = [async () => (await withdraw(id)).status, async () => write()]
      const [first, second] = turn % 2 === 0 ? acts : acts.toReversed()
      const answers = await Promise.all([first!(), second!()])
      expect(await recipients()).toHaveLength(answers.includes(204) ? 0 : 1)
    }
  })

  it('is written in pieces, once to each, also to those who come back meanwhile', async () => {
    const count = 1203
    const numbers = 'WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ?1)'
    const person = "'usr_r' || printf('%05d', n)"
    await env.DB.batch([
      env.DB.prepare(`${numbers} INSERT INTO users (id, email, email_verified_at, created_at, updated_at)
        SELECT ${person}, n || '@example.kere.test', 1, 1, 1 FROM numbers`).bind(count),
      env.DB.prepare(`${numbers} INSERT INTO profiles (id, first_name, last_name, created_at, updated_at)
        SELECT ${person}, 'Ira', 'Nayak', 1, 1 FROM numbers`).bind(count),
      env.DB.prepare(`${numbers} INSERT INTO enrollments (id, student_id, course_id, created_at, updated_at)
        SELECT 'enr_r' || n, ${person}, ?2, 1, ${now - 40 * dayMs} FROM numbers`).bind(count, course.id),
    ])
    const { body } = await send({ silence: '30_or_more' })
    expect(body.lastMessage).toMatchObject({ recipientsCount: 0, isBeingSent: true })
    await writePiece(clockAt(now + 60_000), { id: body.lastMessage!.id, lessonId: undefined })
    expect((await read()).body.lastMessage).toMatchObject({ recipientsCount: 500, isBeingSent: true })
    await env.DB.prepare("UPDATE enrollments SET updated_at = ? WHERE id IN ('enr_r1', 'enr_r999')")
      .bind(now + 1)
      .run()
    await write()
    expect(await write()).toBe(0)
    const told = await recipients()
    expect(new Set(told).size).toBe(told.length)
    expect(told.length).toBeGreaterThanOrEqual(count - 2)
    expect((await read()).body.lastMessage).toMatchObject({ recipientsCount: told.length, isBeingSent: false })
  })

  it('tells how many of its recipients came back within a week, each once', async () => {
    const others = await Promise.all(Array.from({ length: 4 }, async () => aUser('student')))
    for (const { id } of others) await enroll(id, course.id, silentFor(8))
    const [active, inTime, late, suspended] = others
    await env.DB.prepare("UPDATE user_entries SET state = 'suspended' WHERE user_id = ?").bind(suspended!.id).run()
    const elsewhere = await aCourseToLearn({ educatorId: educator.id })
    await enroll(adult.id, elsewhere.id, silentFor(8))
    const openAt = async ({ id }: TestUser, at: number, courseId = course.id) =>
      env.DB.prepare('UPDATE enrollments SET updated_at = ? WHERE student_id = ? AND course_id = ?')
        .bind(at, id, courseId)
        .run()
    const returned = async () => (await read()).body.lastMessage?.returnedCount
    expect((await send()).body.lastMessage).toMatchObject({ returnedCount: 0 })
    // A learner who opens a lesson before the emails are written gets none.
    await openAt(active!, now + 1)
    expect(await write()).toBe(3)
    await openAt(active!, now + dayMs)
    await openAt(suspended!, now + dayMs)
    await openAt(adult, now + dayMs, elsewhere.id)
    // The minor was silent for longer, and is not in the group.
    await openAt(minor, now + dayMs)
    expect(await returned()).toBe(0)
    await openAt(adult, now + dayMs)
    await openAt(adult, now + 2 * dayMs)
    expect(await returned()).toBe(1)
    await openAt(inTime!, now + 7 * dayMs - 1)
    await openAt(late!, now + 7 * dayMs)
    expect(await returned()).toBe(2)
    await env.DB.prepare('UPDATE course_messages SET returned_count = NULL').run()
    expect(await returned()).toBeNull()
  })
})

it('gives a list, and the numbers of the lessons, as a CSV file', async () => {
  await enroll(adult.id, course.id, silentFor(20, course.lessonIds[0]))
  const files = startApi({ routes: exports })
  const path = `/api/exports/insight-learners.csv?course=${course.id}&silence=14_to_29`
  const headers = { cookie: educator.cookie, origin: 'https://kere.test' }
  const opened = await files.call(path, { method: 'POST', headers })
  expect(opened.body).toMatchObject({ fileName: 'insight-learners-2026-11-15.csv', rows: 1 })
  const { body } = await files.call(path, { headers })
  expect(body).toMatchObject({ rows: [['Omkar Jadhav', 1, 'Meet your lake', '2026-10-26 17:30:00']] })
  const ofLessons = await files.call(`/api/exports/insight-lessons.csv?course=${course.id}`, { headers })
  expect(JSON.parse(ofLessons.text).rows).toEqual([
    ['Module 1', 'Meet your lake', 0, 0, 1, 0, ''],
    ['Module 1', 'Lower the disc', 0, 0, 0, 0, ''],
    ['Module 2', 'Read the water', 0, 0, 0, 0, ''],
  ])
})

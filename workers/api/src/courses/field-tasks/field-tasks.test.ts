import { env } from 'cloudflare:workers'
import * as authoring from '@kere/contracts/courses/course-authoring'
import * as endpoints from '@kere/contracts/courses/field-tasks'
import { type DraftHandIn, handInLimits, handInMessages } from '@kere/contracts/courses/field-tasks-options'
import type { EndpointInput } from '@kere/contracts/http/endpoint'
import { beforeEach, describe, expect, it } from 'vitest'
import '@kere/markdown/render-markdown'
import { aCourseOf } from '../../../test/authored-courses.ts'
import { startApi } from '../../../test/call-api.ts'
import { emptyDatabase } from '../../../test/empty-database.ts'
import { enroll } from '../../../test/factories.ts'
import { aFieldTask, aHandIn, aPhoto, aTask } from '../../../test/field-tasks.ts'
import { aStoredFile } from '../../../test/files.ts'
import { aUser, type TestUser } from '../../../test/sessions.ts'

let api: ReturnType<typeof startApi>
let educator: TestUser
let learner: TestUser
let other: TestUser

beforeEach(async () => {
  await emptyDatabase()
  api = startApi()
  educator = await aUser('educator', {}, { firstName: 'Asha', lastName: 'Raghunath' })
  learner = await aUser('student', {}, { firstName: 'Nafisa', lastName: 'Laskar', dateOfBirth: '2012-05-01' })
  other = await aUser('student', {}, { firstName: 'Mallory', lastName: 'Moriarty' })
})

type Place = Pick<Awaited<ReturnType<typeof aFieldTask>>, 'courseId' | 'lessonId'>

const read = ({ courseId, lessonId }: Place, as = learner) =>
  api.ask(endpoints.getFieldTask, { as, params: { courseId, lessonId } })

const handIn = ({ courseId, lessonId }: Place, given: Partial<Body> = {}, as = learner) =>
  api.ask(endpoints.handInFieldTask, {
    as,
    params: { courseId, lessonId },
    body: { note: '', number: '', fileText: '', ...given },
  })

type Body = EndpointInput<typeof endpoints.handInFieldTask>['body']

const accept = (id: string, as = educator) => api.ask(endpoints.acceptHandIn, { as, params: { id } })
const askAgain = (id: string, as = educator, text = 'Please show the rope too.') =>
  api.ask(endpoints.askAnotherTry, { as, params: { id }, body: { text } })
const undoAnswer = (id: string, as = educator) => api.ask(endpoints.undoHandInAnswer, { as, params: { id } })
const takeBack = (id: string, as = learner) => api.ask(endpoints.takeBackHandIn, { as, params: { id } })
const putBack = (id: string, as = learner) => api.ask(endpoints.putBackHandIn, { as, params: { id } })
const share = (id: string, as = learner) => api.ask(endpoints.shareHandIn, { as, params: { id } })

const all = async <Row>(sql: string, ...values: unknown[]) =>
  (
    await env.DB.prepare(sql)
      .bind(...values)
      .all<Row>()
  ).results

const mailsTo = async ({ id }: TestUser) =>
  (await all<{ template: string }>('SELECT template FROM outbox WHERE user_id = ? ORDER BY rowid', id)).map(
    ({ template }) => template,
  )

it('is handed in, answered, handed in again and accepted, and becomes one entry of the portfolio', async () => {
  const place = await aFieldTask(educator.id, [learner.id])
  expect((await read(place)).body).toMatchObject({ task: { kind: 'photo' }, handIns: [] })
  const photo = await aPhoto(learner)
  const { status, body } = await handIn(place, { fileId: photo.id, fileText: 'The disc', note: 'At noon.' })
  expect([status, body.handIns]).toMatchObject([
    201,
    [{ state: 'waiting', note: 'At noon.', file: { type: 'image/png', text: 'The disc' }, answer: null }],
  ])
  const first = body.handIns[0]!.id
  const queue = await api.ask(endpoints.handIns.list, { as: educator, query: { state: 'waiting' } })
  expect(queue.body.items).toMatchObject([{ id: first, learnerName: 'Nafisa L.', lesson: { id: place.lessonId } }])

  expect((await askAgain(first)).body).toMatchObject({ state: 'again', answer: { text: 'Please show the rope too.' } })
  api.clock.now += 60_000
  const second = await handIn(place, { fileId: (await aPhoto(learner)).id, fileText: 'Disc and rope' })
  expect(second.body.handIns).toMatchObject([
    { state: 'waiting', file: { text: 'Disc and rope' } },
    { state: 'again', file: null, replacedFile: 'The disc', answer: { text: 'Please show the rope too.' } },
  ])
  const { id } = second.body.handIns[0]!
  const opened = await api.ask(endpoints.getHandIn, { as: educator, params: { id } })
  expect(opened.body).toMatchObject({ mayAnswer: true, task: { kind: 'photo' }, earlier: [{ id: first }] })
  expect((await share(id)).status).toBe(404)
  expect(await mailsTo(educator)).toEqual(['field_task_handed_in'])
  expect((await accept(id)).body).toMatchObject({ state: 'accepted', answer: { text: null } })

  expect(await mailsTo(learner)).toEqual(['field_task_answered', 'field_task_accepted'])
  for (const answer of await Promise.all([share(id), share(id)])) expect(answer.status).toBe(204)
  expect((await share(id, other)).status).toBe(404)
  expect(
    await all('SELECT title, mark, is_public, source_id FROM impact_entries WHERE user_id = ?', learner.id),
  ).toEqual([{ title: expect.any(String), mark: 'verified', is_public: 0, source_id: place.lessonId }])
  expect(await undoAnswer(id)).toMatchObject({ status: 409, body: { code: 'hand_in_final' } })
  expect((await read(place)).body.handIns[0]).toMatchObject({
    isInPortfolio: true,
    entryId: id.replace('fhi_', 'imp_'),
  })

  await env.DB.prepare('DELETE FROM impact_entries WHERE source_id = ?').bind(place.lessonId).run()
  expect((await read(place)).body.handIns[0]).toMatchObject({ isInPortfolio: false })
  expect((await share(id)).status).toBe(204)
  expect(await all('SELECT id FROM impact_entries WHERE source_id = ?', place.lessonId)).toHaveLength(1)
})

it('is found by its learner, the educator of its course and admins alone', async () => {
  const place = await aFieldTask(educator.id, [learner.id])
  const { id: fileId } = await aPhoto(learner)
  const id = await aHandIn(place, learner.id, { fileId })
  const [stranger, admin] = [await aUser('educator'), await aUser('admin')]
  const photo = async (as: TestUser) =>
    (await api.call(`/api/hand-ins/${id}/photo`, { headers: { cookie: as.cookie } })).status
  const link = async (as: TestUser) => (await api.ask(endpoints.linkHandInFile, { as, params: { id } })).status
  for (const as of [learner, educator, admin]) expect([await photo(as), await link(as)]).toEqual([200, 201])
  for (const as of [other, stranger]) {
    expect([await photo(as), await link(as), (await read(place, as)).status]).toEqual([404, 404, 404])
    expect((await handIn(place, { fileId, fileText: 'Mine' }, as)).status).toBe(404)
    expect((await takeBack(id, as)).status).toBe(404)
  }
  expect((await accept(id, stranger)).status).toBe(404)
  expect((await api.ask(endpoints.handIns.list, { as: stranger, query: {} })).body.items).toEqual([])
  expect((await accept(id, admin)).status).toBe(200)
  expect(await all("SELECT 1 FROM audit_log WHERE action = 'hand_in.file_opened'")).toHaveLength(3)
})

it('is answered by nobody who handed it in', async () => {
  const place = await aFieldTask(educator.id, [educator.id])
  const id = await aHandIn(place, educator.id)
  expect((await api.ask(endpoints.getHandIn, { as: educator, params: { id } })).body.mayAnswer).toBe(false)
  expect([(await accept(id)).status, (await askAgain(id)).status]).toEqual([404, 404])
})

describe('a race', () => {
  it('of two answers is won by the first, and its learner is told once', async () => {
    const place = await aFieldTask(educator.id, [learner.id])
    const id = await aHandIn(place, learner.id)
    const admin = await aUser('admin')
    const answers = await Promise.all([accept(id), askAgain(id, admin)])
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]))
    expect(await mailsTo(learner)).toHaveLength(1)
  })

  it('of an acceptance and a replacement leaves one of them, never words on what nobody read', async () => {
    const place = await aFieldTask(educator.id, [learner.id], aTask({ kind: 'number', unit: 'cm' }))
    const id = await aHandIn(place, learner.id, { kind: 'number', number: '40' })
    const [accepted, replaced] = await Promise.all([accept(id), handIn(place, { number: '41' })])
    const { handIns } = (await read(place)).body
    expect(handIns).toHaveLength(1)
    const left = handIns.map(({ state, number }) => [state, number?.text])
    expect([accepted.status === 200, replaced.status, left]).toEqual(
      accepted.status === 200 ? [true, 409, [['accepted', '40']]] : [false, 201, [['waiting', '41']]],
    )
  })

  it('of two hand-ins leaves one', async () => {
    const place = await aFieldTask(educator.id, [learner.id], aTask({ kind: 'number' }))
    await Promise.all(['1', '2', '3'].map((number) => handIn(place, { number })))
    expect((await read(place)).body.handIns).toHaveLength(1)
  })
})

it('vouches for the acceptance alone, and once, also where its learner enrolls again', async () => {
  const place = await aFieldTask(educator.id, [learner.id], aTask({ kind: 'number', unit: 'cm' }))
  const accepted = {
    kind: 'number',
    number: '40',
    unit: 'cm',
    note: 'At noon.',
    state: 'accepted',
    settledAt: 1,
  } as const
  await share(await aHandIn(place, learner.id, accepted))
  const entries = () => all<{ id: string }>('SELECT id, description FROM impact_entries WHERE user_id = ?', learner.id)
  const [entry] = await entries()
  expect(entry).toMatchObject({ description: 'Field task of the course “Reading a lake”, accepted by its educator.' })
  await env.DB.prepare('DELETE FROM enrollments WHERE student_id = ?').bind(learner.id).run()
  place.places.set(learner.id, await enroll(learner.id, place.courseId))
  await share(await aHandIn(place, learner.id, accepted))
  expect(await entries()).toEqual([entry])
  expect((await read(place)).body.handIns).toMatchObject([{ isInPortfolio: true, entryId: entry?.id }])
})

describe('whoever answers it', () => {
  const erase = ({ id }: TestUser) => env.DB.prepare('DELETE FROM users WHERE id = ?').bind(id).run()

  it('is stored with the answer, and takes their words along', async () => {
    const place = await aFieldTask(educator.id, [learner.id])
    const [admin, id] = [await aUser('admin'), await aHandIn(place, learner.id)]
    const answeredBy = async () => (await all('SELECT answered_by, reply FROM field_hand_ins'))[0]
    await askAgain(id, admin)
    expect(await answeredBy()).toEqual({ answered_by: admin.id, reply: 'Please show the rope too.' })
    await undoAnswer(id, admin)
    expect(await answeredBy()).toEqual({ answered_by: null, reply: null })
    await askAgain(id, admin)
    await erase(admin)
    expect(await answeredBy()).toEqual({ answered_by: null, reply: null })
    expect((await read(place)).body.handIns).toMatchObject([{ state: 'again', answer: { text: null } }])
  })

  it('is an admin once the course has no educator, and nothing more is handed in', async () => {
    const place = await aFieldTask(educator.id, [learner.id, other.id], aTask({ kind: 'number' }))
    const admin = await aUser('admin')
    const list = async (as: TestUser) =>
      (await api.ask(endpoints.handIns.list, { as, query: {} })).body.items.map((row) => row.id)
    const theirs = await aHandIn(place, learner.id, { kind: 'number', number: '1', createdAt: 2 })
    const own = await aHandIn(await aFieldTask(admin.id, [learner.id]), learner.id, { createdAt: 1 })
    expect([await list(educator), await list(admin)]).toEqual([[theirs], [own]])
    await erase(educator)
    expect([await list(admin), await list(await aUser('educator'))]).toEqual([[own, theirs], []])
    expect((await read(place)).body).toMatchObject({ hasEducator: false, handIns: [{ id: theirs }] })
    expect(await handIn(place, { number: '2' }, other)).toMatchObject({
      status: 409,
      body: { code: 'course_without_educator' },
    })
    expect((await accept(theirs, admin)).status).toBe(200)
  })
})

describe('its educator', () => {
  const told = () => all<{ due_at: number }>('SELECT due_at FROM outbox WHERE user_id = ? ORDER BY due_at', educator.id)
  const send = () => env.DB.prepare("UPDATE outbox SET state = 'sent'").run()
  const asked = () => aFieldTask(educator.id, [learner.id, other.id], aTask({ kind: 'number' }))
  const waitingId = async (place: Place, as = learner) => (await read(place, as)).body.handIns[0]!.id

  it('is told of the second where the first was taken back', async () => {
    const place = await asked()
    await handIn(place, { number: '1' })
    const id = await waitingId(place)
    await takeBack(id)
    expect(await told()).toEqual([])
    await putBack(id)
    expect(await told()).toHaveLength(1)
    await takeBack(id)
    await handIn(place, { number: '2' }, other)
    expect(await told()).toEqual([{ due_at: api.clock.now }])
  })

  it('is told the next morning of what came after the email of the day, if it still waits', async () => {
    const place = await asked()
    await handIn(place, { number: '1' })
    await send()
    for (const number of ['2', '3']) await handIn(place, { number }, other)
    const [, tomorrow] = await told()
    expect(await told()).toHaveLength(2)
    expect(new Date(tomorrow!.due_at).toISOString().slice(11)).toBe('02:30:00.000Z')
    expect(tomorrow!.due_at - api.clock.now).toBeLessThan(2 * 24 * 60 * 60 * 1000)
    await accept(await waitingId(place))
    expect(await told()).toHaveLength(2)
    await accept(await waitingId(place, other))
    expect(await told()).toHaveLength(1)
  })

  it('is told nothing of a place that has ended, and its learner keeps no email that names it', async () => {
    const place = await asked()
    await handIn(place, { number: '1' }, other)
    const id = await aHandIn(place, learner.id)
    await askAgain(id)
    expect(await mailsTo(learner)).toEqual(['field_task_answered'])
    await env.DB.prepare('DELETE FROM enrollments').run()
    expect([await told(), await mailsTo(learner)]).toEqual([[], []])
    expect(await all('SELECT id FROM notifications')).toEqual([])
  })
})

it('is handed in once, however often the same request arrives', async () => {
  const place = await aFieldTask(educator.id, [learner.id], aTask({ kind: 'number' }))
  const send = () =>
    api.call(`/api/me/enrollments/${place.courseId}/lessons/${place.lessonId}/hand-ins`, {
      method: 'POST',
      headers: {
        origin: 'https://kere.test',
        cookie: learner.cookie,
        'content-type': 'application/json',
        'idempotency-key': 'a-key-of-the-learner-1',
      },
      body: JSON.stringify({ note: '', number: '7', fileText: '' }),
    })
  const [first, second] = [await send(), await send()]
  expect(second.body).toEqual(first.body)
})

it('is taken back and put back, and deleted a day later', async () => {
  const place = await aFieldTask(educator.id, [learner.id])
  const id = await aHandIn(place, learner.id)
  expect((await takeBack(id)).status).toBe(204)
  expect((await takeBack(id)).status).toBe(204)
  expect((await accept(id)).status).toBe(404)
  expect((await read(place)).body.handIns).toEqual([])
  expect((await putBack(id)).status).toBe(204)
  expect((await read(place)).body.handIns).toMatchObject([{ id, state: 'waiting' }])
  await takeBack(id)
  await handIn(place, { fileId: (await aPhoto(learner)).id, fileText: 'Another' })
  expect(await putBack(id)).toMatchObject({
    status: 409,
    body: { code: 'hand_in_final', detail: handInMessages.newerHandedIn },
  })
  const waiting = (await read(place)).body.handIns[0]!.id
  await askAgain(waiting)
  expect(await takeBack(waiting)).toMatchObject({ status: 409, body: { code: 'hand_in_answered' } })
})

it('is answered anew where the answer was taken back in time', async () => {
  const place = await aFieldTask(educator.id, [learner.id])
  const id = await aHandIn(place, learner.id)
  await askAgain(id)
  expect((await undoAnswer(id)).body).toMatchObject({ state: 'waiting', answer: null })
  expect(await mailsTo(learner)).toEqual([])
  await accept(id)
  await env.DB.prepare("UPDATE outbox SET state = 'sent'").run()
  expect(await undoAnswer(id)).toMatchObject({ status: 409, body: { code: 'hand_in_final' } })
})

it.each([
  ['', handInMessages.numberInvalid],
  ['forty', handInMessages.numberInvalid],
  ['9.9', 'Please enter at least 10 cm'],
  ['250.01', 'Please enter at most 250 cm'],
  ['10', null],
  ['9.99999999999999999999', 'Please enter at least 10 cm'],
  ['२५०', null],
])('as the number “%s” is answered with %s', async (number, fault) => {
  const place = await aFieldTask(
    educator.id,
    [learner.id],
    aTask({ kind: 'number', unit: 'cm', min: '10', max: '250' }),
  )
  const { status, body } = await handIn(place, { number })
  expect([status, body.errors]).toMatchObject(
    fault === null ? [201, undefined] : [422, [{ pointer: '/body/number', detail: fault }]],
  )
})

it('takes a photo of the learner alone, with words for people who do not see it', async () => {
  const place = await aFieldTask(educator.id, [learner.id])
  const refused = async (given: Partial<Body>) => (await handIn(place, given)).body
  const { id: fileId } = await aPhoto(learner)
  expect(await refused({ fileId })).toMatchObject({ errors: [{ pointer: '/body/fileText' }] })
  const [theirs, cover] = [await aPhoto(other), await aStoredFile(learner)]
  const text = await aStoredFile(learner, { kind: 'field_task_file', type: 'text/csv' })
  for (const wrong of [undefined, theirs.id, cover.id, text.id])
    expect(await refused({ fileText: 'The disc', ...(wrong && { fileId: wrong }) })).toMatchObject({
      errors: [{ pointer: '/body/fileId', detail: handInMessages.photoRequired }],
    })
})

it('takes no photo again that was answered', async () => {
  const place = await aFieldTask(educator.id, [learner.id])
  await handIn(place, { fileId: (await aPhoto(learner)).id, fileText: 'The disc' })
  await askAgain((await read(place)).body.handIns[0]!.id)
  expect((await handIn(place, { fileText: 'The disc' })).body).toMatchObject({
    errors: [{ pointer: '/body/fileId', detail: handInMessages.photoRequired }],
  })
})

it('keeps its file where only the words change, and leaves a replaced one to the sweep', async () => {
  const place = await aFieldTask(educator.id, [learner.id])
  const [first, second] = [await aPhoto(learner), await aPhoto(learner)]
  const usesOf = async (id: string) => (await all<{ uses: number }>('SELECT uses FROM files WHERE id = ?', id))[0]!.uses
  await handIn(place, { fileId: first.id, fileText: 'The disc' })
  await handIn(place, { fileText: 'The disc at noon' })
  expect([await usesOf(first.id), (await read(place)).body.handIns]).toMatchObject([
    1,
    [{ file: { text: 'The disc at noon' } }],
  ])
  await handIn(place, { fileId: second.id, fileText: 'The rope' })
  expect([await usesOf(first.id), await usesOf(second.id)]).toEqual([0, 1])
  await env.DB.prepare('DELETE FROM enrollments WHERE student_id = ?').bind(learner.id).run()
  expect(await usesOf(second.id)).toBe(0)
})

it('ends after so many answered ones, and counts none that was taken back', async () => {
  const place = await aFieldTask(educator.id, [learner.id], aTask({ kind: 'number' }))
  for (let at = 1; at <= handInLimits.tries; at += 1)
    await aHandIn(place, learner.id, { kind: 'number', state: 'withdrawn', settledAt: at, createdAt: at })
  expect((await handIn(place, { number: '1' })).status).toBe(201)
  await env.DB.prepare("UPDATE field_hand_ins SET state = 'again' WHERE state = 'withdrawn'").run()
  expect(await handIn(place, { number: '1' })).toMatchObject({ status: 409, body: { code: 'too_many_hand_ins' } })
})

it('is limited in an hour', async () => {
  const place = await aFieldTask(educator.id, [learner.id], aTask({ kind: 'number' }))
  for (let at = 0; at < handInLimits.perHour; at += 1) await handIn(place, { number: '1' })
  expect(await handIn(place, { number: '1' })).toMatchObject({ status: 429, body: { code: 'too_many_attempts' } })
})

it('is asked for by a lesson’s draft, and by learners’ pages once that is published', async () => {
  const course = await aCourseOf(educator.id)
  const [lessonId = ''] = course.lessonIds
  const write = (version: number, handIns: { handIn?: DraftHandIn | null }) =>
    api.ask(authoring.saveLessonDraft, {
      as: educator,
      params: { id: course.id, lessonId },
      body: { version, body: 'Lower the disc.', videoUrl: null, bring: [], checklist: [], ...handIns },
    })
  const publish = () => api.ask(authoring.publishCourse, { as: educator, params: { id: course.id }, body: {} })
  const task = aTask({ kind: 'number', unit: 'cm' })
  await write(1, { handIn: task })
  await write(2, {})
  const draft = await api.ask(authoring.getLessonDraft, { as: educator, params: { id: course.id, lessonId } })
  expect(draft.body.handIn).toEqual(task)
  expect((await publish()).status).toBe(200)
  await enroll(learner.id, course.id)
  const place = { courseId: course.id, lessonId }
  expect((await read(place)).body.task).toBeNull()
  await env.DB.prepare("UPDATE lessons SET kind = 'task' WHERE id = ?").bind(lessonId).run()
  expect((await read(place)).body.task).toEqual(task)
  await env.DB.prepare('UPDATE lesson_contents SET hand_in = NULL WHERE lesson_id = ?').bind(lessonId).run()
  expect(await handIn(place, { number: '1' })).toMatchObject({ status: 409, body: { code: 'field_task_changed' } })
})

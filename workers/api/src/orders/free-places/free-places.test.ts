import { env } from 'cloudflare:workers'
import { limits } from '@kere/contracts/http/limits'
import * as endpoints from '@kere/contracts/orders/free-places'
import { leaveCourse } from '@kere/contracts/courses/enrollments'
import { getMyOrder, placeOrder } from '@kere/contracts/orders/orders'
import { users } from '@kere/d1/schema/accounts/users'
import { eq } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/d1'
import { beforeEach, expect, it } from 'vitest'
import { startApi } from '../../../test/call-api.ts'
import { emptyDatabase } from '../../../test/empty-database.ts'
import { aLesson, aModule, enroll } from '../../../test/factories.ts'
import { aUser, type TestUser } from '../../../test/sessions.ts'
import { erasePerson } from '../../accounts/accounts/person-rows.ts'
import { aCode } from '../discount-codes/discount-codes.fixtures.ts'
import { aPool } from './free-places.fixtures.ts'

let api: ReturnType<typeof startApi>
let admin: TestUser
let educator: TestUser
let learner: TestUser
let course: Awaited<ReturnType<typeof aPool>>

beforeEach(async () => {
  await emptyDatabase()
  api = startApi()
  admin = await aUser('admin')
  educator = await aUser('educator', {}, { firstName: 'Asha', lastName: 'Raghunath' })
  learner = await aUser('student', {}, { firstName: 'Nafisa', lastName: 'Laskar', dateOfBirth: '2012-05-01' })
  course = await aPool(educator.id, 2)
})

const run = async (sql: string, ...values: unknown[]) =>
  env.DB.prepare(sql)
    .bind(...values)
    .run()

const give = async (email: string, as = educator) =>
  api.ask(endpoints.giveFreePlace, { as, params: { id: course.id }, body: { email } })

const takeBack = async (id: string, as = educator) => api.ask(endpoints.takeBackFreePlace, { as, params: { id } })

const list = async (as = educator) =>
  (await api.ask(endpoints.freePlaces.list, { as, query: { course: course.id } })).body.items

const setPool = async (size: number, as = admin) =>
  api.ask(endpoints.setFreePlacePool, { as, params: { id: course.id }, body: { size } })

const poolOf = async () => (await api.ask(endpoints.getFreePlacePool, { as: educator, params: { id: course.id } })).body

const mails = async () =>
  (await env.DB.prepare('SELECT template FROM outbox ORDER BY rowid').all()).results.map(({ template }) => template)

it('is given by the educator, begins at once, and is told after ten seconds, named as the list of learners names it', async () => {
  const { status, body } = await give(learner.email)
  expect(status).toBe(201)
  expect(body).toMatchObject({ learner: 'Nafisa L.', givenBy: 'Asha Raghunath', isByCode: false, state: 'not_begun' })
  expect(JSON.stringify(body)).not.toContain(learner.email)
  expect(await poolOf()).toMatchObject({ size: 2, given: 1 })
  expect(await list()).toEqual([body])
  expect(await mails()).toContain('free_place_given')
})

it('is refused in the same words for whoever has no account, none that is confirmed, or the course already', async () => {
  const unconfirmed = await aUser('student')
  await run('UPDATE users SET email_verified_at = NULL WHERE id = ?', unconfirmed.id)
  await enroll(learner.id, course.id)
  const answers = [
    await give('nobody@example.kere.test'),
    await give(unconfirmed.email),
    await give(learner.email),
    await give(educator.email),
  ]
  expect(
    new Set(answers.map(({ body: { code, title, detail } }) => JSON.stringify([code, title, detail]))),
  ).toHaveLength(1)
  expect(answers[0]?.body.code).toBe('free_place_refused')
  expect(await poolOf()).toMatchObject({ given: 0 })
})

it('is nothing that others give, see or take back', async () => {
  const other = await aUser('educator')
  const { body: place } = await give(learner.email, admin)
  expect((await give(learner.email, other)).status).toBe(404)
  expect((await takeBack(place.id, other)).status).toBe(404)
  expect(await list(other)).toEqual([])
  expect((await setPool(50, educator)).status).toBe(403)
  expect((await takeBack(place.id)).status).toBe(204)
})

it('is given for a published course with a price alone', async () => {
  await run('UPDATE courses SET price = 0 WHERE id = ?', course.id)
  expect((await give(learner.email)).body.code).toBe('course_unavailable')
})

it('is taken back within ten seconds as if it had never been, with the order that waited', async () => {
  const order = await api.ask(placeOrder, { as: learner, body: { itemKind: 'course', itemId: course.id } })
  const before = await mails()
  const { body: place } = await give(learner.email)
  const own = async () => (await api.ask(getMyOrder, { as: learner, params: { id: order.body.id } })).body.state
  expect(await own()).toBe('cancelled')
  expect((await takeBack(place.id)).status).toBe(204)
  expect((await takeBack(place.id)).status).toBe(204)
  expect(await own()).toBe('pending_payment')
  expect(await mails()).toEqual(before)
  expect(await poolOf()).toMatchObject({ given: 0 })
  expect((await env.DB.prepare('SELECT id FROM enrollments').all()).results).toEqual([])
})

it('leaves an order cancelled when its learner has left the course and ordered again before the place is taken back', async () => {
  const body = { itemKind: 'course', itemId: course.id } as const
  await api.ask(placeOrder, { as: learner, body })
  const { body: place } = await give(learner.email)
  await api.ask(leaveCourse, { as: learner, params: { courseId: course.id } })
  expect((await api.ask(placeOrder, { as: learner, body })).status).toBe(201)
  expect((await takeBack(place.id)).status).toBe(204)
  const { results } = await env.DB.prepare('SELECT state FROM orders ORDER BY state').all()
  expect(results).toEqual([{ state: 'cancelled' }, { state: 'pending_payment' }])
})

it('is taken back later while it has not begun, and its learner is told', async () => {
  const { body: place } = await give(learner.email)
  api.clock.now += limits.undoSeconds * 1000
  await run('UPDATE enrollments SET progress = 1')
  expect((await takeBack(place.id)).body.code).toBe('free_place_begun')
  await run('UPDATE enrollments SET progress = 0')
  const lesson = await aLesson({ courseId: course.id, moduleId: await aModule(course.id, 0, []), position: 0 })
  await run(
    'INSERT INTO lesson_progress (enrollment_id, lesson_id, note, updated_at) SELECT id, ?, ?, 1 FROM enrollments',
    lesson,
    'Secchi depth 0.4 m',
  )
  expect(await list()).toMatchObject([{ state: 'begun' }])
  expect((await takeBack(place.id)).body.code).toBe('free_place_begun')
  await run('DELETE FROM lesson_progress')
  expect((await takeBack(place.id)).status).toBe(204)
  expect(await mails()).toEqual(expect.arrayContaining(['free_place_given', 'free_place_taken_back']))
  expect((await list())[0]).toMatchObject({ state: 'taken_back' })
  expect((await give(learner.email)).status).toBe(201)
})

it('keeps the place of a code from whoever gives places', async () => {
  const { code } = await aCode({ value: 100 })
  await api.ask(endpoints.enrollByCode, { as: learner, params: { id: course.id }, body: { code } })
  const [place] = await list()
  expect(place).toMatchObject({ isByCode: true, givenBy: null })
  expect((await takeBack(place!.id, admin)).status).toBe(404)
  expect(await poolOf()).toMatchObject({ given: 0 })
})

it('has a pool that an admin sets, never below what is given', async () => {
  await give(learner.email)
  expect((await setPool(0)).body.code).toBe('pool_too_small')
  expect((await setPool(1)).body).toMatchObject({ size: 1, given: 1 })
  expect((await give((await aUser('student')).email)).body.code).toBe('pool_empty')
})

it('stays used when its learner or its giver is erased', async () => {
  await give(learner.email)
  for (const { id } of [learner, educator]) await erasePerson({ db: drizzle(env.DB) }, eq(users.id, id))
  expect(await list(admin)).toMatchObject([{ learner: null, givenBy: null, state: 'left' }])
  expect((await setPool(0)).body.code).toBe('pool_too_small')
})

it('is given no more often than the pool holds, by however many at once, while its size changes', async () => {
  const people = await Promise.all(Array.from({ length: 12 }, async () => aUser('student')))
  await Promise.all([
    ...people.map(async ({ email }, place) => give(email, place % 2 === 0 ? admin : educator)),
    setPool(5),
    setPool(3),
    setPool(1),
  ])
  const { size, given } = await poolOf()
  expect(given).toBeLessThanOrEqual(size)
  expect(await list()).toHaveLength(given)
  await Promise.all((await list()).flatMap(({ id }) => [takeBack(id), takeBack(id, admin)]))
  expect(await poolOf()).toMatchObject({ given: 0 })
})

import { env } from 'cloudflare:workers'
import { freePlaceLimits } from '@kere/contracts/orders/free-place-options'
import { limits } from '@kere/contracts/http/limits'
import * as endpoints from '@kere/contracts/orders/free-places'
import { leaveCourse } from '@kere/contracts/courses/enrollments'
import * as orders from '@kere/contracts/orders/orders'
import { users } from '@kere/d1/schema/accounts/users'
import { eq } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/d1'
import { beforeEach, expect, it } from 'vitest'
import { startApi } from '../../../test/call-api.ts'
import { emptyDatabase } from '../../../test/empty-database.ts'
import { aLesson, aModule, enroll } from '../../../test/factories.ts'
import { aUser, type TestUser } from '../../../test/sessions.ts'
import { run } from '../../../test/database.ts'
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

const give = async (email: string, as = educator) =>
  api.ask(endpoints.giveFreePlace, { as, params: { id: course.id }, body: { email } })

const takeBack = async (id: string, as = educator) => api.ask(endpoints.takeBackFreePlace, { as, params: { id } })

const list = async (as = educator) =>
  (await api.ask(endpoints.freePlaces.list, { as, query: { course: course.id } })).body.items

const setPool = async (size: number, as = admin) =>
  api.ask(endpoints.setFreePlacePool, { as, params: { id: course.id }, body: { size } })

const poolOf = async () => (await api.ask(endpoints.getFreePlacePool, { as: educator, params: { id: course.id } })).body

const placeOrder = async () =>
  api.ask(orders.placeOrder, { as: learner, body: { itemKind: 'course', itemId: course.id } })

const stateOf = async (id: string) => (await api.ask(orders.getMyOrder, { as: learner, params: { id } })).body.state

const claim = async (id: string) =>
  api.ask(orders.claimMyPayment, { as: learner, params: { id }, body: { bankReference: 'UTRCLAIMED' } })

const confirm = async (id: string) =>
  api.ask(orders.confirmOrderPayment, { as: admin, params: { id }, body: { bankReference: 'UTRCLAIMED' } })

const leave = async () => api.ask(leaveCourse, { as: learner, params: { courseId: course.id } })

const enrolled = async () =>
  (await env.DB.prepare('SELECT student_id FROM enrollments').all()).results.map(({ student_id: id }) => id)

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

it('is refused in the same words for whoever has no account, an unfinished one, or the course already, and for whose guardian has not agreed', async () => {
  const unconfirmed = await aUser('student')
  await run('UPDATE users SET email_verified_at = NULL WHERE id = ?', unconfirmed.id)
  const unfinished = await aUser('student', {}, { onboardingCompleted: false })
  const waiting = await aUser('student', {}, { dateOfBirth: '2012-05-01' }, { hasGuardian: false })
  await enroll(learner.id, course.id)
  const answers = [
    await give('nobody@example.kere.test'),
    await give(unconfirmed.email),
    await give(unfinished.email),
    await give(waiting.email),
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
  const order = await placeOrder()
  const before = await mails()
  const { body: place } = await give(learner.email)
  const own = async () => stateOf(order.body.id)
  expect(await own()).toBe('cancelled')
  expect((await takeBack(place.id)).status).toBe(204)
  expect((await takeBack(place.id)).status).toBe(204)
  expect(await own()).toBe('pending_payment')
  expect(await mails()).toEqual(before)
  expect(await poolOf()).toMatchObject({ given: 0 })
  expect((await env.DB.prepare('SELECT id FROM enrollments').all()).results).toEqual([])
})

it('leaves an order cancelled when its learner has left the course and ordered again before the place is taken back', async () => {
  await placeOrder()
  const { body: place } = await give(learner.email)
  await leave()
  expect((await placeOrder()).status).toBe(201)
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

it('stays with a learner who has paid for the course since, until that is refunded', async () => {
  const { body: order } = await placeOrder()
  await claim(order.id)
  const { body: place } = await give(learner.email)
  expect(await stateOf(order.id)).toBe('pending_payment')
  await confirm(order.id)
  expect(await list()).toMatchObject([{ state: 'paid' }])
  expect((await takeBack(place.id)).body.code).toBe('free_place_paid')
  expect([await enrolled(), await poolOf()]).toMatchObject([[learner.id], { given: 1 }])
  await api.ask(orders.refundOrder, { as: admin, params: { id: order.id }, body: { bankReference: 'BACK1' } })
  expect((await takeBack(place.id)).status).toBe(204)
  expect(await enrolled()).toEqual([])
})

it('is taken back from a learner who has left the course and paid for it, without touching what was paid', async () => {
  const { body: place } = await give(learner.email)
  await leave()
  await confirm((await placeOrder()).body.id)
  api.clock.now += limits.undoSeconds * 1000
  expect(await list()).toMatchObject([{ state: 'left' }])
  expect((await takeBack(place.id)).status).toBe(204)
  expect(await enrolled()).toEqual([learner.id])
  expect(await mails()).not.toContain('free_place_taken_back')
})

it('keeps its email when an admin wants the order back that it has cancelled', async () => {
  const { body: order } = await placeOrder()
  await give(learner.email)
  const undone = await api.ask(orders.undoOrderDecision, { as: admin, params: { id: order.id } })
  expect(undone.body.code).toBe('order_change_final')
  expect(await stateOf(order.id)).toBe('cancelled')
  expect(await mails()).toContain('free_place_given')
})

it('keeps an order that was cancelled before from waiting again, unless its payment was reported', async () => {
  const undo = async (id: string) => api.ask(orders.undoOrderDecision, { as: admin, params: { id } })
  const cancel = async (id: string) =>
    api.ask(orders.cancelOrder, { as: admin, params: { id }, body: { reason: 'Ordered twice.' } })
  const { body: own } = await placeOrder()
  await api.ask(orders.cancelMyOrder, { as: learner, params: { id: own.id } })
  const { body: decided } = await placeOrder()
  await cancel(decided.id)
  const { body: reported } = await placeOrder()
  await claim(reported.id)
  await cancel(reported.id)
  await give(learner.email)
  const undoneOwn = await api.ask(orders.undoMyCancellation, { as: learner, params: { id: own.id } })
  expect([undoneOwn.status, (await undo(decided.id)).status, (await undo(reported.id)).status]).toEqual([409, 409, 204])
})

it('is given to one person three times at most, however often it is taken back', async () => {
  for (let times = 0; times < freePlaceLimits.perPerson; times += 1) await takeBack((await give(learner.email)).body.id)
  expect((await give(learner.email)).body.code).toBe('free_place_given_often')
  expect((await give(learner.email, admin)).body.code).toBe('free_place_given_often')
  expect((await give((await aUser('student')).email)).status).toBe(201)
})

it('is given a hundred times a day by one account', async () => {
  await run(
    `WITH RECURSIVE numbers AS (SELECT 1 AS number UNION ALL SELECT number + 1 FROM numbers WHERE number < ?)
      INSERT INTO free_places (id, course_id, given_by, price, enrollment_id, last_change, given_at, taken_back_at)
      SELECT 'frp_' || number, ?, ?, 500, 'enr_' || number, 'out_' || number, ?, 1 FROM numbers`,
    freePlaceLimits.perDay - 1,
    course.id,
    educator.id,
    api.clock.now - 1,
  )
  const { body: place } = await give(learner.email)
  await takeBack(place.id)
  const other = await aUser('student')
  expect(await give(other.email)).toMatchObject({ status: 429, body: { code: 'too_many_free_places' } })
  expect((await give(other.email, admin)).status).toBe(201)
  await run('UPDATE free_places SET given_at = given_at - 86400000')
  expect((await give(learner.email)).status).toBe(201)
})

it('is told once to a learner who leaves and comes back by the same code', async () => {
  const { code } = await aCode({ value: 100, usesPerPerson: 2 })
  const byCode = async () => api.ask(endpoints.enrollByCode, { as: learner, params: { id: course.id }, body: { code } })
  await byCode()
  await leave()
  expect((await byCode()).status).toBe(201)
  expect((await mails()).filter((template) => template === 'enrolled')).toHaveLength(1)
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

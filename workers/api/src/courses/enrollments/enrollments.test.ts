import { env } from 'cloudflare:workers'
import { accessCookie } from '@kere/contracts/accounts/access-cookie'
import { verifyAccessToken } from '@kere/session/access-token'
import { readCookie } from '@kere/session/session-cookies'
import { beforeEach, describe, expect, it } from 'vitest'
import { startApi } from '../../../test/call-api.ts'
import { emptyDatabase } from '../../../test/empty-database.ts'
import { failingDatabase } from '../../../test/failing-database.ts'
import { aCourse, aCourseToLearn, anEducator, enroll } from '../../../test/factories.ts'
import { anOrder } from '../../../test/orders.ts'
import { aUser, cookieFrom, secret, type TestUser } from '../../../test/sessions.ts'
import { watch } from '../../../test/watched-database.ts'
import { all } from '../../../test/database.ts'

beforeEach(emptyDatabase)

const aFreeCourse = async (about: Parameters<typeof aCourse>[1] = {}, teacher?: string) =>
  aCourse(teacher ?? (await anEducator()), { price: 0, ...about })

const enrollAs = ({ cookie }: TestUser, courseId: string, api = startApi(), headers: Record<string, string> = {}) =>
  api.call(`/api/courses/${courseId}/enrollments`, {
    method: 'POST',
    headers: { origin: 'https://kere.test', cookie, ...headers },
  })

const standingOf = async ({ cookie }: TestUser, courseId: string, api = startApi()) =>
  api.call(`/api/courses/${courseId}/standing`, { headers: { cookie } })

const placesAndCount = async (courseId: string) =>
  env.DB.prepare(
    `SELECT count(*) AS places, (SELECT enrollment_count FROM courses WHERE id = ?1) AS counted,
      (SELECT count(*) FROM outbox WHERE template = 'enrolled') AS mails FROM enrollments WHERE course_id = ?1`,
  )
    .bind(courseId)
    .first()

describe('enrolling', () => {
  it('[S-116] [S-479] [S-519.insert] makes a place with progress 0 that is not completed', async () => {
    const { id, title } = await aFreeCourse()
    const learner = await aUser('student')
    const { status, body } = await enrollAs(learner, id)
    expect([status, body]).toMatchObject([
      201,
      { course: { id, title }, enrolledAt: '2026-11-15T12:00:00.000Z', user: { id: learner.id, isEnrolled: true } },
    ])
    const now = Date.parse('2026-11-15T12:00:00Z')
    expect(await all('SELECT * FROM enrollments')).toEqual([
      {
        id: body.id,
        student_id: learner.id,
        course_id: id,
        progress: 0,
        completed: 0,
        completed_at: null,
        last_lesson_id: null,
        last_opened_at: null,
        created_at: now,
        updated_at: now,
      },
    ])
  })

  it('[part of C-21] opens the pages of learners to an educator at once, by a new access token, also where the first answer got lost', async () => {
    const educator = await aUser('educator')
    const { id } = await aFreeCourse()
    const key = { 'idempotency-key': 'one-press-of-the-button' }
    const [first, repeated] = [
      await enrollAs(educator, id, startApi(), key),
      await enrollAs(educator, id, startApi(), key),
    ]
    expect([repeated.status, repeated.text]).toEqual([first.status, first.text])
    for (const { headers } of [first, repeated]) {
      const token = readCookie(cookieFrom(headers), accessCookie)
      const claims = await verifyAccessToken(token, secret, Date.parse('2026-11-15T12:00:00Z'))
      expect(claims?.user).toMatchObject({ id: educator.id, role: 'educator', isEnrolled: true })
    }
  })

  it('[S-119] is refused where the course is no longer published', async () => {
    const { id } = await aFreeCourse({ published: false })
    const { status, body } = await enrollAs(await aUser('student'), id)
    expect([status, body.code, body.detail]).toEqual([
      409,
      'course_unavailable',
      'This course is not available for enrollment',
    ])
  })

  it('[S-120] twice is refused, also once the course is withdrawn', async () => {
    const { id } = await aFreeCourse()
    const learner = await aUser('student')
    await enrollAs(learner, id)
    const refusal = [409, 'already_enrolled', 'You are already enrolled in this course']
    const again = await enrollAs(learner, id)
    expect([again.status, again.body.code, again.body.detail]).toEqual(refusal)
    await env.DB.prepare('UPDATE courses SET published = 0').run()
    const later = await enrollAs(learner, id)
    expect([later.status, later.body.code, later.body.detail]).toEqual(refusal)
    expect(await placesAndCount(id)).toEqual({ places: 1, counted: 1, mails: 1 })
  })

  it('[part of U-26.api] in a draft is "Course not found", and for an admin not available', async () => {
    const { id } = await aFreeCourse({ published: false, publishedAt: null })
    for (const person of [await aUser('student'), await aUser('educator')]) {
      const { status, body } = await enrollAs(person, id)
      expect([status, body.code, body.detail]).toEqual([404, 'not_found', 'Course not found'])
    }
    expect((await enrollAs(await aUser('admin'), id)).body.code).toBe('course_unavailable')
    expect((await enrollAs(await aUser('student'), 'crs_none')).body.detail).toBe('Course not found')
    expect(await placesAndCount(id)).toEqual({ places: 0, counted: 0, mails: 0 })
  })

  it('[part of S-505] in a course of one’s own is refused, be it published or not', async () => {
    const educator = await aUser('educator')
    for (const published of [true, false]) {
      const { id } = await aFreeCourse({ published }, educator.id)
      const { status, body } = await enrollAs(educator, id)
      expect([status, body.code]).toEqual([409, 'own_course'])
    }
  })

  it('in a course with a price is refused', async () => {
    const { id } = await aFreeCourse({ price: 1 })
    const { status, body } = await enrollAs(await aUser('student'), id)
    expect([status, body.code]).toEqual([409, 'course_not_free'])
    expect(await placesAndCount(id)).toMatchObject({ places: 0, mails: 0 })
  })

  it('emails the learner, and the educator about the first one', async () => {
    const teacher = await anEducator()
    const { id, title } = await aFreeCourse({}, teacher)
    const [first, second] = [await aUser('student'), await aUser('student')]
    const api = startApi()
    await enrollAs(first, id, api)
    await enrollAs(second, id, api)
    const mails = await all<{ template: string; user_id: string; details: string; id: string }>(
      'SELECT id, template, user_id, details FROM outbox ORDER BY template, id',
    )
    expect(mails.map(({ template, user_id }) => [template, user_id])).toEqual([
      ['enrolled', first.id],
      ['enrolled', second.id],
      ['first_learner', teacher],
    ])
    expect(mails.map(({ details }) => JSON.parse(details) as unknown)).toEqual([
      { firstName: 'Ira', courseId: id, course: title },
      { firstName: 'Ira', courseId: id, course: title },
      { firstName: 'Asha', courseId: id, course: title, enrollmentId: expect.any(String) as string },
    ])
    expect(api.queued).toEqual(expect.arrayContaining(mails.map((mail) => mail.id)))
  })

  it('works in a course whose educator was erased', async () => {
    const { id } = await aFreeCourse()
    await env.DB.prepare('UPDATE courses SET educator_id = NULL').run()
    expect((await enrollAs(await aUser('student'), id)).status).toBe(201)
  })

  it('[S-542] [U-09.enroll] fails with its text', async () => {
    const { body } = await enrollAs(await aUser('student'), 'crs_1', startApi({ db: failingDatabase() }))
    expect(body.detail).toBe('Failed to enroll in course. Please check your internet connection and try again.')
  })
})

describe('leaving a course', () => {
  const send = ({ cookie }: TestUser, method: string, path: string) =>
    startApi().call(`/api/me/enrollments/${path}`, { method, headers: { origin: 'https://kere.test', cookie } })
  const leave = (person: TestUser, courseId: string) => send(person, 'DELETE', courseId)

  it('[part of W-52] deletes the place with progress and notes, and counts one less', async () => {
    const { id, lessonIds } = await aCourseToLearn()
    const [learner, other] = [await aUser('student'), await aUser('student')]
    for (const { id: student } of [learner, other]) {
      const place = await enroll(student, id, { progress: 33 })
      await env.DB.prepare(
        'INSERT INTO lesson_progress (enrollment_id, lesson_id, note, updated_at) VALUES (?, ?, ?, 1)',
      )
        .bind(place, lessonIds[0], student)
        .run()
    }
    expect((await leave(learner, id)).status).toBe(200)
    expect(await all('SELECT student_id FROM enrollments')).toEqual([{ student_id: other.id }])
    expect(await all('SELECT note FROM lesson_progress')).toEqual([{ note: other.id }])
    expect(await all('SELECT enrollment_count, progress_total FROM courses')).toEqual([
      { enrollment_count: 1, progress_total: 33 },
    ])
  })

  it('[part of C-21] closes the pages of learners to an educator who has left the last one', async () => {
    const educator = await aUser('educator')
    const { id } = await aFreeCourse()
    await enroll(educator.id, id)
    const { headers } = await leave(educator, id)
    const token = readCookie(cookieFrom(headers), accessCookie)
    const claims = await verifyAccessToken(token, secret, Date.parse('2026-11-15T12:00:00Z'))
    expect(claims?.user).toMatchObject({ id: educator.id, isEnrolled: false })
  })

  it('[part of S-116] lets one enroll again, from the beginning and without a second email', async () => {
    const { id } = await aFreeCourse()
    const learner = await aUser('student')
    await enrollAs(learner, id)
    await env.DB.prepare('UPDATE enrollments SET progress = 60').run()
    await leave(learner, id)
    expect((await enrollAs(learner, id)).status).toBe(201)
    expect(await all('SELECT progress FROM enrollments')).toEqual([{ progress: 0 }])
    expect(await all('SELECT template FROM outbox ORDER BY template')).toEqual([
      { template: 'enrolled' },
      { template: 'first_learner' },
    ])
  })

  it('is refused once the course is completed', async () => {
    const { id } = await aFreeCourse()
    const learner = await aUser('student')
    await enroll(learner.id, id, { progress: 100, completed: true })
    const { status, body } = await leave(learner, id)
    expect([status, body.code, body.detail]).toEqual([
      409,
      'enrollment_completed',
      'You have completed this course, so it stays in your courses',
    ])
    expect(await placesAndCount(id)).toMatchObject({ places: 1, counted: 1 })
  })

  it('[part of W-04] [part of C-20] leaves the place of everybody else alone', async () => {
    const { id } = await aFreeCourse()
    await enroll((await aUser('student')).id, id)
    const { status, body } = await leave(await aUser('student'), id)
    expect([status, body.detail]).toEqual([404, 'Course not found'])
    expect(await placesAndCount(id)).toMatchObject({ places: 1, counted: 1 })
  })

  it('and completing it at once come one after the other', async () => {
    const { id } = await aFreeCourse()
    for (let round = 0; round < 8; round++) {
      const learner = await aUser('student')
      await enroll(learner.id, id)
      const acts = [() => leave(learner, id), () => send(learner, 'POST', `${id}/completion`)]
      const answers = await Promise.all((round % 2 ? acts : acts.toReversed()).map((act) => act()))
      const statuses = answers.map(({ status }) => status).toSorted((one, other) => one - other)
      const [left] = await all(`SELECT completed FROM enrollments WHERE student_id = '${learner.id}'`)
      expect([statuses, left]).toEqual(left ? [[200, 409], { completed: 1 }] : [[200, 404], undefined])
    }
  })

  it('[part of U-20] as its last learner lets an archived one be restored for 30 days from then', async () => {
    const { id } = await aFreeCourse({ published: false, archivedAt: 1 })
    const [one, two] = [await aUser('student'), await aUser('student')]
    for (const { id: student } of [one, two]) await enroll(student, id)
    const archivedAt = () => env.DB.prepare('SELECT archived_at FROM courses').first('archived_at')
    await leave(one, id)
    await leave(await aUser('student'), id)
    expect(await archivedAt()).toBe(1)
    await leave(two, id)
    expect(await archivedAt()).toBe(Date.parse('2026-11-15T12:00:00Z'))
  })
})

describe('200 at once', () => {
  /** Four clocks, a minute apart, keep the calls within the rate limit for changes. */
  const apis = [0, 1, 2, 3].map((minute) => {
    const api = startApi()
    api.clock.now += minute * 60_000
    return api
  })
  const apiOf = (number: number) => apis[number % apis.length]

  it('[part of W-52] [part of S-120] of one learner make one place, count one and send one email', async () => {
    const { id } = await aFreeCourse()
    const learner = await aUser('student')
    const answers = await Promise.all(Array.from({ length: 200 }, (_, number) => enrollAs(learner, id, apiOf(number))))
    const statuses = Map.groupBy(answers, ({ status }) => status)
    expect([statuses.get(201)?.length, statuses.get(409)?.length]).toEqual([1, 199])
    expect(await placesAndCount(id)).toEqual({ places: 1, counted: 1, mails: 1 })
  })

  it('[part of W-52] of 200 learners make 200 places, count 200, and one of them is the first', async () => {
    const { id } = await aFreeCourse()
    const learners: TestUser[] = []
    while (learners.length < 200) learners.push(await aUser('student'))
    const answers = await Promise.all(learners.map((learner, number) => enrollAs(learner, id, apiOf(number))))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(200)
    expect(await placesAndCount(id)).toEqual({ places: 200, counted: 200, mails: 200 })
    expect(await all("SELECT 1 FROM outbox WHERE template = 'first_learner'")).toHaveLength(1)
  })
})

describe('what somebody is to a course', () => {
  it('[S-519.by-course] is told in one round trip: nothing, enrolled, completed, or its educator', async () => {
    const educator = await aUser('educator')
    const { id } = await aFreeCourse({}, educator.id)
    const [none, enrolled, completed] = [await aUser('student'), await aUser('admin'), await aUser('student')]
    await enroll(enrolled.id, id, { progress: 40 })
    await enroll(completed.id, id, { progress: 100, completed: true })
    const told = async (person: TestUser) => {
      const watched = watch(env.DB)
      const { body } = await standingOf(person, id, startApi({ db: watched.db }))
      expect(watched.roundTrips).toBe(1)
      return body
    }
    expect([await told(none), await told(enrolled), await told(completed), await told(educator)]).toEqual([
      { standing: 'none', progress: 0, openOrderId: null },
      { standing: 'enrolled', progress: 40, openOrderId: null },
      { standing: 'completed', progress: 100, openOrderId: null },
      { standing: 'own', progress: 0, openOrderId: null },
    ])
  })

  it('[part of U-21.course, part of U-26.api] is told of a withdrawn one to its educator, its learners and admins only', async () => {
    const educator = await aUser('educator')
    const { id } = await aFreeCourse({ published: false }, educator.id)
    const [learner, other, admin] = [await aUser('student'), await aUser('student'), await aUser('admin')]
    await enroll(learner.id, id)
    const statuses = []
    for (const person of [educator, learner, admin, other]) statuses.push((await standingOf(person, id)).status)
    expect(statuses).toEqual([200, 200, 200, 404])
    expect((await standingOf(other, id)).body.detail).toBe('Course not found')
  })

  it('is told for the cards of all at once: learned, completed, taught, and not paid yet', async () => {
    const me = await aUser('educator')
    const [taught, learned, done, ordered, other] = [
      await aFreeCourse({}, me.id),
      await aFreeCourse(),
      await aFreeCourse(),
      await aFreeCourse(),
      await aFreeCourse(),
    ]
    await enroll(me.id, learned.id, { progress: 40 })
    await enroll(me.id, done.id, { progress: 100, completed: true })
    await enroll((await aUser('student')).id, other.id)
    const order = await anOrder(me, ordered.id)
    const watched = watch(env.DB)
    const { body } = await startApi({ db: watched.db }).call('/api/me/course-standings', {
      headers: { cookie: me.cookie },
    })
    expect(watched.roundTrips).toBe(1)
    const items = body['items'] as unknown as { courseId: string }[]
    expect(items.toSorted((left, right) => left.courseId.localeCompare(right.courseId))).toEqual(
      [
        { courseId: taught.id, standing: 'own', progress: 0, openOrderId: null },
        { courseId: learned.id, standing: 'enrolled', progress: 40, openOrderId: null },
        { courseId: done.id, standing: 'completed', progress: 100, openOrderId: null },
        { courseId: ordered.id, standing: 'none', progress: 0, openOrderId: order.id },
      ].toSorted((left, right) => left.courseId.localeCompare(right.courseId)),
    )
  })

  it('[S-541] [U-09.one] fails with its text', async () => {
    const { body } = await standingOf(await aUser('student'), 'crs_1', startApi({ db: failingDatabase() }))
    expect(body.detail).toBe('Failed to fetch enrollment. Please check your internet connection and try again.')
  })
})

import { env } from 'cloudflare:workers'
import type { AdminDashboard, EducatorDashboard, StudentDashboard } from '@kere/contracts/console/dashboard'
import { beforeEach, describe, expect, it } from 'vitest'
import { aCourseOf } from '../../../test/authored-courses.ts'
import { startApi } from '../../../test/call-api.ts'
import { emptyDatabase } from '../../../test/empty-database.ts'
import { anEvent, aRegistration, eventsNow } from '../../../test/events.ts'
import { aCourse, aCourseToLearn, aMail, aModule, anApplication, anEducator, enroll } from '../../../test/factories.ts'
import { aFellowshipDraft, anInterest, aRound } from '../../../test/fellowship.ts'
import { aLab, aMember, aParticipant, aSubmission, aTeam } from '../../../test/labs.ts'
import { aMentorshipRequest, aMentorshipSession } from '../../../test/mentorship.ts'
import { anOrder, aPaidOrder } from '../../../test/orders.ts'
import { aSession, aUser, type TestUser } from '../../../test/sessions.ts'
import { planOf } from '../../../test/table-scans.ts'
import { watch } from '../../../test/watched-database.ts'

beforeEach(emptyDatabase)

const hourMs = 60 * 60 * 1000

const anyId = expect.any(String) as string

async function dashboardOf<Figures>({ cookie }: TestUser) {
  const watched = watch(env.DB)
  const { status, body } = await startApi({ db: watched.db }).call('/api/me/dashboard', { headers: { cookie } })
  expect([status, watched.roundTrips]).toEqual([200, 1])
  return body as unknown as Figures
}

describe("[U-13.student] [S-344] a learner's dashboard", () => {
  it('[part of U-21.course] counts their own places, withdrawn courses among them, and goes on with the course in progress that they worked on last', async () => {
    const teacher = await anEducator()
    const [done, old, current] = [
      await aCourse(teacher),
      await aCourse(teacher, { published: false }),
      await aCourse(teacher, { category: 'Biodiversity' }),
    ]
    const learner = await aUser('student')
    await enroll(learner.id, done.id, { progress: 100, completed: true, updatedAt: 9 })
    await enroll(learner.id, old.id, { progress: 10, updatedAt: 5 })
    await aModule(current.id, 0, ['Meet your lake', 'Lower the disc'])
    await enroll(learner.id, current.id, { progress: 40, updatedAt: 7 })
    await enroll((await aUser('student')).id, done.id)

    const figures = await dashboardOf<StudentDashboard>(learner)
    expect(figures).toMatchObject({ role: 'student', enrolled: 3, completed: 1 })
    expect(figures.nextCourse).toEqual({
      id: current.id,
      title: current.title,
      language: 'en',
      category: 'Biodiversity',
      coverImage: null,
      progress: 40,
      isCompleted: false,
      lessonCount: 2,
      lessonsDone: 0,
      minutesLeft: 21,
      resumeLesson: {
        id: anyId,
        title: 'Meet your lake',
        language: 'en',
        kind: 'video',
        durationMinutes: 10,
        number: 1,
      },
    })
    expect(figures.courses.map(({ id }) => id)).toEqual([done.id, current.id, old.id])
  })

  it('counts what they are registered for and is to come, the first of it by name, online ones without the link', async () => {
    const learner = await aUser('student')
    const host = await anEducator()
    const later = await anEvent(host, { startsAt: eventsNow + 9 * hourMs })
    const next = await anEvent(host, {
      startsAt: eventsNow - hourMs,
      type: 'online',
      location: 'https://meet.example/x',
    })
    const none = [
      await anEvent(host, { startsAt: eventsNow - 3 * hourMs }),
      await anEvent(host, { cancelledAt: 1 }),
      await anEvent(host, { published: false, deletedAt: 1 }),
    ]
    for (const { id } of [later, next, ...none]) await aRegistration(learner.id, id)
    await aRegistration(learner.id, (await anEvent(host)).id, { status: 'waitlisted', queueNumber: 1 })
    await aRegistration((await aUser('student')).id, (await anEvent(host)).id)
    const figures = await dashboardOf<StudentDashboard>(learner)
    expect(figures.upcomingEvents).toBe(2)
    expect(figures.nextEvent).toEqual({
      id: next.id,
      title: next.title,
      language: 'en',
      type: 'online',
      topic: null,
      startsAt: '2026-11-15T11:00:00.000Z',
      endsAt: '2026-11-15T13:00:00.000Z',
      venue: null,
      coverImage: null,
      coverDrawing: 0,
    })
    expect(await dashboardOf<StudentDashboard>(await aUser('student'))).toMatchObject({
      upcomingEvents: 0,
      nextEvent: null,
    })
  })

  it('names what waits for their payment, the first to expire first, and no order of somebody else or reported as paid', async () => {
    const learner = await aUser('student')
    const teacher = await anEducator()
    const order = async (buyer: TestUser, placedAt: number, about: Parameters<typeof anOrder>[2] = {}) =>
      anOrder(buyer, (await aCourse(teacher)).id, { placedAt, ...about })
    const later = await order(learner, eventsNow - hourMs, { title: 'Rain on one roof', amount: 1499 })
    const first = await order(learner, eventsNow - 72 * hourMs)
    await order(learner, eventsNow - 8 * 24 * hourMs)
    await order(learner, eventsNow, { state: 'cancelled', closedAt: eventsNow })
    await order(learner, eventsNow, { claimedReference: 'N326112299', claimedAt: eventsNow })
    await order(await aUser('student'), eventsNow)
    const { ordersToPay } = await dashboardOf<StudentDashboard>(learner)
    expect(ordersToPay?.map(({ id }) => id)).toEqual([first.id, later.id])
    expect(ordersToPay?.[1]).toEqual({
      id: later.id,
      title: 'Rain on one roof',
      amount: 1499,
      payableUntil: '2026-11-22T11:00:00.000Z',
    })
  })

  it('lists what to do next: what ends first, today and tomorrow, what is under way, what is to come', async () => {
    const learner = await aUser('student')
    const host = await anEducator()
    const course = await aCourse(host)
    await aModule(course.id, 0, ['Meet your lake'])
    await enroll(learner.id, course.id, { progress: 40, updatedAt: 7 })
    const order = await anOrder(learner, (await aCourse(host)).id, { placedAt: eventsNow - hourMs, amount: 12_499 })
    const offered = await anEvent(host, { startsAt: eventsNow + 90 * hourMs })
    await aRegistration(learner.id, offered.id, {
      status: 'offered',
      queueNumber: 1,
      seatUntil: eventsNow + 9 * hourMs,
    })
    const tomorrow = await anEvent(host, { startsAt: eventsNow + 30 * hourMs })
    await aRegistration(learner.id, tomorrow.id)
    const waiting = await anEvent(host, { startsAt: eventsNow + 200 * hourMs })
    await aRegistration(learner.id, waiting.id, { status: 'waitlisted', queueNumber: 1 })
    const { next } = await dashboardOf<StudentDashboard>(learner)
    expect(next?.map(({ id, act, path }) => [id, act, path])).toEqual([
      [`seat:${offered.id}`, 'Accept', `/dashboard/my-events/${offered.id}`],
      [`order:${order.id}`, 'Pay', `/dashboard/my-orders/${order.id}`],
      [`event:${tomorrow.id}`, 'Open ticket', `/dashboard/my-events/${tomorrow.id}`],
      ['course', 'Resume, 10 min', `/dashboard/my-courses/${course.id}?lesson=${next?.[3]?.path.split('=')[1]}`],
      [`seat:${waiting.id}`, 'Details', `/dashboard/my-events/${waiting.id}`],
    ])
    expect(next?.[1]).toMatchObject({ kind: 'due', title: 'Pay ₹12,499', at: '2026-11-22T11:00:00.000Z' })
  })

  it('leads a learner on who has nothing to do', async () => {
    const learner = await aUser('student')
    expect((await dashboardOf<StudentDashboard>(learner)).next).toMatchObject([
      { title: 'Find your first course', path: '/courses' },
    ])
    await enroll(learner.id, (await aCourse(await anEducator())).id, { progress: 100, completed: true })
    expect((await dashboardOf<StudentDashboard>(learner)).next).toMatchObject([{ title: 'Choose your next course' }])
  })

  it('names the stage that their team has to hand in, until it has', async () => {
    const learner = await aUser('student')
    const lab = await aLab(await anEducator())
    const teamId = await aTeam(lab.id)
    await aMember(lab.id, learner.id, { teamId })
    const labRows = async () =>
      (await dashboardOf<StudentDashboard>(learner)).next?.filter(({ id }) => id === `lab:${lab.id}`)
    expect(await labRows()).toMatchObject([{ kind: 'due', path: `/dashboard/challenge-labs/${lab.id}` }])
    await aSubmission(lab.id, teamId, learner.id)
    expect(await labRows()).toEqual([])
  })

  it('names the events whose waitlist they are on, what is offered to them first', async () => {
    const learner = await aUser('student')
    const host = await anEducator()
    const soon = await anEvent(host, { startsAt: eventsNow + hourMs })
    const offered = await anEvent(host, { startsAt: eventsNow + 90 * hourMs })
    const none = [
      await anEvent(host, { startsAt: eventsNow - hourMs }),
      await anEvent(host, { cancelledAt: 1 }),
      await anEvent(host, { published: false, deletedAt: 1 }),
    ]
    const seatUntil = eventsNow + 9 * hourMs
    for (const { id } of [soon, ...none]) await aRegistration(learner.id, id, { status: 'waitlisted', queueNumber: 1 })
    await aRegistration(learner.id, offered.id, { status: 'offered', queueNumber: 1, seatUntil })
    await aRegistration(learner.id, (await anEvent(host)).id, {
      status: 'offered',
      queueNumber: 1,
      seatUntil: eventsNow,
    })
    await aRegistration(learner.id, (await anEvent(host)).id)
    await aRegistration((await aUser('student')).id, (await anEvent(host)).id, { status: 'waitlisted', queueNumber: 1 })
    expect((await dashboardOf<StudentDashboard>(learner)).waitingForSeats).toEqual([
      {
        eventId: offered.id,
        title: offered.title,
        language: 'en',
        startsAt: '2026-11-19T06:00:00.000Z',
        seatUntil: '2026-11-15T21:00:00.000Z',
      },
      { eventId: soon.id, title: soon.title, language: 'en', startsAt: '2026-11-15T13:00:00.000Z', seatUntil: null },
    ])
  })

  it('[W-52] reads as much of an event with 2,000 registrations as of one with 20, and walks through no table', async () => {
    const learner = await aUser('student')
    const event = await anEvent(await anEducator(), { maxParticipants: 3000 })
    await aRegistration(learner.id, event.id)
    const fill = (from: number, to: number) => {
      const numbers = 'WITH RECURSIVE numbers (n) AS (SELECT ? UNION ALL SELECT n + 1 FROM numbers WHERE n < ?)'
      const person = "'usr_e' || printf('%05d', n)"
      return env.DB.batch([
        env.DB.prepare(`${numbers} INSERT INTO users (id, email, created_at, updated_at)
          SELECT ${person}, n || '@example.kere.test', 1, 1 FROM numbers`).bind(from, to),
        env.DB.prepare(`${numbers} INSERT INTO profiles (id, first_name, last_name, created_at, updated_at)
          SELECT ${person}, 'Ira', 'Nayak', 1, 1 FROM numbers`).bind(from, to),
        env.DB.prepare(`${numbers} INSERT INTO event_registrations (id, event_id, user_id, status, takes_seat, ticket_code, last_change, created_at, updated_at)
          SELECT 'reg_e' || n, ?, ${person}, 'registered', 1, 'T-' || n, 'chg', 1, 1 FROM numbers`).bind(
          from,
          to,
          event.id,
        ),
      ])
    }
    const rowsRead = async () => {
      const watched = watch(env.DB)
      await startApi({ db: watched.db }).call('/api/me/dashboard', { headers: { cookie: learner.cookie } })
      expect((await planOf(watched)).scans).toEqual([])
      return watched.rowsRead
    }
    await fill(1, 20)
    const ofFew = await rowsRead()
    await fill(21, 2000)
    expect(await rowsRead()).toBe(ofFew)
  })

  it('recommends courses without a place, of the category learned last first', async () => {
    const teacher = await anEducator()
    const learned = await aCourse(teacher, { category: 'Biodiversity' })
    const related = await aCourse(teacher, { category: 'Biodiversity' })
    await aCourse(teacher, { category: 'Biodiversity', published: false })
    const newer = [await aCourse(teacher), await aCourse(teacher), await aCourse(teacher)]
    const learner = await aUser('student')
    await enroll(learner.id, learned.id)
    const { recommended } = await dashboardOf<StudentDashboard>(learner)
    expect(recommended.map(({ id }) => id)).toEqual([related.id, newer[2]?.id, newer[1]?.id])
  })

  it('lists every course that they are enrolled in', async () => {
    const teacher = await anEducator()
    const learner = await aUser('student')
    for (let number = 0; number < 5; number++) await enroll(learner.id, (await aCourse(teacher)).id)
    expect((await dashboardOf<StudentDashboard>(learner)).courses).toHaveLength(5)
  })

  it('of somebody who has just begun is empty but for recommendations', async () => {
    await aCourse(await anEducator())
    const figures = await dashboardOf<StudentDashboard>(await aUser('student'))
    expect(figures).toMatchObject({ enrolled: 0, completed: 0, nextCourse: null, courses: [] })
    expect(figures.recommended).toHaveLength(1)
  })
})

describe("[U-13.educator] [S-344] an educator's dashboard", () => {
  it('lists who waits for them, their next event and the draft to go on with', async () => {
    const educator = await aUser('educator')
    const learner = await aUser('student')
    const event = await anEvent(educator.id, { startsAt: eventsNow + 30 * hourMs })
    const lab = await aLab(educator.id)
    await aParticipant(lab.id, (await aUser('student')).id)
    const teamId = await aTeam(lab.id)
    await aMember(lab.id, learner.id, { teamId })
    await aSubmission(lab.id, teamId, learner.id)
    await aMentorshipRequest(learner, { mentorId: educator.id })
    const { next } = await dashboardOf<EducatorDashboard>(educator)
    expect(next?.[1]).toMatchObject({ title: '1 mentorship request' })
    expect(next?.map(({ id, kind, path }) => [id, kind, path])).toEqual([
      [`hosted:${event.id}`, 'coming', `/dashboard/events/${event.id}/attendees`],
      ['mentorship-requests', 'waits', '/dashboard/mentorship?status=pending'],
      ['lab-requests', 'waits', '/dashboard/challenge-labs'],
      ['lab-submissions', 'waits', '/dashboard/challenge-labs'],
      ['own-course', 'open', '/dashboard/courses/new'],
    ])
  })

  it('counts their own courses and each of their learners once', async () => {
    const educator = await aUser('educator')
    const [first, second] = [await aCourse(educator.id), await aCourse(educator.id)]
    const foreign = await aCourse(await anEducator())
    const [one, two] = [
      await aUser('student', {}, { lastName: 'Nayak', dateOfBirth: '2000-01-01' }),
      await aUser('student', {}, { lastName: 'Hegde', dateOfBirth: '2012-01-01' }),
    ]
    await enroll(one.id, first.id)
    await enroll(one.id, second.id)
    const newest = await enroll(two.id, second.id)
    await enroll(two.id, foreign.id)

    const figures = await dashboardOf<EducatorDashboard>(educator)
    expect(figures).toMatchObject({ role: 'educator', courses: 2, drafts: 0, learners: 2 })
    expect(figures.newestEnrollments.map(({ learnerName }) => learnerName)).toEqual([
      'Ira H.',
      'Ira Nayak',
      'Ira Nayak',
    ])
    expect(figures.newestEnrollments[0]).toMatchObject({ id: newest, course: { id: second.id, title: second.title } })
    expect(figures.nextAction).toEqual({
      kind: 'view_course',
      course: { id: second.id, title: second.title, language: 'en' },
    })
  })

  it('[W-52] counts a learner until they have left the last of the courses, whoever has them by then', async () => {
    const [educator, successor] = [await aUser('educator'), await aUser('educator')]
    const [first, second] = [await aCourse(educator.id), await aCourse(educator.id)]
    const [one, two] = [await aUser('student'), await aUser('student')]
    const places = [await enroll(one.id, first.id), await enroll(one.id, second.id), await enroll(two.id, second.id)]
    const run = (sql: string, ...values: unknown[]) =>
      env.DB.prepare(sql)
        .bind(...values)
        .run()
    const learners = async () => {
      const figures = [await dashboardOf<EducatorDashboard>(educator), await dashboardOf<EducatorDashboard>(successor)]
      return figures.map((counted) => counted.learners)
    }

    await run('DELETE FROM enrollments WHERE id = ?', places[0])
    expect(await learners()).toEqual([2, 0])
    await run('UPDATE courses SET educator_id = ? WHERE id = ?', successor.id, second.id)
    expect(await learners()).toEqual([0, 2])
    await enroll(one.id, first.id)
    expect(await learners()).toEqual([1, 2])
    await run('UPDATE enrollments SET course_id = ? WHERE id = ?', first.id, places[2])
    expect(await learners()).toEqual([2, 1])
    await run('DELETE FROM users WHERE id = ?', two.id)
    expect(await learners()).toEqual([1, 1])
    await run('DELETE FROM courses WHERE id = ?', first.id)
    expect(await learners()).toEqual([0, 1])
  })

  it('[W-52] reads as much of 2,000 places as of 20, and walks through no table', async () => {
    const educator = await aUser('educator')
    const learned = await aCourse(educator.id)
    const fill = (count: number) =>
      env.DB.batch([
        env.DB.prepare('DELETE FROM enrollments'),
        env.DB.prepare(
          `WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ?)
            INSERT OR IGNORE INTO users (id, email, created_at, updated_at)
            SELECT printf('usr_%05d', n), printf('%d@example.kere.test', n), 1, 1 FROM numbers`,
        ).bind(count),
        env.DB.prepare(`INSERT OR IGNORE INTO profiles (id, first_name, last_name, created_at, updated_at)
          SELECT id, 'Ira', 'Nayak', 1, 1 FROM users WHERE id LIKE 'usr_0____'`),
        env.DB.prepare(
          `INSERT INTO enrollments (id, student_id, course_id, created_at, updated_at)
            SELECT 'enr_' || id, id, ?, 1, 1 FROM users WHERE id LIKE 'usr_0____'`,
        ).bind(learned.id),
      ])
    const rowsRead = async (learners: number) => {
      await fill(learners)
      const watched = watch(env.DB)
      const { body } = await startApi({ db: watched.db }).call('/api/me/dashboard', {
        headers: { cookie: educator.cookie },
      })
      expect(body).toMatchObject({ learners })
      expect((await planOf(watched)).scans).toEqual([])
      return watched.rowsRead
    }
    const ofFew = await rowsRead(20)
    expect(await rowsRead(2000)).toBe(ofFew)
  })

  it('[C-28] says where they stand, and why they were declined', async () => {
    const [approved, waiting, declined] = [
      await aUser('educator'),
      await aUser('educator', {}, { educatorStatus: 'pending' }),
      await aUser('educator', {}, { educatorStatus: 'rejected' }),
    ]
    expect(await dashboardOf<EducatorDashboard>(approved)).toMatchObject({
      educatorStatus: 'approved',
      application: null,
    })
    await anApplication(waiting, { submittedAt: 1 })
    expect(await dashboardOf<EducatorDashboard>(waiting)).toMatchObject({
      educatorStatus: 'pending',
      application: { submittedAt: '1970-01-01T00:00:00.001Z', reason: null },
    })
    await anApplication(declined, { status: 'rejected', submittedAt: 3, reason: 'The last one.' })
    await anApplication(declined, { status: 'rejected', submittedAt: 2, reason: 'The first one.' })
    expect(await dashboardOf<EducatorDashboard>(declined)).toMatchObject({
      educatorStatus: 'rejected',
      application: { submittedAt: '1970-01-01T00:00:00.003Z', reason: 'The last one.' },
    })
  })

  it('counts what they host and is to come, the first of it with its seats', async () => {
    const educator = await aUser('educator')
    const later = await anEvent(educator.id, { startsAt: eventsNow + 9 * hourMs })
    const next = await anEvent(educator.id, { startsAt: eventsNow + hourMs, maxParticipants: 30, coverDrawing: 2 })
    await anEvent(educator.id, { startsAt: eventsNow - 3 * hourMs })
    await anEvent(educator.id, { cancelledAt: 1 })
    await anEvent(educator.id, { published: false })
    await anEvent(await anEducator(), { startsAt: eventsNow + hourMs })
    await aRegistration((await aUser('student')).id, next.id)
    await aRegistration(educator.id, later.id)
    const figures = await dashboardOf<EducatorDashboard>(educator)
    expect(figures.upcomingEvents).toBe(2)
    expect(figures.nextEvent).toEqual({
      id: next.id,
      title: next.title,
      language: 'en',
      type: 'in-person',
      topic: null,
      startsAt: '2026-11-15T13:00:00.000Z',
      endsAt: '2026-11-15T15:00:00.000Z',
      venue: 'Agara Lake, north gate',
      registrationsCount: 1,
      maxParticipants: 30,
      coverImage: null,
      coverDrawing: 2,
    })
  })

  it('lists their own courses, drafts among them, touched last first', async () => {
    const educator = await aUser('educator')
    const published = await aCourse(educator.id, { updatedAt: 1 })
    const draft = await aCourse(educator.id, { published: false, updatedAt: 2 })
    await aCourse(await anEducator())
    await enroll((await aUser('student')).id, published.id)
    const { ownCourses } = await dashboardOf<EducatorDashboard>(educator)
    expect(ownCourses).toEqual([
      {
        id: draft.id,
        title: draft.title,
        category: draft.category,
        isPublished: false,
        enrollmentCount: 0,
        completionCount: 0,
        stopLesson: null,
        stopLessonCount: null,
      },
      {
        id: published.id,
        title: published.title,
        category: published.category,
        isPublished: true,
        enrollmentCount: 1,
        completionCount: 0,
        stopLesson: null,
        stopLessonCount: null,
      },
    ])
  })

  it('names the lesson at which most are, and how many, from three on', async () => {
    const educator = await aUser('educator')
    const { id, lessonIds } = await aCourseToLearn({ educatorId: educator.id })
    const stop = async () => {
      const [course] = (await dashboardOf<EducatorDashboard>(educator)).ownCourses
      return [course?.stopLesson, course?.stopLessonCount]
    }
    for (const lesson of [0, 1, 1] as const)
      await enroll((await aUser('student')).id, id, { lastLessonId: lessonIds[lesson] })
    expect(await stop()).toEqual([null, null])
    await enroll((await aUser('student')).id, id, { lastLessonId: lessonIds[1] })
    expect(await stop()).toEqual(['Lower the disc', 3])
  })

  it('names the category of a draft once it is chosen', async () => {
    const educator = await aUser('educator')
    await aCourseOf(educator.id, { category: 'Biodiversity' }, { details: { category: null } })
    await aCourseOf(educator.id, { category: 'Biodiversity' }, { details: { category: 'Conservation' } })
    const { ownCourses } = await dashboardOf<EducatorDashboard>(educator)
    expect(ownCourses.map(({ category }) => category)).toEqual(['Conservation', ''])
  })

  it('says what to do next: the first course, then the draft touched last', async () => {
    const educator = await aUser('educator')
    expect((await dashboardOf<EducatorDashboard>(educator)).nextAction).toEqual({ kind: 'create_course' })
    await aCourse(educator.id, { published: false, updatedAt: 1 })
    const draft = await aCourse(educator.id, { published: false, updatedAt: 2 })
    const { drafts, nextAction } = await dashboardOf<EducatorDashboard>(educator)
    expect([drafts, nextAction]).toEqual([
      2,
      { kind: 'finish_draft', course: { id: draft.id, title: draft.title, language: 'en' } },
    ])
  })
})

describe("[U-13.admin] [S-344] an admin's dashboard", () => {
  it('counts users by role, courses, what waits for a decision, and the sessions that could be used now', async () => {
    const admin = await aUser('admin')
    const learner = await aUser('student')
    const educator = await aUser('educator')
    await aCourse(educator.id)
    await aCourse(educator.id)
    await aCourse(educator.id, { published: false })
    const [revoked, over, ending] = [await aSession(learner), await aSession(learner), await aSession(learner)]
    const set = (column: string, value: number, { sessionId }: { sessionId: string }) =>
      env.DB.prepare(`UPDATE sessions SET ${column} = ? WHERE id = ?`).bind(value, sessionId).run()
    const now = Date.parse('2026-11-15T12:00:00Z')
    for (const status of ['pending', 'withdrawn', 'approved'] as const) await anApplication(learner, { status })
    for (const state of ['dead', 'unknown', 'unknown', 'sent', 'pending'] as const) await aMail(learner, { state })
    await set('revoked_at', now, revoked)
    await set('idle_expires_at', now, over)
    await set('idle_expires_at', now + 1, ending)

    expect(await dashboardOf<AdminDashboard>(admin)).toEqual({
      role: 'admin',
      users: 3,
      students: 1,
      educators: 1,
      admins: 1,
      pendingEducators: 1,
      pendingMentorship: 0,
      pendingFellowship: 0,
      mailsInDoubt: 3,
      sessionsActive: 4,
      courses: { published: 2, drafts: 1 },
      signUpsByWeek: expect.any(Array),
      enrollmentsByWeek: expect.any(Array),
      queues: [
        expect.objectContaining({ name: 'outbox', count: 3 }),
        expect.objectContaining({ name: 'educator-applications', count: 1 }),
      ],
    })
  })

  it('counts what waits for an admin, what is urgent first and then what waits longest', async () => {
    const admin = await aUser('admin')
    const learner = await aUser('student')
    const teacher = await anEducator()
    const courseId = async () => (await aCourse(teacher)).id
    await anApplication(learner, { submittedAt: eventsNow - 3 * hourMs })
    await anApplication(learner, { status: 'withdrawn', submittedAt: 1 })
    await aMail(learner, { state: 'unknown', createdAt: eventsNow - 4 * hourMs })
    await aMail(learner, { state: 'dead', createdAt: eventsNow - 5 * hourMs })
    await aMail(learner, { state: 'sent', createdAt: 1 })
    await anOrder(learner, await courseId(), { placedAt: eventsNow - 60 * hourMs })
    for (const hours of [1, 6])
      await anOrder(learner, await courseId(), {
        placedAt: eventsNow - 50 * hourMs - hours,
        claimedReference: `UTR${hours}`,
        claimedAt: eventsNow - hours * hourMs,
      })
    for (const hours of [8, 9, 2])
      await aPaidOrder(learner, await courseId(), {
        // The order that was placed first is not the one whose refund was requested first.
        placedAt: eventsNow - 100 * hourMs + hours * hourMs,
        state: 'refund_requested',
        refundRequestedAt: eventsNow - hours * hourMs,
      })
    await env.DB.batch([
      env.DB.prepare(`INSERT INTO contact_messages (id, name, email, subject, message, status, submitted_at, reply)
        VALUES ('msg_1', 'Zoya', 'z@kere.test', 'Tank', 'Hello', 'new', ?1, NULL),
          ('msg_2', 'Zoya', 'z@kere.test', 'Tank', 'Hello', 'new', ?1 + 1, NULL),
          ('msg_3', 'Zoya', 'z@kere.test', 'Tank', 'Hello', 'answered', 1, 'Yes')`).bind(eventsNow - 10 * hourMs),
      env.DB.prepare(`INSERT INTO feedback_submissions (id, name, role, feedback_text, contact_requested, status, submitted_at)
        VALUES ('fbk_1', 'Zoya', 'visitor', 'Good', 0, 'new', ?1), ('fbk_2', 'Zoya', 'visitor', 'Good', 0, 'planned', 1)`).bind(
        eventsNow - 11 * hourMs,
      ),
    ])
    const { queues } = await dashboardOf<AdminDashboard>(admin)
    expect(queues?.map(({ name, count, oldestAt }) => [name, count, oldestAt])).toEqual([
      ['refunds', 3, '2026-11-15T03:00:00.000Z'],
      ['payments', 2, '2026-11-15T06:00:00.000Z'],
      ['outbox', 2, '2026-11-15T07:00:00.000Z'],
      ['educator-applications', 1, '2026-11-15T09:00:00.000Z'],
      ['feedback', 1, '2026-11-15T01:00:00.000Z'],
      ['contact-messages', 2, '2026-11-15T02:00:00.000Z'],
    ])
    expect(queues?.[0]).toEqual({
      name: 'refunds',
      noun: { one: 'refund to decide', many: 'refunds to decide' },
      text: 'Refund the payment, or say why not.',
      path: '/dashboard/orders?state=refund_requested&sort=oldest',
      isUrgent: true,
      targetHours: 72,
      count: 3,
      oldestAt: '2026-11-15T03:00:00.000Z',
    })
  })

  it('puts what is past its target on top, the latest first, before what is urgent', async () => {
    const learner = await aUser('student')
    await aMail(learner, { state: 'dead', createdAt: eventsNow - 23 * hourMs })
    await anApplication(learner, { submittedAt: eventsNow - 80 * hourMs })
    await env.DB.batch([
      env.DB.prepare(`INSERT INTO contact_messages (id, name, email, subject, message, status, submitted_at)
        VALUES ('msg_1', 'Zoya', 'z@kere.test', 'Tank', 'Hello', 'new', ?1)`).bind(eventsNow - 60 * hourMs),
    ])
    const { queues } = await dashboardOf<AdminDashboard>(await aUser('admin'))
    expect(queues?.map(({ name, targetHours }) => [name, targetHours])).toEqual([
      ['contact-messages', 24],
      ['educator-applications', 72],
      ['outbox', 24],
    ])
  })

  it('counts enrollments and sign-ups of the last 12 weeks in India, which begin on Monday', async () => {
    const teacher = await anEducator()
    const learner = await aUser('student')
    // In India, Monday 9 November begins on Sunday at 18:30 UTC.
    const monday = Date.parse('2026-11-08T18:30:00.000Z')
    for (const createdAt of [monday - 1, monday, eventsNow, monday - 12 * 7 * 24 * hourMs])
      await enroll(learner.id, (await aCourse(teacher)).id, { createdAt })
    const { enrollmentsByWeek = [] } = await dashboardOf<AdminDashboard>(await aUser('admin'))
    expect(enrollmentsByWeek).toHaveLength(12)
    expect(enrollmentsByWeek.slice(-2)).toEqual([
      { from: '2026-11-02', count: 1 },
      { from: '2026-11-09', count: 2 },
    ])
    expect(enrollmentsByWeek.reduce((sum, { count }) => sum + count, 0)).toBe(3)
  })

  it('counts who started and finished their own courses, week by week', async () => {
    const educator = await aUser('educator')
    const [own, foreign] = [await aCourse(educator.id), await aCourse(await anEducator())]
    const learner = await aUser('student')
    await enroll(learner.id, own.id, {
      createdAt: eventsNow - 14 * 24 * hourMs,
      progress: 100,
      completed: true,
      completedAt: eventsNow,
    })
    await enroll(learner.id, foreign.id, { createdAt: eventsNow })
    const { startedByWeek = [], finishedByWeek = [] } = await dashboardOf<EducatorDashboard>(educator)
    expect([startedByWeek.slice(-3), finishedByWeek.slice(-3)].map((weeks) => weeks.map(({ count }) => count))).toEqual(
      [
        [1, 0, 0],
        [0, 0, 1],
      ],
    )
    await env.DB.prepare('DELETE FROM enrollments WHERE course_id = ?').bind(own.id).run()
    const after = await dashboardOf<EducatorDashboard>(educator)
    expect(after.startedByWeek?.every(({ count }) => count === 0)).toBe(true)
  })
})

describe('[part of S-345] mentorship on a dashboard', () => {
  it('[U-13.educator-requests] [U-13.admin-requests] counts what is pending for each role, and names the next session', async () => {
    const [learner, mentor] = [await aUser('student'), await aUser('educator')]
    const accepted = await aMentorshipRequest(learner, { mentorId: mentor.id, status: 'accepted' })
    await aMentorshipRequest(learner, { mentorId: mentor.id, area: 'conservation' })
    await aMentorshipRequest(learner, { area: 'climate_action' })
    await aMentorshipSession(accepted, { state: 'confirmed' })
    await aMentorshipSession(accepted, { state: 'cancelled', startsAt: eventsNow + hourMs })
    const nextSession = {
      requestId: accepted.id,
      startsAt: '2026-11-26T14:30:00.000Z',
      isConfirmed: true,
      other: anyId,
    }
    expect((await dashboardOf<StudentDashboard>(learner)).mentorship).toEqual({ pending: 2, accepted: 1, nextSession })
    expect((await dashboardOf<EducatorDashboard>(mentor)).mentorship).toEqual({ pending: 1, accepted: 1, nextSession })
    expect((await dashboardOf<AdminDashboard>(await aUser('admin'))).pendingMentorship).toBe(2)
  })
})

describe('the fellowship on a dashboard', () => {
  it('[part of S-346] names what is open, and of the latest application what its applicant has been told, as [part of C-26] asks', async () => {
    const learner = await aUser('student')
    const fellowship = async () => (await dashboardOf<StudentDashboard>(learner)).fellowship
    const deadline = '2026-12-15T12:30:00.000Z'
    await aRound({ track: 'k12', deadline: eventsNow })
    await aRound({ deadline: Date.parse(deadline) })
    expect(await fellowship()).toEqual({ open: [{ track: 'college', deadline }], hasDraft: false, latest: null })
    const decided = { status: 'rejected', decidedAt: eventsNow - 9000 } as const
    await anInterest(learner, { track: 'k12', createdAt: eventsNow - hourMs })
    await anInterest(learner, { ...decided, createdAt: eventsNow })
    await aFellowshipDraft(learner)
    expect(await fellowship()).toMatchObject({ hasDraft: true, latest: { track: 'college', status: 'pending' } })
    await env.DB.prepare("UPDATE fellowship_interest SET decided_at = ? WHERE status = 'rejected'")
      .bind(eventsNow - 10_000)
      .run()
    expect(await fellowship()).toMatchObject({ latest: { track: 'college', status: 'rejected' } })
  })

  it('[U-13.applications] counts for an admin the applications under review', async () => {
    const pending = async () => (await dashboardOf<AdminDashboard>(await aUser('admin'))).pendingFellowship
    expect(await pending()).toBe(0)
    await anInterest(await aUser('student'))
    await anInterest(await aUser('student'), { track: 'k12' })
    await anInterest(await aUser('student'), { status: 'approved', decidedAt: eventsNow })
    expect(await pending()).toBe(2)
  })
})

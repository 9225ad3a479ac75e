import { env } from 'cloudflare:workers'
// The API loads this when it is first needed; tests load it before they are timed.
import '@kere/markdown/render-markdown'
import * as authoring from '@kere/contracts/courses/course-authoring'
import * as learning from '@kere/contracts/courses/learning'
import * as endpoints from '@kere/contracts/courses/lesson-checks'
import type { DraftCheck } from '@kere/contracts/courses/lesson-checks'
import { checkLimits } from '@kere/contracts/courses/lesson-checks-options'
import { beforeEach, describe, expect, it } from 'vitest'
import { aCourseOf } from '../../../test/authored-courses.ts'
import { startApi } from '../../../test/call-api.ts'
import { emptyDatabase } from '../../../test/empty-database.ts'
import { enroll } from '../../../test/factories.ts'
import { aCheck, aCheckedCourse } from '../../../test/lesson-checks.ts'
import { aUser, type TestUser } from '../../../test/sessions.ts'
import { routes } from '../../routes.ts'

let api: ReturnType<typeof startApi>
let educator: TestUser
let learner: TestUser

beforeEach(async () => {
  await emptyDatabase()
  api = startApi()
  educator = await aUser('educator')
  learner = await aUser('student')
})

const rowsOf = async (sql: string) => (await env.DB.prepare(sql).all()).results

const makeCheck = (about: Partial<DraftCheck> = {}): DraftCheck => ({
  key: 'disc',
  kind: 'single',
  question: 'When do you read the disc?',
  counts: false,
  options: [
    { text: 'At noon', isRight: true, feedback: 'The sun stands high.', tolerance: '' },
    { text: 'At dusk', isRight: false, feedback: 'The light is too low then.', tolerance: '' },
  ],
  unit: '',
  explanation: 'Glare hides the disc.',
  ...about,
})

const write = async (course: Course, checks: DraftCheck[] | undefined, version = 1, lessonId = course.lessonIds[0]!) =>
  api.ask(authoring.saveLessonDraft, {
    as: educator,
    params: { id: course.id, lessonId },
    body: { version, body: 'Lower the disc.', videoUrl: null, bring: [], checklist: [], checks },
  })

const publish = (course: Course) =>
  api.ask(authoring.publishCourse, { as: educator, params: { id: course.id }, body: {} })

type Course = Awaited<ReturnType<typeof aCourseOf>>

const checksOf = (courseId: string, lessonId: string, as = learner) =>
  api.ask(endpoints.listLessonChecks, { as, params: { courseId, lessonId } })

const answer = (courseId: string, checkId: string, given: string[], as = learner) =>
  api.ask(endpoints.answerLessonCheck, { as, params: { courseId, checkId }, body: { answer: given } })

const finish = (courseId: string, lessonId: string) =>
  api.ask(learning.updateMyLesson, { as: learner, params: { courseId, lessonId }, body: { isDone: true } })

describe('checks in a draft', () => {
  it('are seen by learners only once the course is published, and are changed by publishing again', async () => {
    const course = await aCourseOf(educator.id)
    const [lessonId = ''] = course.lessonIds
    expect(await write(course, [makeCheck()])).toMatchObject({ status: 200, body: { version: 2 } })
    await enroll(learner.id, course.id)
    expect((await checksOf(course.id, lessonId)).status).toBe(404)
    expect((await publish(course)).status).toBe(200)
    const { body } = await checksOf(course.id, lessonId)
    expect(body.items).toMatchObject([{ question: 'When do you read the disc?', kind: 'single', tries: [] }])

    await write(course, [makeCheck({ question: 'When is the disc read?' }), makeCheck({ key: 'rope' })], 2)
    expect((await checksOf(course.id, lessonId)).body).toEqual(body)
    await publish(course)
    const changed = (await checksOf(course.id, lessonId)).body.items
    expect(changed.map(({ question }) => question)).toEqual(['When is the disc read?', 'When do you read the disc?'])
    expect(changed[0]!.id).toBe(body.items[0]!.id)
  })

  it('stay as they are where a save leaves them out', async () => {
    const course = await aCourseOf(educator.id)
    const [lessonId = ''] = course.lessonIds
    await write(course, [makeCheck()])
    await write(course, undefined, 2)
    const { body } = await api.ask(authoring.getLessonDraft, { as: educator, params: { id: course.id, lessonId } })
    expect(body.checks).toEqual([makeCheck()])
  })

  it('keep the course from being published until they are whole', async () => {
    const course = await aCourseOf(educator.id)
    await write(course, [makeCheck({ options: [] })])
    expect(await publish(course)).toMatchObject({
      status: 422,
      body: { code: 'course_incomplete', errors: [{ detail: 'Check 1: Add at least two answers' }] },
    })
    await write(course, [makeCheck()], 2)
    expect((await publish(course)).status).toBe(200)
  })

  it.each([
    ['a key twice', [makeCheck(), makeCheck()]],
    ['a key of another lesson', [makeCheck({ key: 'les_1' })]],
    ['too many', Array.from({ length: checkLimits.checks + 1 }, (_, place) => makeCheck({ key: `k${place}` }))],
    ['a long question', [makeCheck({ question: 'a'.repeat(checkLimits.questionLength + 1) })]],
  ])('are refused with %s', async (_, checks) => {
    expect((await write(await aCourseOf(educator.id), checks)).status).toBe(422)
  })

  it('show each answer as one line, which can be answered right', async () => {
    const course = await aCourseOf(educator.id)
    const [lessonId = ''] = course.lessonIds
    const [noon, dusk] = makeCheck().options
    await write(course, [makeCheck({ options: [{ ...noon!, text: 'At  noon ' }, dusk!] })])
    await publish(course)
    await enroll(learner.id, course.id)
    const [check] = (await checksOf(course.id, lessonId)).body.items
    expect(check!.options.toSorted()).toEqual(['At dusk', 'At noon'])
    expect((await answer(course.id, check!.id, ['At  noon'])).body.tries).toMatchObject([{ isRight: true }])
  })

  it('are not published with two answers that differ in spaces only', async () => {
    const course = await aCourseOf(educator.id)
    const [noon, dusk] = makeCheck().options
    await write(course, [makeCheck({ options: [noon!, { ...dusk!, text: 'At  noon' }] })])
    expect(await publish(course)).toMatchObject({
      status: 422,
      body: { errors: [{ detail: 'Check 1: Two answers are the same' }] },
    })
  })

  it('count as text of the course, which holds a million characters', async () => {
    const course = await aCourseOf(educator.id)
    const length = 999_950 - JSON.stringify([makeCheck()]).length
    await env.DB.prepare('UPDATE lesson_drafts SET body = ? WHERE lesson_id = ?')
      .bind('a'.repeat(length), course.lessonIds[1])
      .run()
    expect((await write(course, [makeCheck()])).status).toBe(200)
    expect(await write(course, [makeCheck({ explanation: 'a'.repeat(200) })], 2)).toMatchObject({
      status: 422,
      body: { code: 'course_too_long' },
    })
  })

  it('go when they are removed, and those with tries wait for coming back', async () => {
    const course = await aCourseOf(educator.id)
    const [lessonId = ''] = course.lessonIds
    await write(course, [makeCheck(), makeCheck({ key: 'rope' })])
    await publish(course)
    await enroll(learner.id, course.id)
    const [disc] = (await checksOf(course.id, lessonId)).body.items
    await answer(course.id, disc!.id, ['At dusk'])
    await write(course, [], 2)
    await publish(course)
    expect((await checksOf(course.id, lessonId)).body.items).toEqual([])
    expect(await rowsOf('SELECT count(*) AS kept FROM lesson_checks')).toEqual([{ kept: 1 }])
    expect((await answer(course.id, disc!.id, ['At noon'])).status).toBe(404)
    await write(course, [makeCheck()], 3)
    await publish(course)
    expect((await checksOf(course.id, lessonId)).body.items).toMatchObject([
      { id: disc!.id, tries: [{ isRight: false }] },
    ])
  })
})

describe('the key of a check', () => {
  const secrets = ['KEY-FEEDBACK', 'KEY-EXPLAINED', 'KEY-ACCEPTED', '41.8765', '0.3579', 'KEY-OTHER']

  const secretChecks = [
    makeCheck({
      options: [
        { text: 'At noon', isRight: true, feedback: 'KEY-FEEDBACK', tolerance: '' },
        { text: 'At dusk', isRight: false, feedback: 'KEY-OTHER', tolerance: '' },
      ],
      explanation: 'KEY-EXPLAINED',
    }),
    makeCheck({
      key: 'depth',
      kind: 'number',
      unit: 'cm',
      options: [{ text: '41.8765', isRight: true, feedback: 'KEY-FEEDBACK', tolerance: '0.3579' }],
      explanation: 'KEY-EXPLAINED',
    }),
    makeCheck({
      key: 'name',
      kind: 'text',
      options: [{ text: 'KEY-ACCEPTED', isRight: true, feedback: 'KEY-FEEDBACK', tolerance: '' }],
      explanation: 'KEY-EXPLAINED',
    }),
    makeCheck({
      key: 'steps',
      kind: 'order',
      options: ['Tie', 'Lower', 'Read', 'Write'].map((text) => ({
        text,
        isRight: false,
        feedback: 'KEY-FEEDBACK',
        tolerance: '',
      })),
      explanation: 'KEY-EXPLAINED',
    }),
  ]

  it('is in no answer that anybody but its educator can read, before they have answered', async () => {
    const course = await aCourseOf(educator.id)
    const [lessonId = ''] = course.lessonIds
    await write(course, secretChecks)
    await publish(course)
    await env.DB.prepare('UPDATE lessons SET is_preview = 1').run()
    await enroll(learner.id, course.id)
    const other = await aUser('educator')
    const { items } = (await checksOf(course.id, lessonId)).body
    expect(items).toHaveLength(4)

    const ids = [course.id, lessonId, items[0]!.id, learner.id]
    const paths = routes
      .filter(({ endpoint }) => endpoint.method === 'GET')
      .flatMap(({ endpoint: { path } }) => {
        const names = path.match(/:\w+/g) ?? []
        if (names.length === 0) return [path]
        const own = path
          .replace(':courseId', course.id)
          .replace(':lessonId', lessonId)
          .replace(':checkId', items[0]!.id)
        return ids.map((id) => own.replaceAll(/:\w+/g, id))
      })
    const found = new Set<string>()
    let answered = 0
    for (const path of new Set(paths))
      for (const cookie of [learner.cookie, other.cookie, '']) {
        const { status, body } = await api.call(path, { headers: { cookie } })
        if (status === 200) answered += 1
        const text = JSON.stringify(body)
        if (secrets.some((secret) => text.includes(secret))) found.add(path)
      }
    expect([...found]).toEqual([])
    expect(answered).toBeGreaterThan(100)
  }, 60_000)

  it('is told by nothing but the feedback on the answer, until it is right or there were enough tries', async () => {
    const { courseId, checkId } = await aCheckedCourse([learner.id])
    const { status, body: first } = await answer(courseId, checkId, ['At dusk'])
    expect(status).toBe(201)
    expect(first.tries).toMatchObject([
      { isRight: false, feedback: [{ answer: 'At dusk', text: 'The light is too low then.' }], solution: null },
    ])
    expect(JSON.stringify(first)).not.toContain('Glare')
    await answer(courseId, checkId, ['At dusk'])
    const { body: third } = await answer(courseId, checkId, ['At dusk'])
    expect(third.tries.map(({ solution }) => solution)).toEqual([
      { answer: ['At noon'], text: 'Glare hides the disc at dusk.' },
      null,
      null,
    ])
  })

  it('is unknown to the table that learners read, also by the order of its rows', async () => {
    const course = await aCourseOf(educator.id)
    await write(course, secretChecks)
    await publish(course)
    const stored = JSON.stringify(await rowsOf('SELECT * FROM lesson_checks'))
    for (const secret of secrets) expect(stored).not.toContain(secret)
    expect(await rowsOf("SELECT options FROM lesson_checks WHERE kind = 'order'")).toEqual([
      { options: '["Lower","Read","Tie","Write"]' },
    ])
  })
})

describe('an answer', () => {
  it('is kept with what was said on it, and nothing follows a right one', async () => {
    const { courseId, lessonId, checkId } = await aCheckedCourse([learner.id])
    await answer(courseId, checkId, ['At dusk'])
    const { body } = await answer(courseId, checkId, ['At noon'])
    expect(body.tries).toMatchObject([{ isRight: true, solution: { answer: ['At noon'] } }, { isRight: false }])
    expect((await answer(courseId, checkId, ['At dusk'])).body).toEqual(body)
    expect((await checksOf(courseId, lessonId)).body.items).toEqual([body])
  })

  it('is judged with its unit and its tolerance', async () => {
    const options = [{ text: '150', isRight: true, feedback: '', tolerance: '2%' }]
    const { courseId, checkId } = await aCheckedCourse([learner.id], { kind: 'number', unit: 'cm' }, { options })
    expect(await answer(courseId, checkId, ['about 150'])).toMatchObject({
      status: 422,
      body: { code: 'validation_failed', errors: [{ detail: 'Please enter a number, such as 12.5' }] },
    })
    expect((await answer(courseId, checkId, ['153.1'])).body.tries).toMatchObject([{ isRight: false }])
    expect((await answer(courseId, checkId, ['153 cm'])).body.tries).toMatchObject([
      { isRight: true, solution: { answer: ['150 cm'] } },
      { isRight: false },
    ])
  })

  it('is the learner’s alone, and of a course that they learn', async () => {
    const other = await aUser('student')
    const stranger = await aUser('student')
    const { courseId, lessonId, checkId } = await aCheckedCourse([learner.id, other.id])
    const elsewhere = await aCheckedCourse([stranger.id])
    await answer(courseId, checkId, ['At dusk'])
    expect((await checksOf(courseId, lessonId, other)).body.items).toMatchObject([{ tries: [] }])
    expect((await checksOf(courseId, lessonId, stranger)).status).toBe(404)
    expect((await answer(courseId, checkId, ['At noon'], stranger)).status).toBe(404)
    expect((await answer(elsewhere.courseId, checkId, ['At noon'], stranger)).status).toBe(404)
    expect((await checksOf(elsewhere.courseId, lessonId, stranger)).status).toBe(404)
  })

  it('is asked for again where the educator has changed the check meanwhile', async () => {
    const { courseId, checkId } = await aCheckedCourse([learner.id])
    expect(await answer(courseId, checkId, ['At dawn'])).toMatchObject({ status: 409, body: { code: 'check_changed' } })
  })

  it('counts once, however often it is sent under one key', async () => {
    const { courseId, checkId } = await aCheckedCourse([learner.id])
    const send = () =>
      api.call(`/api/me/enrollments/${courseId}/checks/${checkId}/tries`, {
        method: 'POST',
        headers: {
          origin: 'https://kere.test',
          cookie: learner.cookie,
          'content-type': 'application/json',
          'idempotency-key': 'one-press-of-the-button',
        },
        body: JSON.stringify({ answer: ['At dusk'] }),
      })
    const sent = [await send(), await send()]
    expect(sent.map(({ status }) => status)).toEqual([201, 201])
    expect(await rowsOf('SELECT count(*) AS tries FROM lesson_check_tries')).toEqual([{ tries: 1 }])
  })

  it('is right once, also of two sent at the same moment', async () => {
    const { courseId, checkId } = await aCheckedCourse([learner.id])
    const both = await Promise.all([answer(courseId, checkId, ['At noon']), answer(courseId, checkId, ['At noon'])])
    expect(both.map(({ status }) => status)).toEqual([201, 201])
    expect(await rowsOf('SELECT count(*) AS tries FROM lesson_check_tries')).toEqual([{ tries: 1 }])
  })

  it('pushes the oldest out of those that are kept', async () => {
    const { courseId, checkId } = await aCheckedCourse([learner.id])
    for (let time = 0; time < checkLimits.keptTries + 2; time++) await answer(courseId, checkId, ['At dusk'])
    const { body } = await answer(courseId, checkId, ['At noon'])
    expect(body.tries).toHaveLength(checkLimits.keptTries)
    expect(body.tries[0]).toMatchObject({ isRight: true })
  })

  it('is refused after more in an hour than an honest learner gives in eight full lessons', async () => {
    const { courseId, checkId } = await aCheckedCourse([learner.id])
    await answer(courseId, checkId, ['At dusk'])
    const answeredBefore = (times: number) =>
      env.DB.prepare(
        `INSERT INTO throttled_acts (account_hash, network_hash, at)
          WITH RECURSIVE times(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM times WHERE n < ?)
          SELECT account_hash, network_hash, at FROM times, (SELECT * FROM throttled_acts ORDER BY seq LIMIT 1)`,
      )
        .bind(times)
        .run()
    const honest = 8 * checkLimits.checks * checkLimits.triesUntilTold
    await answeredBefore(honest - 2)
    expect((await answer(courseId, checkId, ['At dusk'])).status).toBe(201)
    await answeredBefore(checkLimits.triesPerHour - honest)
    expect(await answer(courseId, checkId, ['At noon'])).toMatchObject({
      status: 429,
      body: { code: 'too_many_attempts' },
    })
  })
})

describe('a check that counts', () => {
  it('keeps its lesson from being done until it is answered right', async () => {
    const { courseId, lessonId, lessonIds, checkId } = await aCheckedCourse([learner.id], { counts: true })
    expect(await finish(courseId, lessonId)).toMatchObject({ status: 409, body: { code: 'checks_open' } })
    expect(await finish(courseId, lessonIds[1])).toMatchObject({ status: 200, body: { lessonsDone: 1 } })
    await answer(courseId, checkId, ['At dusk'])
    expect((await finish(courseId, lessonId)).status).toBe(409)
    await answer(courseId, checkId, ['At noon'])
    expect(await finish(courseId, lessonId)).toMatchObject({ status: 200, body: { lessonsDone: 2 } })
  })

  it('is open again once its question is another, whatever was answered to the earlier one', async () => {
    const course = await aCourseOf(educator.id)
    const [lessonId = ''] = course.lessonIds
    await write(course, [makeCheck({ counts: true })])
    await publish(course)
    await enroll(learner.id, course.id)
    const [check] = (await checksOf(course.id, lessonId)).body.items
    for (const given of ['At dusk', 'At dusk', 'At noon']) await answer(course.id, check!.id, [given])
    const [noon, dusk] = makeCheck().options
    const options = [
      { ...noon!, isRight: false },
      { ...dusk!, isRight: true },
    ]
    await write(course, [makeCheck({ counts: true, question: 'When do you not read it?', options })], 2)
    await publish(course)
    expect((await finish(course.id, lessonId)).status).toBe(409)
    const { body } = await answer(course.id, check!.id, ['At noon'])
    expect(body.tries.map(({ question, isRight, solution }) => [question, isRight, solution !== null])).toEqual([
      ['When do you not read it?', false, false],
      ['When do you read the disc?', true, true],
      ['When do you read the disc?', false, false],
      ['When do you read the disc?', false, false],
    ])
    await answer(course.id, check!.id, ['At dusk'])
    expect((await finish(course.id, lessonId)).status).toBe(200)
  })

  it('leaves done what was done before it came, and others ask for nothing', async () => {
    const { courseId, lessonId } = await aCheckedCourse([learner.id])
    expect((await finish(courseId, lessonId)).status).toBe(200)
    await aCheck(lessonId, { counts: true, position: 1 })
    expect((await finish(courseId, lessonId)).status).toBe(200)
  })
})

it('goes with the account of who answered', async () => {
  const { courseId, checkId } = await aCheckedCourse([learner.id])
  await answer(courseId, checkId, ['At dusk'])
  await env.DB.prepare('DELETE FROM users WHERE id = ?').bind(learner.id).run()
  expect(await rowsOf('SELECT count(*) AS tries FROM lesson_check_tries')).toEqual([{ tries: 0 }])
})

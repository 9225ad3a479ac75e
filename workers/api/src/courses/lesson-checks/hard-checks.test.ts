import { env } from 'cloudflare:workers'
// The API loads this when it is first needed; tests load it before they are timed.
import '@kere/markdown/render-markdown'
import * as authoring from '@kere/contracts/courses/course-authoring'
import { leaveCourse } from '@kere/contracts/courses/enrollments'
import * as endpoints from '@kere/contracts/courses/hard-checks'
import { hardCheckLimits } from '@kere/contracts/courses/hard-checks-options'
import { answerLessonCheck, type DraftCheck, listLessonChecks } from '@kere/contracts/courses/lesson-checks'
import { checkLimits } from '@kere/contracts/courses/lesson-checks-options'
import type { EndpointInput } from '@kere/contracts/http/endpoint'
import { beforeEach, describe, expect, it } from 'vitest'
import { aCourseOf } from '../../../test/authored-courses.ts'
import { startApi } from '../../../test/call-api.ts'
import { emptyDatabase } from '../../../test/empty-database.ts'
import { aCourseToLearn, enroll } from '../../../test/factories.ts'
import { aCheck, aTry } from '../../../test/lesson-checks.ts'
import { aUser, type TestUser } from '../../../test/sessions.ts'
import { run } from '../../../test/database.ts'
import { discriminationOf } from './hard-checks.domain.ts'

let api: ReturnType<typeof startApi>
let educator: TestUser
let course: Awaited<ReturnType<typeof aCourseToLearn>>

beforeEach(async () => {
  await emptyDatabase()
  api = startApi()
  educator = await aUser('educator')
  course = await aCourseToLearn({ educatorId: educator.id, title: 'Reading a lake' })
})

type Query = Partial<EndpointInput<typeof endpoints.listHardChecks>['query']>

const list = async (query: Query = {}, as = educator) =>
  api.ask(endpoints.listHardChecks, { as, query: { course: course.id, ...query } })

const checks = async (courseId = course.id) => (await list({ course: courseId })).body.items

type LearnerQuery = Partial<EndpointInput<typeof endpoints.listCheckLearners>['query']>

const learnersOf = async (check: string, query: LearnerQuery = {}, as = educator) =>
  api.ask(endpoints.listCheckLearners, { as, query: { course: course.id, check, ...query } })

async function aLearner(about: Parameters<typeof aUser>[2] = {}) {
  const learner = await aUser('student', {}, about)
  await enroll(learner.id, course.id)
  return learner
}

/** So many learners of the course try these checks, each right where its number says so. */
async function aGroup(size: number, tried: Readonly<Record<string, (learner: number) => boolean | null>>) {
  const learners = Array.from({ length: size }, (_, place) => `usr_g${String(place).padStart(3, '0')}`)
  await env.DB.batch(
    learners.flatMap((id) => [
      env.DB.prepare(
        'INSERT INTO users (id, email, email_verified_at, created_at, updated_at) VALUES (?, ?, 1, 1, 1)',
      ).bind(id, `${id}@kere.test`),
      env.DB.prepare(
        "INSERT INTO profiles (id, first_name, last_name, role, created_at, updated_at) VALUES (?, 'Ira', 'Nayak', 'student', 1, 1)",
      ).bind(id),
    ]),
  )
  for (const id of learners) await enroll(id, course.id)
  for (const [checkId, isRight] of Object.entries(tried))
    for (const [place, id] of learners.entries()) {
      const right = isRight(place)
      if (right !== null) await aTry(checkId, id, { isRight: right, answer: [right ? 'At noon' : 'At dusk'] })
    }
  return learners
}

describe('the hard checks of a course', () => {
  it('tell how many tried, and how many were right at the first try, whatever they answered later', async () => {
    const checkId = await aCheck(course.lessonIds[0])
    const [first, second] = [await aLearner(), await aLearner()]
    const answer = (as: TestUser, given: string) =>
      api.ask(answerLessonCheck, { as, params: { courseId: course.id, checkId }, body: { answer: [given] } })
    for (let time = 0; time < checkLimits.keptTries + 2; time++) await answer(first, 'At dusk')
    await answer(first, 'At noon')
    await answer(second, 'At noon')
    expect(await checks()).toEqual([
      {
        id: checkId,
        kind: 'single',
        question: 'When do you read the disc?',
        lesson: { id: course.lessonIds[0], title: 'Meet your lake' },
        triedCount: 2,
        rightCount: 1,
        discrimination: null,
        mistake: null,
      },
    ])
  })

  it('come hardest first, then those that few have tried, and last those that nobody has, a page at a time', async () => {
    const [lessonId] = course.lessonIds
    const ids = {
      easy: await aCheck(lessonId, { position: 0 }),
      untried: await aCheck(lessonId, { position: 1 }),
      hard: await aCheck(lessonId, { position: 2 }),
      few: await aCheck(lessonId, { position: 3 }),
    }
    await aGroup(hardCheckLimits.rankedAtLeast, {
      [ids.easy]: (learner) => learner > 3,
      [ids.hard]: (learner) => learner > 14,
      [ids.few]: (learner) => (learner < 2 ? false : null),
    })
    const order = [ids.hard, ids.easy, ids.few, ids.untried]
    expect((await checks()).map(({ id }) => id)).toEqual(order)
    const walked: string[] = []
    let cursor: string | null | undefined
    do {
      const { body } = await list({ limit: 1, ...(cursor && { cursor }) })
      expect(body.total).toBe(4)
      walked.push(...body.items.map(({ id }) => id))
      cursor = body.nextCursor
    } while (cursor !== null)
    expect(walked).toEqual(order)
  })

  it('name the wrong answer that most gave first, but none that fewer than three gave', async () => {
    const checkId = await aCheck(course.lessonIds[0], { kind: 'multiple' })
    const give = async (answer: string[]) => aTry(checkId, (await aLearner()).id, { answer })
    await give(['Oil', 'A sewer'])
    await give(['A sewer', 'Oil'])
    await give(['A roof'])
    expect((await checks())[0]?.mistake).toBeNull()
    await give(['A sewer', 'Oil'])
    expect((await checks())[0]?.mistake).toEqual({ answer: ['A sewer', 'Oil'], count: 3 })
  })

  it('take typed words in capital and small letters as the same answer, and forget them with who typed them', async () => {
    const checkId = await aCheck(course.lessonIds[0], { kind: 'text' })
    const learners = [await aLearner(), await aLearner(), await aLearner()]
    for (const [place, { id }] of learners.entries())
      await aTry(checkId, id, { answer: [['Runoff', 'runoff', 'RUNOFF'][place]!] })
    expect((await checks())[0]?.mistake).toEqual({ answer: ['runoff'], count: 3 })
    for (const { id } of learners) await run('DELETE FROM users WHERE id = ?', id)
    expect(await checks()).toMatchObject([{ triedCount: 0, mistake: null }])
    const { results } = await env.DB.prepare('SELECT * FROM first_mistake_counts').all()
    expect(results).toEqual([])
  })

  it('compare those who do well on the other checks with those who do not', async () => {
    const [lessonId] = course.lessonIds
    const [telling, misleading, other] = [await aCheck(lessonId), await aCheck(lessonId), await aCheck(lessonId)]
    const isGood = (learner: number) => learner % 2 === 0
    await aGroup(20, { [telling]: isGood, [misleading]: (learner) => !isGood(learner), [other]: isGood })
    const found = new Map((await checks()).map((check) => [check.id, check.discrimination]))
    // The good are right at one of the two other checks, as the others are, so nothing goes with it.
    expect(found.get(telling)).toBeNull()
    expect(found.get(other)).toBeNull()
    expect(found.get(misleading)).toBe(-1)
  })

  it('are counted anew once a check asks another question, and again where it is asked again', async () => {
    const authored = await aCourseOf(educator.id)
    const [lessonId = ''] = authored.lessonIds
    const learner = await aUser('student')
    const draft = (question: string): DraftCheck => ({
      key: 'disc',
      kind: 'single',
      question,
      counts: false,
      options: [
        { text: 'At noon', isRight: true, feedback: '', tolerance: '' },
        { text: 'At dusk', isRight: false, feedback: '', tolerance: '' },
      ],
      unit: '',
      explanation: '',
    })
    let version = 0
    const publish = async (written: DraftCheck[]) => {
      version += 1
      const body = { version, body: 'Lower it.', videoUrl: null, bring: [], checklist: [], checks: written }
      await api.ask(authoring.saveLessonDraft, { as: educator, params: { id: authored.id, lessonId }, body })
      const { status } = await api.ask(authoring.publishCourse, { as: educator, params: { id: authored.id }, body: {} })
      expect(status).toBe(200)
    }
    await publish([draft('When?')])
    await enroll(learner.id, authored.id)
    const place = { as: learner, params: { courseId: authored.id, lessonId } }
    const [check] = (await api.ask(listLessonChecks, place)).body.items
    const answer = (given: string) =>
      api.ask(answerLessonCheck, {
        as: learner,
        params: { courseId: authored.id, checkId: check!.id },
        body: { answer: [given] },
      })
    const counted = async () =>
      (await checks(authored.id)).map(({ question, triedCount, rightCount }) => [question, triedCount, rightCount])
    await answer('At noon')
    expect(await counted()).toEqual([['When?', 1, 1]])
    await publish([draft('When not?')])
    expect(await counted()).toEqual([['When not?', 0, 0]])
    await publish([])
    expect(await counted()).toEqual([])
    await publish([draft('When?')])
    expect(await counted()).toEqual([['When?', 1, 1]])
    await publish([draft('When not?')])
    await answer('At dusk')
    expect(await counted()).toEqual([['When not?', 1, 0]])
  })

  it('belong to the educator of the course, and to admins', async () => {
    await aCheck(course.lessonIds[0])
    expect((await list({}, await aUser('educator'))).status).toBe(404)
    expect((await list({}, await aUser('student'))).status).toBe(403)
    expect((await list({}, await aUser('admin'))).body.items).toHaveLength(1)
  })
})

describe('the learners behind a check', () => {
  it('are as many as its number, wrong ones first, minors with an initial, and without what they answered', async () => {
    const checkId = await aCheck(course.lessonIds[0])
    const right = await aLearner({ firstName: 'Omkar', lastName: 'Jadhav', dateOfBirth: '1990-01-01' })
    const wrong = await aLearner({ firstName: 'Nafisa', lastName: 'Laskar', dateOfBirth: '2012-05-01' })
    await aTry(checkId, right.id, { answer: ['At noon'], isRight: true })
    await aTry(checkId, wrong.id, { answer: ['At dusk'] })
    const all = await learnersOf(checkId)
    expect(all.body.items.map(({ name, isRight }) => [name, isRight])).toEqual([
      ['Nafisa L.', false],
      ['Omkar Jadhav', true],
    ])
    expect(all.body).toMatchObject({ total: 2, check: { id: checkId, question: 'When do you read the disc?' } })
    expect(JSON.stringify(all.body)).not.toContain('At dusk')
    expect((await learnersOf(checkId, { result: 'wrong' })).body).toMatchObject({
      total: 1,
      items: [{ name: 'Nafisa L.' }],
    })
    expect((await learnersOf(checkId, { result: 'right' })).body).toMatchObject({
      total: 1,
      items: [{ name: 'Omkar Jadhav' }],
    })
  })

  it('are walked through page by page', async () => {
    const checkId = await aCheck(course.lessonIds[0])
    await aGroup(7, { [checkId]: (learner) => learner % 3 === 0 })
    for (const [result, size] of [
      [undefined, 7],
      ['wrong', 4],
      ['right', 3],
    ] as const) {
      const walked: string[] = []
      let cursor: string | null | undefined
      do {
        const { body } = await learnersOf(checkId, { limit: 2, ...(result && { result }), ...(cursor && { cursor }) })
        expect(body.total).toBe(size)
        walked.push(...body.items.map(({ id }) => id))
        cursor = body.nextCursor
      } while (cursor !== null)
      expect(new Set(walked).size, result).toBe(size)
    }
  })

  it('leave the numbers with the course', async () => {
    const checkId = await aCheck(course.lessonIds[0])
    const learner = await aLearner()
    await aTry(checkId, learner.id)
    await api.ask(leaveCourse, { as: learner, params: { courseId: course.id } })
    expect(await checks()).toMatchObject([{ triedCount: 0 }])
    expect((await learnersOf(checkId)).body).toMatchObject({ total: 0, items: [] })
  })

  it('are nobody’s but the educator’s, and of a check of the course that is named', async () => {
    const checkId = await aCheck(course.lessonIds[0])
    const other = await aCourseToLearn({ educatorId: educator.id })
    expect((await learnersOf(checkId, {}, await aUser('educator'))).status).toBe(404)
    expect((await learnersOf(checkId, { course: other.id })).status).toBe(404)
    await run('UPDATE lesson_checks SET removed_at = 1 WHERE id = ?', checkId)
    expect((await learnersOf(checkId)).status).toBe(404)
  })
})

describe('discrimination', () => {
  const tally = (isRight: number, restScore: number, count: number) => ({ isRight, restScore, count })

  it('is the point-biserial correlation with the rest score', () => {
    // The means are 7.5 tenths of 12 right and 3.875 of 8 wrong, and they deviate by 2.4995: 3.625 / 2.4995 × √0.24.
    const tallies = [tally(1, 10, 4), tally(1, 7, 5), tally(1, 5, 3), tally(0, 2, 3), tally(0, 5, 5)]
    expect(discriminationOf(tallies)).toBe(0.71)
    expect(discriminationOf(tallies.map((one) => ({ ...one, isRight: 1 - one.isRight })))).toBe(-0.71)
  })

  it('is not told of too few, nor where all did equally well', () => {
    expect(discriminationOf([tally(1, 10, 10), tally(0, 0, 9)])).toBeNull()
    expect(discriminationOf([tally(1, 10, 10), tally(0, 0, 10)])).toBe(1)
    expect(discriminationOf([tally(1, 10, 10), tally(0, -1, 10)])).toBeNull()
    expect(discriminationOf([tally(1, 10, 10), tally(1, 0, 10)])).toBeNull()
    expect(discriminationOf([tally(1, 5, 10), tally(0, 5, 10)])).toBeNull()
  })
})

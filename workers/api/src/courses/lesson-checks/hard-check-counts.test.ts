import { env } from 'cloudflare:workers'
import { enrollInCourse, leaveCourse } from '@kere/contracts/courses/enrollments'
import { type HardCheck, listCheckLearners, listHardChecks } from '@kere/contracts/courses/hard-checks'
import { hardCheckLimits } from '@kere/contracts/courses/hard-checks-options'
import { answerLessonCheck } from '@kere/contracts/courses/lesson-checks'
import * as fc from 'fast-check'
import { afterEach, expect, it } from 'vitest'
import { startApi } from '../../../test/call-api.ts'
import { emptyDatabase } from '../../../test/empty-database.ts'
import { aCourseToLearn } from '../../../test/factories.ts'
import { aCheck } from '../../../test/lesson-checks.ts'
import { aUser, type TestUser } from '../../../test/sessions.ts'
import { watch } from '../../../test/watched-database.ts'
import { run } from '../../../test/database.ts'

/** A seed of its own at each run would let the draw decide whether a run passes. */
const seed = 20261130

const all = async <Row>(sql: string, ...values: unknown[]) =>
  (
    await env.DB.prepare(sql)
      .bind(...values)
      .all<Row>()
  ).results

const one = async (sql: string) => (await all<{ number: number }>(`SELECT (${sql}) AS number`))[0]?.number ?? 0

const { rankedAtLeast, mistakeAtLeast } = hardCheckLimits

/** Few learners are enough to show a number here. */
const few = { rankedAtLeast: 3, mistakeAtLeast: 1 }

afterEach(() => {
  Object.assign(hardCheckLimits, { rankedAtLeast, mistakeAtLeast })
})

interface First {
  student: string
  check: string
  question: string
  answer: string
  isRight: number
}

/** The answer is what the counters should say, from the first tries alone. */
async function recount(courseId: string) {
  const firsts =
    await all<First>(`SELECT student_id AS student, check_id AS "check", question, answer, is_right AS isRight
    FROM lesson_check_first_tries JOIN enrollments ON enrollments.id = enrollment_id`)
  const live = await all<{ id: string; question: string }>(
    `SELECT lesson_checks.id, question FROM lesson_checks JOIN lessons ON lessons.id = lesson_id
      JOIN modules ON modules.id = module_id WHERE course_id = ?
        AND coalesce(lesson_checks.removed_at, lessons.removed_at, modules.removed_at) IS NULL`,
    courseId,
  )
  const counted = live.map(({ id, question }) => {
    const tried = firsts.filter((first) => first.check === id && first.question === question)
    const pairs = tried.flatMap(({ student, isRight }) => {
      const others = firsts.filter((other) => other.student === student && other.check !== id)
      const right = others.filter((other) => other.isRight).length
      return others.length === 0 ? [] : [[isRight, Math.round((10 * right) / others.length)] as const]
    })
    const wrong = Map.groupBy(
      tried.filter(({ isRight }) => !isRight),
      ({ answer }) => answer,
    )
    const most = Math.max(0, ...[...wrong.values()].map(({ length }) => length))
    return {
      id,
      triedCount: tried.length,
      rightCount: tried.filter(({ isRight }) => isRight).length,
      discrimination: correlationOf(pairs),
      mistakeCount: most,
    }
  })
  return counted.toSorted((a, b) => (a.id < b.id ? -1 : 1))
}

/** Pearson by the sums of deviations, unlike the formula that is tested. */
function correlationOf(pairs: readonly (readonly [number, number])[]) {
  if (pairs.length < few.rankedAtLeast) return null
  const mean = (place: 0 | 1) => pairs.reduce((sum, pair) => sum + pair[place], 0) / pairs.length
  const [x, y] = [mean(0), mean(1)]
  const sum = (value: (a: number, b: number) => number) =>
    pairs.reduce((total, [a, b]) => total + value(a - x, b - y), 0)
  const spread = sum((a) => a * a) * sum((_, b) => b * b)
  return spread < 1e-9 ? null : sum((a, b) => a * b) / Math.sqrt(spread)
}

const close = (shown: number | null, expected: number | null) =>
  shown === null || expected === null ? shown === expected : Math.abs(shown - expected) <= 0.00501

const learners = 5
const questions = ['When do you read the disc?', 'When do you not read it?']

const step = fc.record({
  act: fc.oneof(
    { weight: 24, arbitrary: fc.constant('answer' as const) },
    { weight: 4, arbitrary: fc.constantFrom('enroll' as const, 'leave' as const, 'ask' as const) },
    {
      weight: 2,
      arbitrary: fc.constantFrom('erase' as const, 'remove' as const, 'return' as const, 'delete' as const),
    },
  ),
  learner: fc.nat({ max: learners - 1 }),
  check: fc.nat({ max: 3 }),
  isRight: fc.boolean(),
  question: fc.nat({ max: 1 }),
})

it('counts what a recount finds, whatever learners and their educator do in whichever order', async () => {
  Object.assign(hardCheckLimits, few)
  let told = 0
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 40, maxLength: 60 }), async (steps) => {
      await emptyDatabase()
      const api = startApi()
      const educator = await aUser('educator')
      const people: TestUser[] = []
      for (let made = 0; made < learners; made += 1) people.push(await aUser('student'))
      const { id: courseId, lessonIds } = await aCourseToLearn({ educatorId: educator.id })
      const checkIds = [
        await aCheck(lessonIds[0]),
        await aCheck(lessonIds[0], { position: 1 }),
        await aCheck(lessonIds[1]),
        await aCheck(lessonIds[2]),
      ]
      for (const as of people) await api.ask(enrollInCourse, { as, params: { id: courseId } })
      /** The map holds what the history says of first answers, apart from everything that the database counts. */
      const firsts = new Map<string, string>()
      const answered = new Set<string>()
      const forget = (part: string, from: { keys: () => Iterable<string>; delete: (key: string) => unknown }) => {
        for (const key of from.keys()) if (key.includes(part)) from.delete(key)
      }
      for (const { act, learner, check, isRight, question } of steps) {
        const as = people[learner]!
        const checkId = checkIds[check]!
        if (act === 'answer') {
          const [asked] = await all<{ question: string }>('SELECT question FROM lesson_checks WHERE id = ?', checkId)
          const params = { courseId, checkId }
          const body = { answer: [isRight ? 'At noon' : 'At dusk'] }
          const { status } = await api.ask(answerLessonCheck, { as, params, body })
          const key = `${as.id} ${checkId}`
          if (status === 201 && !answered.has(`${key} ${asked!.question}`)) {
            answered.add(`${key} ${asked!.question}`)
            firsts.set(key, `${asked!.question} ${isRight ? 1 : 0}`)
          }
        }
        if (act === 'enroll') await api.ask(enrollInCourse, { as, params: { id: courseId } })
        if (act === 'leave') {
          const { status } = await api.ask(leaveCourse, { as, params: { courseId } })
          if (status < 300) forget(as.id, firsts)
        }
        if (act === 'erase') {
          await run('DELETE FROM users WHERE id = ?', as.id)
          forget(as.id, firsts)
          forget(as.id, answered)
        }
        if (act === 'ask') await run('UPDATE lesson_checks SET question = ? WHERE id = ?', questions[question], checkId)
        if (act === 'remove') await run('UPDATE lesson_checks SET removed_at = 1 WHERE id = ?', checkId)
        if (act === 'return') await run('UPDATE lesson_checks SET removed_at = NULL WHERE id = ?', checkId)
        if (act === 'delete' && check === 3) {
          await run('DELETE FROM lessons WHERE id = ?', lessonIds[2])
          forget(checkId, firsts)
        }
      }
      const { status, body } = await startApi().ask(listHardChecks, { as: educator, query: { course: courseId } })
      expect(status).toBe(200)
      const stored = await all<First>(`SELECT student_id AS student, check_id AS "check", question, is_right AS isRight
        FROM lesson_check_first_tries JOIN enrollments ON enrollments.id = enrollment_id`)
      expect(
        new Map(
          stored.map(({ student, check, question, isRight }) => [`${student} ${check}`, `${question} ${isRight}`]),
        ),
      ).toEqual(firsts)
      const expected = await recount(courseId)
      const shown = body.items.toSorted((a: HardCheck, b: HardCheck) => (a.id < b.id ? -1 : 1))
      expect(
        shown.map(({ id, triedCount, rightCount, mistake }) => ({
          id,
          triedCount,
          rightCount,
          mistakeCount: mistake?.count ?? 0,
        })),
      ).toEqual(
        expected.map(({ id, triedCount, rightCount, mistakeCount }) => ({ id, triedCount, rightCount, mistakeCount })),
      )
      told += expected.filter(({ discrimination }) => discrimination !== null).length
      for (const [place, { discrimination }] of expected.entries())
        expect(
          close(shown[place]!.discrimination, discrimination),
          `${shown[place]!.discrimination}, ${discrimination}`,
        ).toBe(true)
      for (const { id, triedCount } of body.items) {
        const answer = await startApi().ask(listCheckLearners, { as: educator, query: { course: courseId, check: id } })
        expect([answer.body.total, answer.body.items.length]).toEqual([triedCount, triedCount])
      }
    }),
    { seed, numRuns: 15 },
  )
  // Histories in which nothing is told would prove nothing.
  expect(told).toBeGreaterThan(10)
}, 240_000)

/** All learners have tried all checks, some right and some wrong. */
const tryAll = async (courseId: string, count: number) => {
  const numbers = 'WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ?1)'
  const person = "'usr_m' || printf('%05d', n)"
  await env.DB.batch([
    env.DB.prepare(
      `${numbers} INSERT INTO users (id, email, email_verified_at, created_at, updated_at)
        SELECT ${person}, n || '@m.kere.test', 1, 1, 1 FROM numbers`,
    ).bind(count),
    env.DB.prepare(`${numbers} INSERT INTO profiles (id, first_name, last_name, role, created_at, updated_at)
      SELECT ${person}, 'Ira', 'Nayak', 'student', 1, 1 FROM numbers`).bind(count),
    env.DB.prepare(`${numbers} INSERT INTO enrollments (id, student_id, course_id, created_at, updated_at)
      SELECT 'enr_m' || printf('%05d', n), ${person}, ?2, 1, 1 FROM numbers`).bind(count, courseId),
    env.DB.prepare(`INSERT INTO lesson_check_tries (id, check_id, user_id, question, answer, is_right, remarks, created_at)
      SELECT 'cht_' || enrollments.rowid || lesson_checks.id, lesson_checks.id, student_id, question,
        json_array('Answer ' || (enrollments.rowid % 5)), (enrollments.rowid + lesson_checks.position) % 3 = 0, '[]', 1
      FROM enrollments CROSS JOIN lesson_checks WHERE enrollments.course_id = ?1`).bind(courseId),
  ])
}

it('reads as many rows where 100 times as many learners have tried', { timeout: 300_000 }, async () => {
  const costAt = async (learnersCount: number) => {
    await emptyDatabase()
    const educator = await aUser('educator')
    const { id: courseId, lessonIds } = await aCourseToLearn({ educatorId: educator.id })
    const checkIds: string[] = []
    for (let position = 0; position < 12; position += 1) checkIds.push(await aCheck(lessonIds[0], { position }))
    await tryAll(courseId, learnersCount)
    const rows = await one('SELECT count(*) FROM lesson_check_first_tries')
    const cost = async (address: string) => {
      const watched = watch(env.DB)
      const { status } = await startApi({ db: watched.db }).call(address, { headers: { cookie: educator.cookie } })
      expect(status).toBe(200)
      return watched.rowsRead
    }
    const learnersAt = `/api/check-learners?course=${courseId}&check=${checkIds[0]}&limit=5`
    return {
      rows,
      costs: [
        await cost(`/api/hard-checks?course=${courseId}`),
        await cost(`/api/hard-checks?course=${courseId}&limit=4`),
        await cost(learnersAt),
        await cost(`${learnersAt}&result=wrong`),
        await cost(`${learnersAt}&result=right`),
      ],
    }
  }
  const some = await costAt(60)
  const many = await costAt(6000)
  expect([some.rows, many.rows]).toEqual([720, 72_000])
  // Ids are random and order checks that are equally hard, so a sorted page reads one row more or less.
  for (const [place, cost] of many.costs.entries()) expect(Math.abs(cost - some.costs[place]!)).toBeLessThan(4)
})

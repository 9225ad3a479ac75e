import { env } from 'cloudflare:workers'
import { getCourseInsight, type CourseInsight } from '@kere/contracts/courses/course-insight'
import { enrollInCourse, leaveCourse } from '@kere/contracts/courses/enrollments'
import { completeMyCourse, setPosition, updateMyLesson } from '@kere/contracts/courses/learning'
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { startApi } from '../../../test/call-api.ts'
import { emptyDatabase } from '../../../test/empty-database.ts'
import { aCourseToLearn } from '../../../test/factories.ts'
import { aUser, type TestUser } from '../../../test/sessions.ts'
import { watch } from '../../../test/watched-database.ts'
import { run } from '../../../test/database.ts'

/** A seed of its own at each run would let the draw decide whether a run passes. */
const seed = 20261129

const dayMs = 24 * 60 * 60 * 1000

const all = async <Row>(sql: string, ...values: unknown[]) =>
  (
    await env.DB.prepare(sql)
      .bind(...values)
      .all<Row>()
  ).results

const one = async (sql: string, ...values: unknown[]) =>
  (await all<{ number: number }>(`SELECT (${sql}) AS number`, ...values))[0]?.number ?? 0

/** The answer is what the counters should say, from the rows that they count. */
async function recount(courseId: string, now: number) {
  const mine = 'FROM enrollments WHERE course_id = ?1'
  const today = Math.floor((now + 5.5 * 3_600_000) / dayMs)
  const ago = `(${today} - (updated_at + 19800000) / 86400000)`
  const silent = (range: string) => one(`SELECT count(*) ${mine} AND completed = 0 AND ${ago} ${range}`, courseId)
  const lessons = await all(
    `SELECT lessons.id,
      (SELECT count(*) FROM lesson_progress WHERE lesson_id = lessons.id) AS openedCount,
      (SELECT count(*) FROM lesson_progress WHERE lesson_id = lessons.id AND done_at IS NOT NULL) AS doneCount,
      (SELECT count(*) ${mine} AND completed = 0 AND last_lesson_id = lessons.id) AS stoppedCount,
      (SELECT count(*) FROM lesson_questions WHERE lesson_id = lessons.id AND hidden_at IS NULL) AS questionsCount
    FROM modules JOIN lessons ON lessons.module_id = modules.id
    WHERE modules.course_id = ?1 AND modules.removed_at IS NULL AND lessons.removed_at IS NULL
    ORDER BY modules.position, lessons.position`,
    courseId,
  )
  return {
    enrolledCount: await one(`SELECT count(*) ${mine}`, courseId),
    startedCount: await one(`SELECT count(*) ${mine} AND (completed = 1 OR last_lesson_id IS NOT NULL)`, courseId),
    finishedCount: await one(`SELECT count(*) ${mine} AND completed = 1`, courseId),
    learningCount: await one(`SELECT count(*) ${mine} AND completed = 0`, courseId),
    silences: {
      '7_to_13': await silent('BETWEEN 7 AND 13'),
      '14_to_29': await silent('BETWEEN 14 AND 29'),
      '30_or_more': await silent('>= 30'),
    },
    stoppedElsewhereCount: await one(
      `SELECT count(*) ${mine} AND completed = 0 AND last_lesson_id IN (SELECT lessons.id FROM lessons
        JOIN modules ON modules.id = lessons.module_id WHERE coalesce(lessons.removed_at, modules.removed_at) IS NOT NULL)`,
      courseId,
    ),
    lessons,
  }
}

const counted = ({ lessons, ...insight }: CourseInsight) => ({
  enrolledCount: insight.enrolledCount,
  startedCount: insight.startedCount,
  finishedCount: insight.finishedCount,
  learningCount: insight.learningCount,
  silences: insight.silences,
  stoppedElsewhereCount: insight.stoppedElsewhereCount,
  lessons: lessons.map(({ id, openedCount, doneCount, stoppedCount, questionsCount }) => ({
    id,
    openedCount,
    doneCount,
    stoppedCount,
    questionsCount,
  })),
})

const places = { learner: fc.nat({ max: 3 }), lesson: fc.nat({ max: 2 }) }

const step = fc.oneof(
  { weight: 5, arbitrary: fc.record({ act: fc.constant('open' as const), ...places }) },
  { weight: 4, arbitrary: fc.record({ act: fc.constantFrom('do' as const, 'undo' as const), ...places }) },
  {
    weight: 4,
    arbitrary: fc.record({
      act: fc.constantFrom('enroll' as const, 'leave' as const, 'finish' as const, 'ask' as const, 'hide' as const),
      ...places,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      act: fc.constantFrom('erase' as const, 'remove' as const, 'return' as const, 'move' as const, 'delete' as const),
      ...places,
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ act: fc.constant('wait' as const), ...places, days: fc.integer({ min: 1, max: 20 }) }),
  },
)

it('counts what a recount by SQL finds, whatever learners, their educator and time do in whichever order', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 30 }), async (steps) => {
      await emptyDatabase()
      const api = startApi()
      const educator = await aUser('educator')
      const learners: TestUser[] = []
      for (let made = 0; made < 4; made += 1) learners.push(await aUser('student'))
      const { id: courseId, lessonIds } = await aCourseToLearn({ educatorId: educator.id })
      for (const as of learners.slice(0, 2)) await api.ask(enrollInCourse, { as, params: { id: courseId } })
      let asked = 0
      for (const { act, learner, lesson, ...more } of steps) {
        const as = learners[learner]!
        const lessonId = lessonIds[lesson]!
        const at = { as, params: { courseId, lessonId } }
        if (act === 'open') await api.ask(setPosition, { as, params: { courseId }, body: { lessonId } })
        if (act === 'do') await api.ask(updateMyLesson, { ...at, body: { isDone: true } })
        if (act === 'undo') await api.ask(updateMyLesson, { ...at, body: { isDone: false } })
        if (act === 'enroll') await api.ask(enrollInCourse, { as, params: { id: courseId } })
        if (act === 'leave') await api.ask(leaveCourse, { as, params: { courseId } })
        if (act === 'finish') await api.ask(completeMyCourse, { as, params: { courseId } })
        if (act === 'ask') {
          asked += 1
          await run(
            `INSERT INTO lesson_questions (id, course_id, lesson_id, educator_id, author_id, body, created_at)
              SELECT ?, ?, lessons.id, ?, profiles.id, 'Why?', 1 FROM lessons, profiles WHERE lessons.id = ? AND profiles.id = ?`,
            `lqn_${asked}`,
            courseId,
            educator.id,
            lessonId,
            as.id,
          )
        }
        if (act === 'hide') await run('UPDATE lesson_questions SET hidden_at = 1 WHERE lesson_id = ?', lessonId)
        if (act === 'erase') await run('DELETE FROM users WHERE id = ?', as.id)
        if (act === 'remove') await run('UPDATE lessons SET removed_at = 1 WHERE id = ?', lessonId)
        if (act === 'return') await run('UPDATE lessons SET removed_at = NULL WHERE id = ?', lessonId)
        if (act === 'move') await run('UPDATE lessons SET position = position + 10 WHERE id = ?', lessonId)
        if (act === 'delete' && lesson === 2) await run('DELETE FROM lessons WHERE id = ?', lessonId)
        if ('days' in more) api.clock.now += more.days * dayMs
      }
      // A session lasts no longer than some of these histories.
      const today = startApi()
      const { status, body } = await today.ask(getCourseInsight, { as: educator, params: { courseId } })
      expect(status).toBe(200)
      expect(counted(body)).toEqual(await recount(courseId, today.clock.now))
    }),
    { seed, numRuns: 25 },
  )
}, 240_000)

/** One learner of so many has done all lessons, and the others one of them. */
const learnersOf = async (courseId: string, count: number, oneOf: number) => {
  const numbers = 'WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ?1)'
  const person = "'usr_m' || printf('%05d', n)"
  const at = Date.parse('2026-11-01T00:00:00Z')
  await env.DB.batch([
    env.DB.prepare(
      `${numbers} INSERT INTO users (id, email, email_verified_at, created_at, updated_at)
        SELECT ${person}, n || '@m.kere.test', 1, 1, 1 FROM numbers`,
    ).bind(count),
    env.DB.prepare(`${numbers} INSERT INTO profiles (id, first_name, last_name, role, created_at, updated_at)
      SELECT ${person}, 'Ira', 'Nayak', 'student', 1, 1 FROM numbers`).bind(count),
    env.DB.prepare(`${numbers} INSERT INTO enrollments
      (id, student_id, course_id, progress, last_lesson_id, last_opened_at, created_at, updated_at)
      SELECT 'enr_m' || printf('%05d', n), ${person}, ?2, 1, 'les_m' || (3 + n % 97), ${at}, 1,
        ${at} - (n % 60) * ${dayMs} FROM numbers`).bind(count, courseId),
    env.DB.prepare(`INSERT INTO lesson_progress (enrollment_id, lesson_id, opened_at, done_at, updated_at)
      SELECT enrollments.id, lessons.id, 1, iif(enrollments.rowid % 3, 2, NULL), 1 FROM enrollments
      JOIN modules ON modules.course_id = enrollments.course_id JOIN lessons ON lessons.module_id = modules.id
      WHERE enrollments.course_id = ?1 AND (enrollments.rowid % ?2 = 0 OR lessons.id = 'les_m50')`).bind(
      courseId,
      oneOf,
    ),
  ])
}

it(
  'reads as many rows of a course with 1,000,000 rows of progress as of one with 1,000',
  { timeout: 300_000 },
  async () => {
    const costAt = async (learners: number, oneOf: number) => {
      await emptyDatabase()
      const educator = await aUser('educator')
      const { id: courseId, moduleIds } = await aCourseToLearn({ educatorId: educator.id })
      await run(
        `WITH RECURSIVE numbers (n) AS (SELECT 3 UNION ALL SELECT n + 1 FROM numbers WHERE n < 99)
        INSERT INTO lessons (id, module_id, position, title, kind, duration_minutes)
        SELECT 'les_m' || n, ?, n, 'A lesson', 'reading', 10 FROM numbers`,
        moduleIds[0],
      )
      await learnersOf(courseId, learners, oneOf)
      const rows = await one('SELECT count(*) FROM lesson_progress')
      const watched = watch(env.DB)
      const api = startApi({ db: watched.db })
      const { status, body } = await api.ask(getCourseInsight, { as: educator, params: { courseId } })
      expect([status, body.lessons.length, body.enrolledCount]).toEqual([200, 100, learners])
      const asked = watched.rowsRead
      const lists = await Promise.all(
        [
          '',
          '&silence=14_to_29',
          '&lesson=les_m50',
          '&lesson=les_m50&stage=opened',
          '&lesson=les_m50&stage=done',
          '&silence=14_to_29&reachable=true',
        ].map(async (filters) => {
          const page = watch(env.DB)
          const answer = await startApi({ db: page.db }).call(
            `/api/insight-learners?course=${courseId}&limit=5${filters}`,
            { headers: { cookie: educator.cookie } },
          )
          expect(answer.status).toBe(200)
          return page.rowsRead
        }),
      )
      return { rows, asked, lists }
    }
    const few = await costAt(10, 1)
    const middle = await costAt(4000, 100)
    const many = await costAt(10_000, 1)
    expect([few.rows, middle.rows, many.rows]).toEqual([1000, 40 * 99 + 4000, 1_000_000])
    expect(many.asked).toBe(middle.asked)
    // Ten learners are on ten of the thirty days, and not at every step of each of the hundred lessons.
    expect(many.asked - few.asked).toBeLessThanOrEqual(20 + 100 + 100)
    // The groups of more than a thousand are counted so far alone, and only one lesson has fewer.
    expect(many.lists.filter((_, place) => place !== 2)).toEqual(middle.lists.filter((_, place) => place !== 2))
    expect(many.lists[2]).toBeLessThan(1000)
  },
)

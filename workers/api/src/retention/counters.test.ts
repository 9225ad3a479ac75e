import { env } from 'cloudflare:workers'
import { counters } from '@kere/d1/counters'
import { getTableName } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { emptyDatabase, isCounter } from '../../test/empty-database.ts'
import { aCourse, anEducator, enroll } from '../../test/factories.ts'
import { aUser } from '../../test/sessions.ts'
import { planOf } from '../../test/table-scans.ts'
import { watch } from '../../test/watched-database.ts'
import { openDatabase } from '../context.ts'
import { recountRows } from './recount-rows.ts'

beforeEach(emptyDatabase)

const recount = (d1 = env.DB) => recountRows(openDatabase(d1))
const run = (sql: string) => env.DB.prepare(sql).run()
const all = async <Row>(sql: string) => (await env.DB.prepare(sql).all<Row>()).results

/** More than are looked at once. */
const fillCourses = (count: number, enrollmentCount: number) =>
  run(`WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ${count})
    INSERT INTO courses (id, title, description, category, categories, level, enrollment_count, created_at, updated_at)
    SELECT printf('crs_%05d', n), 'A', 'B', 'Biodiversity', '[]', 'beginner', ${enrollmentCount}, 1, 1 FROM numbers`)

describe('[W-52] the counters on rows', () => {
  it('are set right where they are wrong, whoever wrote past them', async () => {
    const teacher = await anEducator()
    const [counted, other] = [await aCourse(teacher), await aCourse(teacher)]
    await enroll((await aUser('student')).id, counted.id)
    expect(await recount()).toEqual({})
    await run(`UPDATE courses SET enrollment_count = 40 WHERE id = '${counted.id}'`)
    await run(`UPDATE profiles SET published_course_count = 0 WHERE id = '${teacher}'`)
    // Past the last row it begins again.
    const found = [await recount(), await recount(), await recount()]
    expect(found).toEqual([{}, { 'courses.enrollment_count': 1, 'profiles.published_course_count': 1 }, {}])
    expect(await all('SELECT id, enrollment_count FROM courses ORDER BY id')).toEqual([
      { id: counted.id, enrollment_count: 1 },
      { id: other.id, enrollment_count: 0 },
    ])
    expect(await all(`SELECT published_course_count AS count FROM profiles WHERE id = '${teacher}'`)).toEqual([
      { count: 2 },
    ])
  })

  it('are gone through a few rows at a time, and all of them in the end', async () => {
    await fillCourses(250, 1)
    const wrong = []
    for (let times = 0; times < 4; times++) wrong.push(await recount())
    expect(wrong).toEqual([
      { 'courses.enrollment_count': 100 },
      { 'courses.enrollment_count': 100 },
      { 'courses.enrollment_count': 50 },
      {},
    ])
    expect(await all('SELECT DISTINCT enrollment_count FROM courses')).toEqual([{ enrollment_count: 0 }])
  })

  it('take fewer rows at a time where each counts many', async () => {
    await fillCourses(10, 2000)
    expect([await recount(), await recount()]).toEqual([
      { 'courses.enrollment_count': 3 },
      { 'courses.enrollment_count': 3 },
    ])
  })

  it('are looked at in one round trip that walks through no table, and reads as much of 2,500 courses as of 250', async () => {
    const rowsRead = async (courses: number) => {
      await emptyDatabase()
      await fillCourses(courses, 0)
      const watched = watch(env.DB)
      await recount(watched.db)
      expect([watched.roundTrips, (await planOf(watched)).scans]).toEqual([1, []])
      return watched.rowsRead
    }
    expect(await rowsRead(2500)).toBe(await rowsRead(250))
  })

  /** No index leads from a file to what uses it. */
  const notRecounted = ['files.uses']

  it('are all that triggers keep on a row', async () => {
    const triggers = await all<{ sql: string }>("SELECT sql FROM sqlite_master WHERE type = 'trigger'")
    // A table that was renamed for a while stands in quotes.
    const updates = triggers.flatMap(({ sql }) => [...sql.matchAll(/UPDATE "?(\w+)"? SET ([^;]*)/g)])
    const kept = updates.flatMap(([, table = '', set = '']) =>
      isCounter(table) ? [] : [...set.matchAll(/(\w+) = \1 [+-]/g)].map(([, column]) => `${table}.${column}`),
    )
    const known = counters.map(({ table, column }) => `${getTableName(table)}.${column.name}`)
    expect(new Set(kept)).toEqual(new Set([...known, ...notRecounted]))
  })
})

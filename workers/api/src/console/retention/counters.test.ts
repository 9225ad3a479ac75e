import { env } from 'cloudflare:workers'
import { counterCaches, fileReferences, aggregates } from '@kere/d1/catalog/counters'
import { getTableName, type SQL } from 'drizzle-orm'
import { SQLiteSyncDialect } from 'drizzle-orm/sqlite-core'
import { beforeEach, describe, expect, it } from 'vitest'
import { emptyDatabase, isCounter } from '../../../test/empty-database.ts'
import { aCourseOf } from '../../../test/authored-courses.ts'
import { aCertificate } from '../../../test/certificates.ts'
import { aCourse, aMail, anApplication, anEducator, enroll } from '../../../test/factories.ts'
import { aJobApplication } from '../../../test/careers.ts'
import { anInterest } from '../../../test/fellowship.ts'
import { anOrder } from '../../../test/orders.ts'
import { aLab, anUpdate } from '../../../test/labs.ts'
import { aUser } from '../../../test/sessions.ts'
import { planOf } from '../../../test/table-scans.ts'
import { watch } from '../../../test/watched-database.ts'
import { all, run } from '../../../test/database.ts'
import { openDatabase } from '../../base/context.ts'
import { recountRows, recountSums } from './recount.ts'

beforeEach(emptyDatabase)

const recount = (d1 = env.DB) => recountRows(openDatabase(d1))
const sqlText = (part: SQL) => new SQLiteSyncDialect().sqlToQuery(part).sql

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

  it('are right where the rows that are counted stand in the same table', async () => {
    const teacher = await anEducator()
    const { id } = await aLab(teacher)
    const replyTo = await anUpdate(id, teacher)
    await anUpdate(id, teacher, { replyTo })
    expect([await recount(), await recount()]).toEqual([{}, {}])
    expect(await all('SELECT replies_count AS count FROM lab_updates ORDER BY created_at')).toEqual([
      { count: 1 },
      { count: 0 },
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

  /**
   * These are not counted again: no index leads from a file to its uses, and sums of payments must outlive their
   * orders.
   */
  const notRecounted = [
    'files.uses',
    // It is a version and no number of rows: the next signature belongs to the next version.
    'certificate_status_lists.version',
    'impact_sums.amount',
    'impact_sums.vouched_amount',
    // An issue outlives its deliveries.
    ...['recipients', 'sent', 'failed', 'withheld', 'unsubscribed'].map((name) => `newsletter_issues.${name}_count`),
    ...['paid', 'refunded'].flatMap((name) => [`order_sums.${name}_count`, `order_sums.${name}_amount`]),
    'order_sums.discount_amount',
    // A learner who came back has left the group of the message, and no row says that they were in it.
    'course_messages.returned_count',
  ]

  it('are all that triggers keep on a row', async () => {
    const triggers = await all<{ sql: string }>("SELECT sql FROM sqlite_master WHERE type = 'trigger'")
    // A table that was renamed during a migration is quoted in its triggers.
    const updates = triggers.flatMap(({ sql }) => [...sql.matchAll(/UPDATE "?(\w+)"? SET ([^;]*)/g)])
    const kept = updates.flatMap(([, table = '', set = '']) =>
      isCounter(table) ? [] : [...set.matchAll(/(\w+) = \1 [+-]/g)].map(([, column]) => `${table}.${column}`),
    )
    const known = counterCaches.map(({ table, column }) => `${getTableName(table)}.${column.name}`)
    expect(new Set(kept)).toEqual(new Set([...known, ...notRecounted]))
  })
})

describe('[W-52] the tables of sums, and how often files are used,', () => {
  const now = Date.parse('2026-11-15T12:00:00Z')
  const recountAt = (at: number) => recountSums(openDatabase(env.DB), at)
  const names = aggregates.map(({ table }) => getTableName(table))

  const sumsNow = async () =>
    Promise.all(names.map((table) => all(`SELECT * FROM ${table} WHERE count <> 0 ORDER BY 1, 2`)))

  async function fillAll() {
    const teacher = await aUser('educator')
    const shown = await aCourse(teacher.id, { price: 0 })
    await aCourse(teacher.id, { level: 'advanced' })
    await aCourseOf(teacher.id)
    await aCertificate(teacher.id)
    await aMail(teacher)
    await anApplication(teacher)
    await anOrder(teacher, shown.id)
    await anInterest(teacher)
    await aJobApplication({ resumeId: null })
    await run(
      `INSERT INTO contact_messages (id, name, email, subject, message, submitted_at) VALUES ('a', 'b', 'c', 'd', 'e', 1)`,
    )
    await run(`INSERT INTO privacy_requests (id, user_id, kind, filer, state, submitted_at, due_at)
      VALUES ('a', '${teacher.id}', 'complaint', 'self', 'waiting', 1, 2)`)
    await run(`INSERT INTO feedback_submissions (id, name, role, feedback_text, contact_requested, submitted_at)
      VALUES ('a', 'b', 'visitor', 'c', 0, 1)`)
    await run(
      `INSERT INTO news_feeds (id, name, url, category, added_at, next_check_at) VALUES ('a', 'a', 'a', 'energy', 1, 1)`,
    )
    await run(`INSERT INTO news_items (id, feed_id, url_hash, url, title, description, category, published_at)
      VALUES ('a', 'a', 'a', 'a', 'b', 'c', 'energy', 1)`)
    await run(`INSERT INTO listed_people (user_id, kind, sort_name) VALUES ('${teacher.id}', 'educator', 'a')`)
    await run(`INSERT INTO reported_profiles (id, user_id, status, times, latest_reason, last_reported_at)
      VALUES ('a', '${teacher.id}', 'waiting', 1, 'spam', 1)`)
    await run(`INSERT INTO impact_entries (id, user_id, title, category, description, date_completed, is_public, created_at, updated_at)
      VALUES ('a', '${teacher.id}', 'b', 'conservation', 'c', '2026-01-01', 1, 1, 1)`)
    await run(
      `INSERT INTO newsletter_subscribers (id, email, topics, status, subscribed_at, asked_at) VALUES ('a', 'b', '[]', 'confirmed', 1, 1)`,
    )
    await run(`INSERT INTO mentorship_requests (id, student_id, area, level, purpose, message, last_change, created_at, updated_at)
      VALUES ('a', '${teacher.id}', 'conservation', 'beginner', 'learning', 'b', 'c', 1, 1)`)
    await run(`INSERT INTO mentorship_requests (id, student_id, mentor_id, area, level, purpose, message, last_change, created_at, updated_at)
      VALUES ('b', '${(await aUser('student')).id}', '${teacher.id}', 'conservation', 'beginner', 'learning', 'b', 'c', 1, 1)`)
    await run('UPDATE orders SET claimed_at = 1')
    await run(`INSERT INTO gateway_payments (id, link_id, page_url, amount, last_change, created_at, expires_at)
      VALUES ('a', 'b', 'c', 100, 'd', 1, 2)`)
    await run(`INSERT INTO learning_path_responses (id, session_id, user_type, interests, learning_style, name, email, items, submitted_at)
      VALUES ('a', 's', 'just_exploring', 'smart_cities', 'events', 'b', 'c', '[]', 1)`)
    await run(
      `INSERT INTO learning_path_interests (response_id, interest, submitted_at) VALUES ('a', 'smart_cities', 1)`,
    )
    await run(
      `INSERT INTO audit_log (id, at, action, outcome, detail) VALUES ('a', 1, 'course.published', 'succeeded', '{}')`,
    )
    await run("INSERT INTO events (id, educator_id, created_at, updated_at) VALUES ('a', NULL, 1, 1)")
    await run(
      "INSERT INTO blog_posts (id, slug, title, created_at, updated_at, touched_at) VALUES ('a', 'a', 'b', 1, 1, 1)",
    )
    await enroll((await aUser('student')).id, shown.id, {
      progress: 100,
      completed: true,
      completedAt: 1,
    })
    const learner = await aUser('student')
    const place = await enroll(learner.id, shown.id)
    await run(`INSERT INTO modules (id, course_id, position, title) VALUES ('a', '${shown.id}', 0, 'b')`)
    await run(
      "INSERT INTO lessons (id, module_id, position, title, kind, duration_minutes) VALUES ('a', 'a', 0, 'b', 'video', 1)",
    )
    await run(`INSERT INTO lesson_progress (enrollment_id, lesson_id, updated_at) VALUES ('${place}', 'a', 1)`)
    await run(`INSERT INTO lesson_questions (id, course_id, lesson_id, author_id, body, created_at)
      VALUES ('a', '${shown.id}', 'a', '${learner.id}', 'b', 1)`)
    await run(
      `INSERT INTO lesson_checks (id, lesson_id, position, kind, question, options) VALUES ('a', 'a', 0, 'text', 'b', '[]')`,
    )
    await run(`INSERT INTO lesson_check_tries (id, check_id, user_id, question, answer, is_right, remarks, created_at)
      VALUES ('a', 'a', '${learner.id}', 'b', '["c"]', 0, '[]', 1)`)
    await run("INSERT INTO newsletter_issues (id, created_at, saved_at, touched_at) VALUES ('a', 1, 1, 1)")
    await aLab(teacher.id)
    return { teacher, shown }
  }

  it('are set right where they are wrong or missing, once a day', async () => {
    await fillAll()
    const right = await sumsNow()
    expect(names.filter((_, place) => right[place]!.length === 0)).toEqual([])
    expect(await recountAt(now)).toEqual({})
    for (const [place, table] of names.entries())
      await run(place % 2 === 1 ? `DELETE FROM ${table}` : `UPDATE ${table} SET count = count + 7`)
    expect(await recountAt(now + 1000)).toEqual({})
    expect(Object.keys(await recountAt(now + 24 * 60 * 60 * 1000))).toEqual(names)
    expect(await sumsNow()).toEqual(right)
  })

  it('are all that there are', async () => {
    const tables = await all<{ name: string }>(
      "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE '%\\_search%' ESCAPE '\\'",
    )
    expect(
      tables
        .map(({ name }) => name)
        .filter(isCounter)
        .toSorted(),
    ).toEqual(names.toSorted())
  })

  it('keep a file that is used, and let go one that is not', async () => {
    const { teacher, shown } = await fillAll()
    const aFile = (key: string, uses: number, unusedAt: number | null) =>
      run(`INSERT INTO files (id, owner_id, kind, state, object_key, size, type, uses, unused_at, created_at, sent_at)
        VALUES ('${key}', '${teacher.id}', 'course_cover', 'stored', '${key}', 1, 'image/png', ${uses}, ${unusedAt}, 1, 1)`)
    for (const key of ['shown', 'both', 'neither']) await aFile(key, 0, 1)
    await run(`UPDATE courses SET cover_image = '/media/shown' WHERE id = '${shown.id}'`)
    await run(`UPDATE courses SET cover_image = '/media/both' WHERE id <> '${shown.id}'`)
    await run(`UPDATE course_drafts SET details = json_set(details, '$.coverImage', '/media/both')`)
    await run(`UPDATE files SET uses = 0, unused_at = 1 WHERE id = 'both'`)
    await run(`UPDATE files SET uses = 5, unused_at = NULL WHERE id = 'neither'`)
    expect(await recountAt(now)).toEqual({ 'files.uses': 2 })
    expect(await all(`SELECT id, uses, unused_at > 1 AS goes FROM files ORDER BY id`)).toEqual([
      { id: 'both', uses: 3, goes: null },
      { id: 'neither', uses: 0, goes: 1 },
      { id: 'shown', uses: 1, goes: null },
    ])
  })

  it('know every table that uses files', async () => {
    const triggers = await all<{ table: string }>(
      "SELECT DISTINCT tbl_name AS 'table' FROM sqlite_master WHERE type = 'trigger' AND sql LIKE '%UPDATE files SET uses = uses + 1%'",
    )
    const used = fileReferences.map((keys) => /FROM (\w+)/.exec(sqlText(keys))?.[1])
    expect(new Set(used)).toEqual(new Set(triggers.map(({ table }) => table)))
  })
})

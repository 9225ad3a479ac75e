import { env } from 'cloudflare:workers'
import { expect } from 'vitest'
import { aCourseOf } from './authored-courses.ts'
import { startApi } from './call-api.ts'
import { emptyDatabase } from './empty-database.ts'
import { aCourse, anEducator, enroll } from './factories.ts'
import { aUser } from './sessions.ts'
import { watch } from './watched-database.ts'

const pages = (path: string) => [path, `${path} (second page)`]

const shapes = {
  learner: [
    ...pages('/api/me/enrollments'),
    ...pages('/api/me/enrollments?sort=oldest'),
    '/api/me/enrollments?status=completed',
    '/api/me/enrollments/{course}',
    '/api/me/enrollments/{course}/lessons/{lesson}',
    '/api/me/enrollments/{course}/notes',
  ],
  educator: [
    ...pages('/api/me/courses'),
    ...pages('/api/me/courses?sort=untouched'),
    '/api/me/courses?shelf=archived',
    '/api/courses/{course}/draft',
    ...pages('/api/course-learners?course={course}'),
    ...pages('/api/course-learners?course={course}&sort=oldest'),
    ...pages('/api/course-learners?course={course}&status=not_started'),
    '/api/course-learners?course={course}&status=completed',
    ...pages('/api/course-learners?course={course}&search=learner'),
    '/api/course-learners?course={course}&search=nobody',
    '/api/course-learners?course={course}&search=nobody&sort=oldest',
    '/api/course-learners?course={course}&search=nobody&status=not_started',
  ],
} as const

export async function courseListCosts(size: number) {
  await emptyDatabase()
  const people = { educator: await aUser('educator'), learner: await aUser('student') }
  const course = await aCourseOf(people.educator.id)
  const publication = await startApi().call(`/api/courses/${course.id}/publication`, {
    method: 'PUT',
    headers: { origin: 'https://kere.test', cookie: people.educator.cookie, 'content-type': 'application/json' },
    body: '{}',
  })
  expect(publication.status).toBe(200)
  for (let made = 0; made < 25; made += 1) await aCourseOf(people.educator.id)
  await aCourseOf(people.educator.id, { archivedAt: 1 })
  // There are a few more than a thousand rows, because one further row shows where a range ends.
  await fill(course.id, size + 50)
  const teacher = await anEducator()
  for (let made = 0; made < 25; made += 1) await enroll(people.learner.id, (await aCourse(teacher)).id)
  await enroll(people.learner.id, course.id, { progress: 1 })

  const costs: Record<string, { rowsRead: number; roundTrips: number }> = {}
  for (const who of ['learner', 'educator'] as const) {
    let cursor: string | null = null
    for (const shape of shapes[who]) {
      const path = shape
        .replace('{course}', course.id)
        .replace('{lesson}', course.lessonIds[0] ?? '')
        .replace(/ \(second page\)$/, `${shape.includes('?') ? '&' : '?'}cursor=${cursor}`)
      const watched = watch(env.DB)
      const headers = { cookie: people[who].cookie }
      const { status, body, text } = await startApi({ db: watched.db }).call(path, { headers })
      if (status !== 200) throw new Error(`${path} answered ${status}: ${text}`)
      cursor = body.nextCursor
      costs[shape] = { rowsRead: watched.rowsRead, roundTrips: watched.roundTrips }
    }
  }
  return costs
}

const fill = (courseId: string, size: number) =>
  env.DB.batch(
    [
      `INSERT INTO users (id, email, created_at, updated_at) SELECT 'usr_' || n, n || '@kere.test', 1, 1 FROM numbers`,
      `INSERT INTO profiles (id, first_name, last_name, role, created_at, updated_at)
        SELECT 'usr_' || n, 'Learner', 'Number ' || n, 'student', 1, 1 FROM numbers`,
      `INSERT INTO courses (id, title, description, category, categories, level, educator_id, created_at, updated_at, touched_at)
        SELECT 'crs_' || n, 'A', 'B', 'Biodiversity', '[]', 'beginner', 'usr_' || n, n, n, n FROM numbers`,
      `INSERT INTO course_drafts (course_id, details, outline, updated_at) SELECT 'crs_' || n, '{}', '[]', n FROM numbers`,
      `INSERT INTO enrollments (id, student_id, course_id, created_at, updated_at)
        SELECT 'enr_a' || n, 'usr_' || n, '${courseId}', n, n FROM numbers`,
      `INSERT INTO enrollments (id, student_id, course_id, progress, created_at, updated_at)
        SELECT 'enr_b' || n, 'usr_' || n, 'crs_' || n, 5, n, n FROM numbers`,
      `INSERT INTO lesson_progress (enrollment_id, lesson_id, done_at, note, note_version, note_saved_at, updated_at)
        SELECT 'enr_a' || n, lessons.id, 1, 'Theirs', 1, 1, 1 FROM numbers, lessons`,
    ].map((insert) =>
      env.DB.prepare(
        insert.replace(
          /(?=SELECT)/,
          `WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ${size}) `,
        ),
      ),
    ),
  )

import { courseCategories } from '@kere/contracts/courses/course-options'
import { limits } from '@kere/contracts/http/limits'
import { expect, it } from 'vitest'
import { migrate } from '../migrate.ts'
import { databaseAfter } from '../test/sqlite-database.ts'
import { seedLarge } from './large-seed.ts'
import { seededRows, seedLocal, sentMails } from './local-seed.ts'

const rows = seededRows()
const now = Date.parse('2026-11-15T12:30:00Z')
const published = rows.courses.filter((course) => course.published)

async function seeded() {
  const db = await databaseAfter(migrate)
  await seedLocal(db)
  const count = async (from: string) => {
    const { results } = await db.prepare(`SELECT count(*) AS count FROM ${from}`).all()
    return results[0]?.count
  }
  return { db, count }
}

it('makes the same rows every time', () => {
  expect(seededRows()).toEqual(rows)
})

it('counts of each issue of the newsletter what its deliveries say, and sent an email for each to who had subscribed by then', async () => {
  const { db } = await seeded()
  await seedLocal(db)
  const read = async (sql: string) => (await db.prepare(sql).all()).results
  const issues = await read(`SELECT slug, recipients_count, sent_count, failed_count, withheld_count,
    (SELECT count(*) FROM newsletter_deliveries WHERE issue_id = issue.id) AS deliveries,
    (SELECT count(*) FROM newsletter_deliveries JOIN outbox ON outbox.id = mail_id WHERE issue_id = issue.id
      AND newsletter_deliveries.state = 'sent' AND outbox.state = 'sent' AND sent_at >= started_at) AS mails
    FROM newsletter_issues AS issue WHERE started_at IS NOT NULL`)
  expect(issues.length).toBeGreaterThan(1)
  for (const { slug, deliveries, mails, ...counts } of issues) {
    expect([slug, Number(deliveries) > 0, mails]).toEqual([slug, true, deliveries])
    const rest = { failed_count: 0, withheld_count: 0 }
    expect(counts).toEqual({ recipients_count: deliveries, sent_count: deliveries, ...rest })
  }
  const early =
    await read(`SELECT email FROM newsletter_deliveries JOIN newsletter_subscribers AS sub ON sub.id = subscriber_id
    JOIN newsletter_issues AS issue ON issue.id = issue_id WHERE sub.confirmed_at IS NULL OR sub.confirmed_at > started_at
    OR sub.unsubscribed_at < started_at`)
  expect(early).toEqual([])
})

it('calls no email sent but those that the local inbox is given', async () => {
  const { db } = await seeded()
  const { results } = await db.prepare("SELECT id FROM outbox WHERE state = 'sent' ORDER BY id").all()
  expect(results.map(({ id }) => id)).toEqual(
    sentMails()
      .map(({ row }) => row.id)
      .toSorted(),
  )
})

it('opens every description with a line that the banner shows whole', () => {
  for (const { title, description } of rows.courses) {
    const opening = description.split('\n\n')[0]!
    expect(opening.split(' ').length, title).toBeLessThanOrEqual(limits.bannerWords)
  }
})

it('gives every row an id of its own, of its kind', () => {
  const kinds = {
    users: 'usr',
    courses: 'crs',
    modules: 'mod',
    lessons: 'les',
    enrollments: 'enr',
    applications: 'app',
    mails: 'out',
  } as const
  for (const [table, prefix] of Object.entries(kinds) as [keyof typeof kinds, string][]) {
    const ids = rows[table].map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids.filter((id) => !new RegExp(`^${prefix}_[0-9A-HJKMNP-TV-Z]{26}$`).test(id))).toEqual([])
  }
})

it('holds a believable catalogue: every category, 14 educators with courses, 40 learners', () => {
  expect(published.length).toBeGreaterThanOrEqual(28)
  expect(new Set(published.map(({ category }) => category))).toEqual(new Set(courseCategories))
  expect(new Set(rows.courses.map(({ educatorId }) => educatorId)).size).toBe(14)
  expect(rows.profiles.filter(({ role }) => role === 'student')).toHaveLength(40)
  expect(rows.courses.every(({ id }) => rows.modules.some(({ courseId }) => courseId === id))).toBe(true)
})

it('has no lesson of a kind that it is not: where no video stands, none is promised', () => {
  expect(rows.lessons.filter(({ kind }) => kind === 'video')).toEqual([])
})

it('has a text in every lesson, and one course in each subject that is written in full', () => {
  const wordsOf = new Map(rows.lessonDrafts.map(({ lessonId, body = '' }) => [lessonId, body.split(/\s+/).length]))
  expect(rows.contents.filter(({ html }) => html === '')).toEqual([])
  expect(rows.contents.filter(({ html }) => html.includes('This figure cannot be drawn'))).toEqual([])
  expect([...wordsOf.values()].filter((words) => words < 15)).toEqual([])
  const whole = rows.courses.filter(({ id }) => {
    const moduleIds = new Set(rows.modules.filter(({ courseId }) => courseId === id).map((module) => module.id))
    const lessons = rows.lessons.filter(({ moduleId }) => moduleIds.has(moduleId))
    return lessons.every(({ id: lessonId, kind }) => Number(wordsOf.get(lessonId)) >= (kind === 'task' ? 90 : 400))
  })
  expect(new Set(whole.map(({ category }) => category))).toEqual(new Set(courseCategories))
})

it('lets anybody read the first lesson of every course', () => {
  const previews = new Set(rows.lessons.filter(({ isPreview }) => isPreview).map(({ moduleId }) => moduleId))
  const firstModules = rows.modules.filter(({ position }) => position === 0)
  expect(firstModules.filter(({ id }) => !previews.has(id))).toEqual([])
})

it('[part of C-61] derives the progress of every place from the lessons that are done', () => {
  const doneIn = Map.groupBy(
    rows.lessonProgress.filter(({ doneAt }) => doneAt),
    ({ enrollmentId }) => enrollmentId,
  )
  const lessonsOf = new Map(rows.courses.map(({ id, lessonCount }) => [id, lessonCount]))
  const titleOf = new Map(rows.lessons.map(({ id, title }) => [id, title]))
  for (const { id, courseId, progress, completed, completedAt, lastLessonId, updatedAt } of rows.enrollments) {
    const done = doneIn.get(id) ?? []
    const count = lessonsOf.get(courseId) ?? 0
    const isWhole = done.length === count
    expect(completed).toBe(isWhole)
    expect(completedAt === null).toBe(!isWhole)
    const hasBegun = titleOf.has(lastLessonId ?? '')
    const share = Math.floor((100 * done.length) / count)
    expect(progress).toBe(isWhole ? 100 : hasBegun ? Math.max(1, share) : 0)
    expect(done.filter(({ doneAt }) => Number(doneAt) > updatedAt)).toEqual([])
  }
})

it('puts every learner into several published courses', () => {
  const learners = rows.profiles.filter(({ role }) => role === 'student')
  for (const { id } of learners) {
    expect(rows.enrollments.filter(({ studentId }) => studentId === id).length).toBeGreaterThanOrEqual(5)
  }
  const isPublished = new Set(published.map(({ id }) => id))
  expect(rows.enrollments.filter(({ courseId }) => !isPublished.has(courseId))).toEqual([])
})

it('lets nothing happen before it can: no course before its educator, no place before its course or its learner', () => {
  const joinedAt = new Map(rows.users.map(({ id, createdAt }) => [id, createdAt]))
  const publishedAt = new Map(rows.courses.map((course) => [course.id, course.publishedAt ?? 0]))
  for (const { educatorId, createdAt, title } of rows.courses) {
    expect([title, createdAt > (joinedAt.get(educatorId ?? '') ?? Infinity)]).toEqual([title, true])
  }
  for (const { studentId, courseId, createdAt, updatedAt, progress, completed } of rows.enrollments) {
    expect(createdAt).toBeGreaterThanOrEqual(joinedAt.get(studentId) ?? Infinity)
    expect(createdAt).toBeGreaterThanOrEqual(publishedAt.get(courseId) ?? Infinity)
    expect(updatedAt).toBeGreaterThanOrEqual(createdAt)
    expect(completed).toBe(progress === 100)
  }
})

it('has the five people whom one signs in as', () => {
  const roleOf = (address: string) => {
    const user = rows.users.find(({ email }) => email === address)
    return rows.profiles.find(({ id }) => id === user?.id)
  }
  expect(roleOf('learner@kere.test')?.role).toBe('student')
  expect(roleOf('learner2@kere.test')?.role).toBe('student')
  expect(roleOf('educator@kere.test')).toMatchObject({ role: 'educator', firstName: 'Asha', lastName: 'Raghunath' })
  expect(roleOf('educator2@kere.test')).toMatchObject({ role: 'educator', educatorStatus: 'pending' })
  expect(roleOf('admin@kere.test')?.role).toBe('admin')
})

it('[C-28] has an application of every educator, decided where it says so, before they taught', () => {
  const joinedAt = new Map(rows.users.map(({ id, createdAt }) => [id, createdAt]))
  const adminId = rows.profiles.find(({ role }) => role === 'admin')?.id
  const educators = rows.profiles.filter(({ role }) => role === 'educator')
  expect(rows.applications.map(({ userId }) => userId)).toEqual(educators.map(({ id }) => id))

  for (const { userId, status, submittedAt, decidedAt, decidedBy, reason } of rows.applications) {
    expect(educators.find(({ id }) => id === userId)?.educatorStatus).toBe(status)
    expect([typeof decidedAt, decidedBy]).toEqual(status === 'pending' ? ['object', null] : ['number', adminId])
    expect(typeof reason).toBe(status === 'rejected' ? 'string' : 'object')
    const taught = rows.courses.filter(({ educatorId }) => educatorId === userId).map((course) => course.publishedAt)
    const order = [
      joinedAt.get(userId),
      submittedAt,
      decidedAt ?? submittedAt,
      Math.min(now, ...taught.map((at) => at ?? now)),
    ]
    expect(order).toEqual(order.toSorted((a, b) => Number(a) - Number(b)))
  }

  const counted = Map.groupBy(rows.applications, ({ status }) => status)
  expect([...counted].map(([status, each]) => [status, each.length])).toEqual([
    ['approved', 14],
    ['rejected', 2],
    ['pending', 6],
  ])
  expect(educators.filter(({ onboardingCompleted }) => !onboardingCompleted)).toHaveLength(1)
})

it('[C-49] has nobody who was younger than 13 when they joined', () => {
  for (const { dateOfBirth, onboardingCompleted, createdAt, studyYear } of rows.profiles) {
    if (!onboardingCompleted) continue
    const oldEnough = new Date(createdAt)
    oldEnough.setUTCFullYear(oldEnough.getUTCFullYear() - 13)
    expect([studyYear, Date.parse(String(dateOfBirth)) < oldEnough.getTime()]).toEqual([studyYear, true])
  }
})

it('has mails of every fate in its outbox, and none that would be sent at the start', () => {
  expect(new Set(rows.mails.map(({ state }) => state))).toEqual(new Set(['sent', 'unknown', 'dead']))
  const joinedAt = new Map(rows.users.map(({ id, createdAt }) => [id, createdAt]))
  for (const { userId, createdAt, sentAt } of rows.mails) {
    expect(createdAt).toBeGreaterThan(joinedAt.get(userId ?? '') ?? Infinity)
    expect(sentAt ?? createdAt).toBeLessThan(now)
  }
})

it('fills a database once, and its counters agree', async () => {
  const { db, count } = await seeded()
  await seedLocal(db)
  expect(await count('users')).toBe(rows.users.length)
  expect(await count('lessons')).toBe(rows.lessons.length)
  expect(await count('enrollments')).toBe(rows.enrollments.length)
  expect(await count('lesson_progress')).toBe(rows.lessonProgress.length)
  const enrolled = '(SELECT count(*) FROM enrollments WHERE course_id = courses.id)'
  expect(await count(`courses WHERE enrollment_count <> ${enrolled}`)).toBe(0)
  const { results } = await db.prepare('SELECT sum(count) AS count FROM course_counts').all()
  expect(results[0]?.count).toBe(published.length)
  const waiting = await db.prepare(`SELECT count FROM educator_application_counts WHERE status = 'pending'`).all()
  expect(waiting.results).toEqual([{ count: 6 }])
  const mails = await db.prepare('SELECT sum(count) AS count FROM outbox_counts').all()
  expect(mails.results).toEqual([{ count: await count('outbox') }])
})

it('leaves a course that its educator has worked on', async () => {
  const { db, count } = await seeded()
  const [course] = published
  await db.batch([
    db.prepare("UPDATE courses SET title = 'Mine' WHERE id = ?").bind(course?.id),
    db.prepare("UPDATE modules SET title = 'Mine' WHERE course_id = ?").bind(course?.id),
    db.prepare('UPDATE course_drafts SET version = 2 WHERE course_id = ?').bind(course?.id),
  ])
  await seedLocal(db)
  expect(await count("courses WHERE title = 'Mine'")).toBe(1)
  expect(await count("modules WHERE title = 'Mine'")).toBeGreaterThan(1)
})

it('leaves the place of somebody who has enrolled before the seed would', async () => {
  const { db, count } = await seeded()
  const [place] = rows.lessonProgress
  await db.batch([
    db.prepare('DELETE FROM lesson_progress WHERE enrollment_id = ?').bind(place?.enrollmentId),
    db.prepare("UPDATE enrollments SET id = 'enr_own' WHERE id = ?").bind(place?.enrollmentId),
  ])
  await seedLocal(db)
  expect(await count("lesson_progress WHERE enrollment_id = 'enr_own'")).toBe(0)
  expect(await count('enrollments')).toBe(rows.enrollments.length)
})

it('grows a large data set without changing what is there', async () => {
  const { db, count } = await seeded()
  await seedLarge(db, 100)
  await seedLarge(db, 1200)
  await seedLarge(db, 300)
  expect(await count('courses WHERE published = 1')).toBe(1200 + published.length)
})

it('gives a password to the seven demo accounts and to nobody else', () => {
  const withPassword = rows.users.filter(({ passwordHash }) => passwordHash !== null)
  expect(withPassword.map(({ email }) => email).toSorted()).toEqual([
    'admin@kere.test',
    'educator2@kere.test',
    'educator@kere.test',
    'learner2@kere.test',
    'learner@kere.test',
    'minor@kere.test',
    'waiting@kere.test',
  ])
})

it('leaves applications and reports that were seeded under other ids', async () => {
  const { db, count } = await seeded()
  const tables = ['fellowship_interest', 'fellowship_reviews', 'reported_profiles', 'profile_reports']
  const counts = () => Promise.all(tables.map(count))
  const before = await counts()
  await db.batch([
    db.prepare('PRAGMA defer_foreign_keys = true'),
    ...[
      ['fellowship_interest', 'id'],
      ['fellowship_reviews', 'application_id'],
      ['reported_profiles', 'id'],
      ['profile_reports', 'reported_id'],
    ].map(([table, column]) => db.prepare(`UPDATE ${table} SET ${column} = ${column} || 'X'`)),
  ])
  await seedLocal(db)
  expect(await counts()).toEqual(before)
})

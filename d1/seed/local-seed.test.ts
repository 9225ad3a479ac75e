import { courseCategories } from '@kere/contracts/course-options'
import { expect, it } from 'vitest'
import { migrate } from '../migrate.ts'
import { sqliteDatabase } from '../test/sqlite-database.ts'
import { seedLarge } from './large-seed.ts'
import { seededRows, seedLocal } from './local-seed.ts'

const rows = seededRows()
const published = rows.courses.filter((course) => course.published)

async function seeded() {
  const db = sqliteDatabase()
  await migrate(db)
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

it('gives every row an id of its own, of its kind', () => {
  const kinds = { users: 'usr', courses: 'crs', modules: 'mod', lessons: 'les', enrollments: 'enr' } as const
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

it('counts enrollments truly, and puts every learner into several published courses', () => {
  for (const { id, enrollmentCount } of rows.courses) {
    expect(rows.enrollments.filter(({ courseId }) => courseId === id)).toHaveLength(enrollmentCount)
  }
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
    expect([title, createdAt > (joinedAt.get(educatorId) ?? Infinity)]).toEqual([title, true])
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
  expect(roleOf('educator2@kere.test')?.role).toBe('educator')
  expect(roleOf('admin@kere.test')?.role).toBe('admin')
})

it('fills a database once, and its counters agree', async () => {
  const { db, count } = await seeded()
  await seedLocal(db)
  expect(await count('users')).toBe(rows.users.length)
  expect(await count('lessons')).toBe(rows.lessons.length)
  expect(await count('enrollments')).toBe(rows.enrollments.length)
  const { results } = await db.prepare('SELECT sum(count) AS count FROM course_counts').all()
  expect(results[0]?.count).toBe(published.length)
})

it('grows a large data set without changing what is there', async () => {
  const { db, count } = await seeded()
  await seedLarge(db, 100)
  await seedLarge(db, 1200)
  await seedLarge(db, 300)
  expect(await count('courses WHERE published = 1')).toBe(1200 + published.length)
})

it('gives a password to the five demo accounts and to nobody else', () => {
  const withPassword = rows.users.filter(({ passwordHash }) => passwordHash !== null)
  expect(withPassword.map(({ email }) => email).toSorted()).toEqual([
    'admin@kere.test',
    'educator2@kere.test',
    'educator@kere.test',
    'learner2@kere.test',
    'learner@kere.test',
  ])
})

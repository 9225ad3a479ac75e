import type { LocalDatabase, LocalStatement } from '../local-database.ts'
import { courseDrafts, lessonDrafts } from '../schema/course-drafts.ts'
import { lessonContents, lessons, modules } from '../schema/course-modules.ts'
import { courses } from '../schema/courses.ts'
import { educatorApplications } from '../schema/educator-applications.ts'
import { enrollments } from '../schema/enrollments.ts'
import { outbox } from '../schema/outbox.ts'
import { profiles } from '../schema/profiles.ts'
import { users } from '../schema/users.ts'
import * as seeds from '../seed.registry.ts'
import { putRows } from './insert-rows.ts'
import { seededApplications } from './local-applications.ts'
import { seededCourses } from './local-courses.ts'
import { seededEnrollments } from './local-enrollments.ts'
import { seededMails } from './local-outbox.ts'
import { seededPeople } from './local-people.ts'

/** Nothing in the seed is younger. */
const now = Date.parse('2026-11-15T12:30:00Z')

export function seededRows() {
  const people = seededPeople()
  const userIds = new Map(people.map(({ key, user }) => [key, user.id]))
  const written = seededCourses(userIds)
  const learners = people.filter(({ profile }) => profile.role === 'student')
  const places = seededEnrollments(
    learners,
    written.map(({ course }) => course).filter(({ published }) => published),
    now,
  )
  const applications = seededApplications(people)

  return {
    users: people.map(({ user }) => user),
    profiles: people.map(({ profile }) => profile),
    courses: written.map(({ course }) => course),
    modules: written.flatMap((part) => part.modules),
    lessons: written.flatMap((part) => part.lessons),
    contents: written.flatMap((part) => part.contents),
    drafts: written.map((part) => part.draft),
    lessonDrafts: written.flatMap((part) => part.lessonDrafts),
    enrollments: places,
    applications,
    mails: seededMails(people, applications),
  }
}

/**
 * One batch, so that a database is seeded whole or not at all. What an earlier seed has written becomes what this one says;
 * everything else is left alone.
 */
export async function seedLocal(db: LocalDatabase): Promise<void> {
  await db.batch(seedStatements(db))
}

function seedStatements(db: LocalDatabase): LocalStatement[] {
  const rows = seededRows()
  return [
    ...putRows(db, users, rows.users),
    ...putRows(db, profiles, rows.profiles),
    ...putRows(db, courses, rows.courses),
    ...putRows(db, modules, rows.modules),
    ...putRows(db, lessons, rows.lessons),
    ...putRows(db, lessonContents, rows.contents),
    ...putRows(db, courseDrafts, rows.drafts),
    ...putRows(db, lessonDrafts, rows.lessonDrafts),
    ...putRows(db, enrollments, rows.enrollments),
    ...putRows(db, educatorApplications, rows.applications),
    ...putRows(db, outbox, rows.mails),
    ...Object.values(seeds).flatMap(({ seed }) => seed(db)),
  ]
}

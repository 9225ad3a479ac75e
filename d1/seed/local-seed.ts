import type { LocalDatabase, LocalStatement } from '../local-database.ts'
import { courseDrafts, lessonDrafts } from '../schema/courses/course-drafts.ts'
import { lessonContents, lessons, modules } from '../schema/courses/course-modules.ts'
import { courses } from '../schema/courses/courses.ts'
import { educatorApplications } from '../schema/accounts/educator-applications.ts'
import { enrollments, lessonProgress } from '../schema/courses/enrollments.ts'
import { files } from '../schema/base/files.ts'
import { outbox } from '../schema/console/outbox.ts'
import { notifications } from '../schema/notifications/notifications.ts'
import { profiles } from '../schema/accounts/profiles.ts'
import { users } from '../schema/accounts/users.ts'
import * as seeds from '../seed.registry.ts'
import { asQueue, insertRows, upsertRows } from './base/insert-rows.ts'
import { seededApplications } from './accounts/local-applications.ts'
import { seededCourses } from './courses/local-courses.ts'
import { seededEnrollments } from './courses/local-enrollments.ts'
import { seededMails, type SeededMail } from './console/local-outbox.ts'
import { seededPeople } from './accounts/local-people.ts'
import { seededNotifications } from './notifications/local-notifications.ts'

const now = Date.parse('2026-11-15T12:30:00Z')

export function seededRows(touched: ReadonlySet<string> = new Set()) {
  const people = seededPeople()
  const userIds = new Map(people.map(({ key, user }) => [key, user.id]))
  const written = seededCourses(userIds)
  const learners = people.filter(({ profile }) => profile.role === 'student')
  const places = seededEnrollments(
    learners,
    written.filter(({ course }) => course.published),
    now,
  )
  const applications = seededApplications(people)
  const untouched = written.filter(({ course }) => !touched.has(course.id))

  return {
    users: people.map(({ user }) => user),
    portraits: people.flatMap(({ portrait }) => portrait.map(({ row }) => row)),
    profiles: people.map(({ profile }) => profile),
    courses: untouched.map(({ course }) => course),
    modules: untouched.flatMap((part) => part.modules),
    lessons: untouched.flatMap((part) => part.lessons),
    contents: untouched.flatMap((part) => part.contents),
    drafts: untouched.map((part) => part.draft),
    lessonDrafts: untouched.flatMap((part) => part.lessonDrafts),
    enrollments: places.map(({ enrollment }) => enrollment),
    lessonProgress: places.flatMap((place) => place.lessons),
    applications,
    mails: seededMails(people, applications),
  }
}

/** The mails that the local inbox shows. */
export const sentMails = (): readonly SeededMail[] =>
  [
    ...seededRows().mails.map((row) => ({ row, values: row.details })),
    ...Object.values(seeds).flatMap((seed) => ('mails' in seed ? seed.mails : [])),
  ].filter(({ row }) => row.state === 'sent')

const told = () => Object.values(seeds).flatMap((seed) => ('told' in seed ? seed.told : []))

/**
 * Seeds everything in one batch, so that nothing is left half done. Rows of an earlier seed are overwritten, and all
 * other rows are kept.
 */
export async function seedLocal(db: LocalDatabase): Promise<void> {
  const { results } = await db
    .prepare(
      'SELECT course_id AS id FROM course_drafts WHERE version > 1 UNION SELECT course_id FROM lesson_drafts WHERE version > 1',
    )
    .all()
  const statements = seedStatements(db, new Set(results.map(({ id }) => String(id))))
  // On a busy machine, the batch is built for longer than an idle connection lasts. This turn of the event loop lets
  // the client notice that it was closed.
  await new Promise((resolve) => setImmediate(resolve))
  await db.batch(statements)
}

function seedStatements(db: LocalDatabase, touched: ReadonlySet<string>): LocalStatement[] {
  const rows = seededRows(touched)
  return [
    ...upsertRows(db, users, rows.users),
    // Triggers count the use of a file when a row names it, so the files are inserted before the profiles.
    ...insertRows(db, files, rows.portraits),
    ...upsertRows(db, profiles, rows.profiles),
    ...upsertRows(db, courses, rows.courses),
    ...upsertRows(db, modules, rows.modules),
    ...upsertRows(db, lessons, rows.lessons),
    ...upsertRows(db, lessonContents, rows.contents),
    ...upsertRows(db, courseDrafts, rows.drafts),
    ...upsertRows(db, lessonDrafts, rows.lessonDrafts),
    ...upsertRows(db, enrollments, rows.enrollments),
    // The learner's own enrollment stays as it is.
    ...upsertRows(
      db,
      lessonProgress,
      rows.lessonProgress,
      `EXISTS (SELECT 1 FROM enrollments WHERE id = value ->> 'enrollmentId')`,
    ),
    ...upsertRows(db, asQueue(educatorApplications), rows.applications),
    ...upsertRows(db, outbox, rows.mails),
    ...Object.values(seeds).flatMap(({ seed }) => seed(db)),
    ...insertRows(db, asQueue(notifications), seededNotifications(told())),
  ]
}

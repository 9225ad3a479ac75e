import { type Silence, silences } from '@kere/contracts/courses/course-insight-options'
import { lessons, modules } from '@kere/d1/schema/courses/course-modules'
import { courses } from '@kere/d1/schema/courses/courses'
import { type SQL, sql } from 'drizzle-orm'
import type { Database, SignedIn } from '../../base/context.ts'
import { dayOf } from '../../base/days.ts'
import { isAuthored } from '../course-authoring/authored-rows.ts'

const dayMs = 24 * 60 * 60 * 1000

/** The silent were last active at `activeFrom` or later and before `activeBefore`. Days are those of India, as in the counts, so that a number and its list agree. */
export function activityOf(silence: Silence | undefined, now: number) {
  if (silence === undefined) return { activeFrom: 0, activeBefore: now + 1 }
  const { from, to } = silences[silence]
  const today = dayOf(now)
  return { activeFrom: to === undefined ? 0 : today - to * dayMs, activeBefore: today - (from - 1) * dayMs }
}

/** Suspended and leaving learners cannot use the link of a message, and an unproven address may be a stranger's. */
export const isReachable = (studentId: SQL) => sql`EXISTS (SELECT 1 FROM user_entries AS entry
  WHERE entry.user_id = ${studentId} AND entry.state = 'active')`

export const hasLesson = (courseId: SQL | string, lessonId: string) => sql`EXISTS (SELECT 1 FROM ${lessons}
  JOIN ${modules} ON ${modules.id} = ${lessons.moduleId}
  WHERE ${lessons.id} = ${lessonId} AND ${modules.courseId} = ${courseId})`

/** Nothing is read of somebody else's course by a statement with this condition. */
export const isAuthorOf = (courseId: string, author: SignedIn) =>
  sql`EXISTS (SELECT 1 FROM ${courses} WHERE ${isAuthored(courseId, author)})`

export const selectAuthored = (db: Database, courseId: string, author: SignedIn) =>
  db.select({ id: courses.id, title: courses.title }).from(courses).where(isAuthored(courseId, author))
